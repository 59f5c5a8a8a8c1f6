import { expect, test } from 'vitest';
import type { EmiraView } from '../src/generated/emira';
import { turnPhase } from '../src/games/emira/panels/sight';
import { pace } from '../src/games/emira/pace';

const view = { phase: 'bidding', step: {} } as unknown as EmiraView;

test('nobody waits for what cannot be seen', () => {
  expect(pace({ event: 'asked', section: '4', phase: 'bidding', seat: 0, step: view.step })).toBe(0);
  expect(pace({ event: 'princess_joined', section: '6.1', seat: 0, princess: 'xenia' })).toBeGreaterThan(500);
});

test('forced choices belong to the phase that goes on after them', () => {
  expect(turnPhase(view)).toBe('auctions');
  expect(turnPhase({ ...view, phase: 'discarding_token', step: { resume: 'purchases' } } as unknown as EmiraView)).toBe('purchases');
  expect(turnPhase({ ...view, phase: 'over' })).toBeNull();
});
