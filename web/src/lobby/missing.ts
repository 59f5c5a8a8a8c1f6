/** What a table still lacks before it can begin. */
import type { SeatInfo } from '../generated/wire';

export type Lack = { is: 'free'; seat: number } | { is: 'unready'; seat: number };

/** The host, who begins, need not say that they are ready. */
export function missing(seats: SeatInfo[], you: number | null, host: boolean): Lack[] {
  return seats.flatMap((seat, number): Lack[] => {
    if (seat.kind === 'free') return [{ is: 'free', seat: number }];
    if (seat.kind === 'person' && !seat.ready && !(host && number === you)) return [{ is: 'unready', seat: number }];
    return [];
  });
}

/**
 * Where a seat is along the carpet: one half sits above it from left to right, the other below from right to left. Columns are half a place wide, so that
 * one place fewer below stands in the middle.
 */
export function placeOf(seat: number, seats: number): { row: 'above' | 'below'; column: number } {
  const above = Math.ceil(seats / 2);
  return seat < above ? { row: 'above', column: 2 * seat } : { row: 'below', column: 2 * (seats - 1 - seat) + (seats % 2) };
}
