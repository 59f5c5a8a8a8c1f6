/** Seats are lit for the move that is shown, not for the newest one. */
import { describe, expect, it } from 'vitest';
import type { Heard } from '../src/core/game';
import { actingIn } from '../src/table/acting';

const told = (moves: number, actor: number): Heard => ({ moves, actor, events: [], notation: '' });
const glimpse = (moves: number, last: Heard | null) => ({ table: 't', moves, of: 4, view: {}, told: last, outcome: null });
const log = [told(1, 0), told(2, -1), told(3, 1), told(4, 2)];
const now = { event: null, playing: null, past: null, log, update: { awaited: [3] } };
const event = { event: 'die_rolled', section: '4.3' };

describe('the seat that is lit', () => {
  it('is the one that is awaited when all is shown', () => {
    expect(actingIn(now)).toEqual([3]);
  });

  it('is the one whose move is being shown, though the game has gone on', () => {
    expect(actingIn({ ...now, event, playing: told(3, 1) })).toEqual([1]);
  });

  it('stays with whoever let the die come out', () => {
    expect(actingIn({ ...now, event, playing: told(2, -1) })).toEqual([0]);
    expect(actingIn({ ...now, event, playing: told(1, -1) })).toEqual([]);
  });

  it('is the one who was to move in an earlier position', () => {
    expect(actingIn({ ...now, past: glimpse(2, log[1]!) })).toEqual([1]);
    expect(actingIn({ ...now, past: glimpse(4, log[3]!) })).toEqual([3]);
  });
});
