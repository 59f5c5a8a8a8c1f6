import { beforeAll, expect, test } from 'vitest';
import { words } from '../src/core/words.svelte';
import type { EmiraTable } from '../src/games/emira/game';
import { paidInFull, whyOf } from '../src/games/emira/panels/ending';
import { choiceOf, foundBy } from '../src/games/emira/scene/choice';
import { SCENE, stepTime, WALK } from '../src/games/emira/scene/timing';
import type { EmiraView } from '../src/generated/emira';

const names = ['Ann', 'Ben', 'Cleo', 'Dora'];
const house = (rooms: number, palace: number, status: number, princesses: string[] = []) => ({
  rooms,
  palace: palace * 2,
  status_points: status,
  appearance: 0,
  princesses,
  gold: null,
  shown: null,
  shown_turn: 0,
});
/** Janan looks at the palace, then at status. */
const before = {
  turn: 18,
  in_play: ['janan'],
  undecided: [],
  swapped: [],
  seats: [house(2, 3, 2, ['asima', 'farah']), house(3, 2, 0), house(3, 2, 1), house(3, 1, 3)],
} as unknown as EmiraView;

beforeAll(async () => {
  await words.addGame('emira');
  await words.use('en');
});

test('those without a room fall out first, then those with less, each with the reason', () => {
  const choice = choiceOf({ event: 'princess_joined', section: '6.1', princess: 'janan', seat: 2 }, before)!;
  expect(choice.questions.map((one) => one.asks)).toEqual(['room', 'first', 'second']);
  expect(choice.questions.map((one) => one.left)).toEqual([[1, 2, 3], [1, 2], [2]]);
  expect(choice.questions.flatMap((one) => one.fallen.map(({ seat, why }) => `${names[seat]}: ${why}`))).toEqual([
    'Ann: no room',
    'Dora: palace 2 beats 1',
    'Ben: status 1 beats 0',
  ]);
  expect(choice.questions.map((one) => foundBy(one, names))).toEqual(['3 sheikhs have a free room.', 'Ben and Cleo are level.', 'Cleo is ahead.']);
});

test('what is decided is not asked about any more', () => {
  const alone = { ...before, seats: [before.seats[0]!, before.seats[1]!] };
  const choice = choiceOf({ event: 'princess_joined', section: '6.1', princess: 'janan', seat: 1 }, alone)!;
  expect(choice.questions.map((one) => one.asks)).toEqual(['room']);
});

test('whoever stays undecided leaves those who are level', () => {
  const level = { ...before, seats: [before.seats[1]!, before.seats[1]!, before.seats[3]!] };
  const choice = choiceOf({ event: 'princess_undecided', section: '6.2', princess: 'janan' }, level)!;
  expect(choice.seat).toBeNull();
  expect(choice.questions.at(-1)!.left).toEqual([0, 1]);
});

test('nothing else is a choice', () => {
  expect(choiceOf({ event: 'bid_made', section: '5.1', seat: 0, amount: 10 }, before)).toBeNull();
  expect(choiceOf({ event: 'princess_joined', section: '6.1', princess: 'noor', seat: 2 }, before)).toBeNull();
});

test('the questions and the walk fill the scene', () => {
  for (const questions of [1, 2, 3]) expect(stepTime(questions) * questions + WALK).toBe(SCENE);
});

test('whoever won with princesses of any kind is not told that talents are missing', () => {
  const eight = { seats: [{ princesses: [] }, {}, {}] } as unknown as EmiraView;
  const shown = { objective: 'iihcr', talents: false, princesses: 8, score: 16 };
  expect(whyOf(eight, 0, shown, true, true).state).toBe('any');
  expect(whyOf(eight, 0, shown, false, true).state).toBe('score');
  expect(whyOf(eight, 0, shown, false, false).state).toBe('unpaid');
  expect(whyOf(eight, 0, { ...shown, talents: true, princesses: 5 }, false, true).state).toBe('few');
  expect(whyOf(eight, 0, { ...shown, princesses: 5 }, false, true)).toEqual({ state: 'missing', princesses: 5, least: 6, missing: 5 });
});

test('only the last upkeep counts as paid', () => {
  const told = [
    { event: 'upkeep_paid', seat: 0, full: true },
    { event: 'turn_started' },
    { event: 'upkeep_paid', seat: 1, full: true },
    { event: 'upkeep_paid', seat: 2, full: false },
  ];
  expect([...paidInFull({ log: [{ events: told }] } as unknown as EmiraTable)]).toEqual([1]);
});
