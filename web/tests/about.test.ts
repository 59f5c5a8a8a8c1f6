/** Whatever says that it explains itself has words for it, in every language, and a rule that there is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, words } from '../src/core/words.svelte';
import { CAMELS, RACERS, SPACES } from '../src/generated/camel_up';
import { CARAVANS, PRINCESSES, TOKENS } from '../src/generated/emira';
import { CATEGORIES, DESIGNS, DJINNS, PIECES, RESOURCES, SPOT_PRICES, THIEVES, TILES, TRIBES } from '../src/generated/five_tribes';
import { STALLS } from '../src/games/emira/art/pieces';
import { PHASES_OF_TURN } from '../src/games/emira/panels/sight';
import type { TableStore } from '../src/core/table.svelte';
import { beside } from '../src/table/beside';
import { neighbour } from '../src/table/neighbours';
import { tellerOf } from '../src/table/telling';
import { THINGS as SHARED } from '../src/table/things';
import { sources } from './sources';

const numbers = (most: number): string[] => Array.from({ length: most }, (_, index) => String(index + 1));
const PREFERENCES = ['appearance', 'status', 'palace', 'money', 'princesses'];

/** Of each kind, which ones there are; kinds that are not here have only one. */
const WHICH: Record<string, Record<string, readonly string[]>> = {
  camel_up: {
    ticket: RACERS,
    card: RACERS,
    pile: ['winner', 'loser'],
    camel: CAMELS,
    space: numbers(SPACES),
    side: ['cheer', 'boo'],
    tile: ['0', '1'],
    held: ['blue 5'],
    coins: ['0'],
  },
  five_tribes: {
    ...{
      tile: TILES,
      djinn: DJINNS,
      thief: THIEVES,
      card: [...RESOURCES, 'silk 3'],
      spot: SPOT_PRICES.map(String),
      score: CATEGORIES,
      supply: [...PIECES, 'bag'],
    },
    ...{ tribe: TRIBES, camel: ['0'], piece: PIECES, marker: ['1 0', '2 '], gold: ['0', '1'] },
  },
  emira: {
    ...{ princess: PRINCESSES, value: PREFERENCES.flatMap((by) => [by, `${by} 1`]), wish: PREFERENCES.flatMap((by) => [`${by} 1`, `${by} 2`]), stall: STALLS },
    ...{ caravan: CARAVANS, purse: ['income', 'upkeep', 'left'], phase: PHASES_OF_TURN, token: TOKENS, gold: ['0', '1'] },
  },
};

function tableOf(game: string): TableStore {
  const [{ view }] = JSON.parse(readFileSync(new URL(`./fixtures/${game}.json`, import.meta.url), 'utf8')) as [{ view: object }];
  const tiles = [
    { space: 5, side: 'cheer', owner: 0 },
    { space: 9, side: 'boo', owner: 1 },
  ];
  const land = TILES.map((tile, index) => ({
    tile,
    design: DESIGNS[index % DESIGNS.length],
    meeples: { vizier: 2 },
    owner: index % 2 ? 0 : null,
    palms: 1,
    palaces: 0,
  }));
  const seats = [
    { kind: 'person', bot: null },
    { kind: 'bot', bot: 'regular' },
  ];
  return {
    ...{ game, you: 0, names: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'], lensNow: null, moves: () => [], past: null, busy: false, event: null },
    update: { seats, awaited: [0], phase: 'playing', prompt: null, settings: {} },
    view: { ...view, ...(game === 'camel_up' ? { tiles } : game === 'five_tribes' ? { tiles: land } : {}) },
  } as unknown as TableStore;
}

describe.each(Object.keys(WHICH))('%s', (game) => {
  const rules = readFileSync(new URL(`../../src/caravanserai/games/${game}/RULES.md`, import.meta.url), 'utf8');
  const known = new Set([...rules.matchAll(/^#+ (\d+(?:\.\d+)?) /gm)].map(([, number]) => number));

  it('has something to tell of every kind that its components name', async () => {
    const { THINGS } = (await import(`../src/games/${game}/about.ts`)) as { THINGS: Record<string, unknown> };
    const named = [...sources]
      .filter(([path]) => path.endsWith('.svelte') && (path.startsWith(`games/${game}/`) || path.startsWith('table/')))
      .flatMap(([, text]) => [...text.matchAll(/\b(?:data-)?explains="([a-z]+)/g)].map(([, kind]) => kind!));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((kind) => !(kind in THINGS) && !(kind in SHARED))).toEqual([]);
    expect(Object.keys(THINGS).filter((kind) => kind in SHARED)).toEqual([]);
    expect(Object.keys(WHICH[game]!).filter((kind) => !(kind in THINGS))).toEqual([]);
  });

  it.each(LANGUAGES)('tells what everything is in %s', async (language) => {
    const faults = vi.spyOn(console, 'error');
    const table = tableOf(game);
    const { THINGS } = (await import(`../src/games/${game}/about.ts`)) as { THINGS: Record<string, unknown> };
    await words.addGame(game);
    const tell = await tellerOf(table);
    await words.use(language);
    for (const kind of Object.keys(THINGS))
      for (const which of WHICH[game]![kind] ?? ['']) {
        const told = tell(kind, which ? which.split(' ') : []);
        expect(told?.title, `${kind} ${which}`).toBeTruthy();
        expect(told!.text.length, `${kind} ${which}`).toBeGreaterThan(15);
        expect(known, `${kind} ${which}`).toContain(told!.section);
      }
    for (const kind of Object.keys(SHARED)) expect(tell(kind, ['1'])?.text, kind).toBeTruthy();
    expect(faults.mock.calls).toEqual([]);
    faults.mockRestore();
  });
});

/** As the browser measures: its sides are no properties of its own. */
class Measured {
  constructor(readonly sizes: [number, number]) {}
  get width(): number {
    return this.sizes[0];
  }
  get height(): number {
    return this.sizes[1];
  }
}

it('a card lies beside what it tells of, wherever there is room', () => {
  const pyramid = { left: 155, top: 327, width: 200, height: 132 };
  expect(beside(pyramid, new Measured([258, 360]), { width: 390, height: 844 }).top).toBeGreaterThan(459);
  expect(beside({ ...pyramid, left: 600 }, new Measured([258, 360]), { width: 1366, height: 768 }).left).toBe(600 - 258 - 10);
});

describe('the arrow keys', () => {
  const at = (name: string, left: number, top: number) => ({ name, box: { left, top, width: 10, height: 10 } });
  const things = [at('right', 100, 4), at('far right', 200, 0), at('below', 3, 90), at('askew', 60, 50)];

  it('go to what lies nearest that way', () => {
    const from = { left: 0, top: 0, width: 10, height: 10 };
    expect(neighbour(from, things, 'ArrowRight')?.name).toBe('right');
    expect(neighbour(from, things, 'ArrowDown')?.name).toBe('below');
    expect(neighbour(from, things, 'ArrowLeft')).toBeNull();
    expect(neighbour(things[0]!.box, things, 'ArrowRight')?.name).toBe('far right');
  });
});
