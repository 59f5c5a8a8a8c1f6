import { beforeEach, expect, it, vi } from 'vitest';
import { levelsOf } from '../src/core/levels';
import { keepWish, seatCounts, wishFor } from '../src/home/wishes';
import type { GameInfo } from '../src/generated/wire';

const info = { game: 'dunes', fewest: 2, most: 5, usual: 4, bots: ['random', 'novice', 'regular', 'expert'] } as unknown as GameInfo;
let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

it('a first game is against the gentlest, at the usual table', () => expect(wishFor(info)).toEqual({ bot: 'novice', players: 4 }));

it('what was chosen is remembered, for each game by itself', () => {
  keepWish('dunes', { bot: 'expert', players: 2 });
  keepWish('oasis', { bot: 'regular', players: 3 });
  expect(wishFor(info)).toEqual({ bot: 'expert', players: 2 });
  expect(wishFor({ ...info, game: 'oasis' })).toEqual({ bot: 'regular', players: 3 });
  expect(wishFor({ ...info, game: 'mirage' })).toEqual({ bot: 'novice', players: 4 });
});

it('what there is no more, or cannot be read, is as for a first game', () => {
  keepWish('dunes', { bot: 'genie', players: 9 });
  expect(wishFor(info)).toEqual({ bot: 'novice', players: 4 });
  for (const text of ['{', 'null', '7']) {
    kept.set('caravanserai-play', text);
    expect(wishFor(info)).toEqual({ bot: 'novice', players: 4 });
  }
});

it('nobody is offered to play against no plan at all, unless there is nothing else', () => {
  expect(levelsOf(info)).toEqual(['novice', 'regular', 'expert']);
  expect(levelsOf({ bots: ['random'] })).toEqual(['random']);
  expect(seatCounts(info)).toEqual([2, 3, 4, 5]);
});
