import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FiveTribesView, GameEvent } from '../src/generated/five_tribes';
import { after, pace, step } from '../src/games/five_tribes/steps';

interface Game {
  players: number;
  seat: number | null;
  view: FiveTribesView;
  moves: { events: GameEvent[]; changed: Record<string, unknown> }[];
}

const games = JSON.parse(readFileSync(new URL('./fixtures/five_tribes.json', import.meta.url), 'utf8')) as Game[];
const told = games.flatMap((game) => game.moves.flatMap((move) => move.events));

/** A list with some of its entries changed, or another list. */
function row<Thing extends object>(things: Thing[], changes: unknown): Thing[] {
  if (Array.isArray(changes)) return changes as Thing[];
  const byNumber = (changes ?? {}) as Record<string, object>;
  return things.map((thing, number) => ({ ...thing, ...byNumber[number] }));
}

function changed(view: FiveTribesView, fields: Record<string, unknown>): FiveTribesView {
  const { seats, tiles, ...others } = fields;
  return { ...view, ...others, seats: row(view.seats, seats), tiles: row(view.tiles, tiles) };
}

function frozen<Thing>(thing: Thing): Thing {
  if (thing && typeof thing === 'object') Object.values(Object.freeze(thing)).forEach(frozen);
  return thing;
}

describe('events, one by one, lead to what the server shows', () => {
  it.each(games.map((game) => [game.players, game.seat, game] as const))('%i players, seen from %s', (_players, _seat, game) => {
    let server = frozen(game.view);
    let mine = server;
    for (const [number, move] of game.moves.entries()) {
      for (const event of move.events) mine = frozen(after(mine, event));
      server = changed(server, move.changed);
      expect(mine, `after move ${number + 1}`).toEqual(server);
    }
    expect(mine.phase).toBe('over');
  });
});

it('is told of most that can happen', () => {
  const kinds = new Set(told.map((event) => event.event));
  for (const kind of ['spot_taken', 'dropped', 'camel_placed', 'killed', 'built', 'palm_placed', 'palace_placed', 'card_bought', 'djinn_bought', 'thief_bought', 'thief_used', 'good_given', 'good_claimed', 'vizier_given', 'djinn_claimed', 'piece_given', 'piece_claimed', 'tile_given', 'kept_by_kandicha', 'power_paid', 'good_offered', 'good_withdrawn', 'suit_sold', 'nobody_can_move', 'opened', 'scored', 'game_ended'])
    expect(kinds).toContain(kind);
});

it('lets nobody wait long, and nothing pass unseen', () => {
  for (const event of told) {
    const wait = pace({ section: '', ...event });
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThan(1000);
    if (event.event === 'dropped' || event.event === 'camel_placed') expect(wait).toBeGreaterThan(250);
  }
});

it('leaves a view alone when it is told something new', () => {
  const view = games[0]!.view;
  expect(step(view, { event: 'something_new', section: '1' })).toBe(view);
});
