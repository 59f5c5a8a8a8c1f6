import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameEvent } from '../src/generated/five_tribes';
import { timingOf } from '../src/core/pace';
import { pace } from '../src/games/five_tribes/pace';

interface Game {
  moves: { events: GameEvent[] }[];
}

const games = JSON.parse(readFileSync(new URL('./fixtures/five_tribes.json', import.meta.url), 'utf8')) as Game[];
const told = games.flatMap((game) => game.moves.flatMap((move) => move.events));

it('is told of most that can happen', () => {
  const kinds = new Set(told.map((event) => event.event));
  for (const kind of [
    'spot_taken',
    'dropped',
    'camel_placed',
    'killed',
    'built',
    'palm_placed',
    'palace_placed',
    'card_bought',
    'djinn_bought',
    'thief_bought',
    'thief_used',
    'good_given',
    'good_claimed',
    'vizier_given',
    'djinn_claimed',
    'piece_given',
    'piece_claimed',
    'tile_given',
    'kept_by_kandicha',
    'power_paid',
    'good_offered',
    'good_withdrawn',
    'suit_sold',
    'nobody_can_move',
    'opened',
    'scored',
    'game_ended',
  ])
    expect(kinds).toContain(kind);
});

it('lets nobody wait long, and nothing pass unseen', () => {
  for (const event of told) {
    const { lasts, words } = timingOf(pace({ section: '', ...event }), { pace: 'normal', calm: false, mine: true });
    expect(lasts).toBeGreaterThanOrEqual(0);
    expect(lasts).toBeLessThan(1000);
    expect(words).toBeLessThanOrEqual(lasts);
    // Words follow the pieces.
    if (event.event === 'dropped' || event.event === 'camel_placed') expect(words).toBeGreaterThan(250);
  }
});
