import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameEvent } from '../src/generated/camel_up';
import { pace } from '../src/games/camel_up/pace';

interface Game {
  moves: { events: GameEvent[] }[];
}

const games = JSON.parse(readFileSync(new URL('./fixtures/camel_up.json', import.meta.url), 'utf8')) as Game[];
const told = games.flatMap((game) => game.moves.flatMap((move) => move.events));

it('is told of everything that can happen', () => {
  const kinds = new Set(told.map((event) => event.event));
  for (const kind of [
    'start_seat_drawn',
    'crazy_swapped',
    'tile_paid',
    'partnership_formed',
    'partner_ticket_chosen',
    'partner_ticket_scored',
    'pile_settled',
    'card_scored',
    'game_stalled',
    'game_ended',
  ])
    expect(kinds).toContain(kind);
  const moved = told.filter((event) => event.event === 'unit_moved');
  expect(moved.some((event) => event.under)).toBe(true);
  expect(moved.some((event) => !event.under && event.space !== event.stop)).toBe(true);
  expect(moved.some((event) => event.space < 1)).toBe(true);
  expect(moved.some((event) => event.space > 16)).toBe(true);
});

it('lets nobody wait long, and nothing pass unseen', () => {
  for (const event of told) {
    const wait = pace({ section: '', ...event });
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThan(1400);
    if (event.event === 'unit_moved' || event.event === 'die_rolled') expect(wait).toBeGreaterThan(400);
  }
});
