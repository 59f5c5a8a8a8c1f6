import { expect, test } from 'vitest';
import { timingOf } from '../src/core/pace';
import type { EmiraView } from '../src/generated/emira';
import { shownPhase, turnPhase } from '../src/games/emira/panels/sight';
import { FLIGHT, pace } from '../src/games/emira/pace';

const view = { phase: 'bidding', step: {} } as unknown as EmiraView;

test('nobody waits for what cannot be seen', () => {
  expect(pace({ event: 'asked', section: '4', phase: 'bidding', seat: 0, step: view.step })).toBe(0);
  expect(pace({ event: 'princess_lost', section: '4.7', seat: 0, princess: 'xenia' })).toBeGreaterThan(500);
});

test('a purchase is told when the ware has come', () => {
  const { lasts, words } = timingOf(pace({ event: 'camel_bought', section: '5.7', seat: 0, price: 150 }), { pace: 'normal', calm: false, mine: true });
  expect(words).toBe(FLIGHT);
  expect(lasts).toBeGreaterThan(words);
});

test('forced choices belong to the phase that goes on after them', () => {
  expect(turnPhase(view)).toBe('auctions');
  expect(turnPhase({ ...view, phase: 'discarding_token', step: { resume: 'purchases' } } as unknown as EmiraView)).toBe('purchases');
  expect(turnPhase({ ...view, phase: 'over' })).toBeNull();
});

test('a choice is a scene that is held, and nothing else is', () => {
  const joined = { event: 'princess_joined', section: '6.1', seat: 0, princess: 'xenia' } as const;
  const scene = timingOf(pace(joined), { pace: 'normal', calm: false, mine: false });
  expect(scene.held).toBe(true);
  expect(scene.lasts).toBeGreaterThanOrEqual(2500);
  expect(timingOf(pace({ event: 'bid_made', section: '5.1', seat: 0, amount: 10 }), { pace: 'normal', calm: false, mine: true }).held).toBe(false);
});

test('the strip names the phase of what is told, though the view is ahead of it', () => {
  const ahead = { ...view, turn: 3, phase: 'giving_gift' } as unknown as EmiraView;
  const before = { ...ahead, in_play: ['xenia'], undecided: ['noor'] } as unknown as EmiraView;
  const joins = (princess: 'xenia' | 'noor') => ({ event: 'princess_joined', section: '6.1', seat: 0, princess }) as const;
  expect(shownPhase(ahead, joins('xenia'), before)).toBe('choice');
  expect(shownPhase(ahead, joins('noor'), before)).toBe('upkeep');
  expect(shownPhase(ahead, { event: 'income_paid', section: '4.2', seat: 0, gold: 150, caravans: 0 }, before)).toBe('income');
  expect(shownPhase(ahead, null, null)).toBe('upkeep');
});
