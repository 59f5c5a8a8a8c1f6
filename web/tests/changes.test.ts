import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { merged, type Change } from '../src/core/changes';

interface Move {
  changes: Change[];
  view?: unknown;
}

interface Game {
  players: number;
  seat: number | null;
  view: unknown;
  moves: Move[];
}

const played = (game: string): Game[] => JSON.parse(readFileSync(new URL(`./fixtures/${game}.json`, import.meta.url), 'utf8')) as Game[];

function frozen<Thing>(thing: Thing): Thing {
  if (thing && typeof thing === 'object') Object.values(Object.freeze(thing)).forEach(frozen);
  return thing;
}

describe('changes, one by one, lead to what the server shows', () => {
  const games = ['camel_up', 'five_tribes', 'emira'].flatMap((name) => played(name).map((game) => [name, game.players, game.seat, game] as const));
  it.each(games)('%s, %i players, seen from %s', (_name, _players, _seat, game) => {
    let mine = frozen(game.view);
    let looks = 0;
    for (const [number, move] of game.moves.entries()) {
      for (const change of move.changes) mine = frozen(merged(mine, frozen(change)));
      if (move.view) {
        looks += 1;
        expect(mine, `after move ${number + 1}`).toEqual(move.view);
      }
    }
    expect(looks).toBeGreaterThan(0);
  });
});

describe('a change', () => {
  const view = frozen({ turn: 1, seats: [{ coins: 3 }, { coins: 4 }], pile: ['a'], held: { blue: 1, red: 2 } });

  it('sets what it names and shares the rest', () => {
    const next = merged(view, { turn: [2], seats: { '1': { coins: [7] } } });
    expect(next).toEqual({ ...view, turn: 2, seats: [{ coins: 3 }, { coins: 7 }] });
    expect(next.seats[0]).toBe(view.seats[0]);
    expect(next.held).toBe(view.held);
  });

  it('adds to a list, or takes another one in its place', () => {
    expect(merged(view, { pile: { '+': ['b', 'c'] } })).toEqual({ ...view, pile: ['a', 'b', 'c'] });
    expect(merged(view, { pile: [[]], held: [{ blue: 1 }] })).toEqual({ ...view, pile: [], held: { blue: 1 } });
  });

  it('may be none', () => expect(merged(view, null)).toBe(view));

  it('may bring nothing into being', () => expect(merged({ hand: 3 }, { hand: [null] })).toEqual({ hand: null }));
});
