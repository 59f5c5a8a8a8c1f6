import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CamelUpView, GameEvent } from '../src/generated/camel_up';
import { after, pace, step } from '../src/games/camel_up/steps';

interface Game {
  players: number;
  seat: number | null;
  view: CamelUpView;
  moves: { events: GameEvent[]; changed: Record<string, unknown> }[];
}

const games = JSON.parse(readFileSync(new URL('./fixtures/camel_up.json', import.meta.url), 'utf8')) as Game[];
const told = games.flatMap((game) => game.moves.flatMap((move) => move.events));

/** The view with some fields replaced; of the seats, those that are named. */
function changed(view: CamelUpView, fields: Record<string, unknown>): CamelUpView {
  const { seats, ...others } = fields as { seats?: Record<string, object> };
  return { ...view, ...others, seats: view.seats.map((seat, number) => ({ ...seat, ...seats?.[number] })) };
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

it('is told of everything that can happen', () => {
  const kinds = new Set(told.map((event) => event.event));
  for (const kind of ['start_seat_drawn', 'crazy_swapped', 'tile_paid', 'partnership_formed', 'partner_ticket_chosen', 'partner_ticket_scored', 'pile_settled', 'card_scored', 'game_stalled', 'game_ended'])
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

it('leaves a view alone when it is told something new', () => {
  const view = games[0]!.view;
  expect(step(view, { event: 'something_new', section: '1' })).toBe(view);
});
