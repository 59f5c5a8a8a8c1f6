/** Who came where at the end: winners first, then by score; equal scores share a place. */
import type { Outcome } from '../generated/wire';

export interface Place {
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

export function ranking({ scores, winners }: Pick<Outcome, 'scores' | 'winners'>): Place[] {
  const seats = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  const ahead = (one: (typeof seats)[number], other: (typeof seats)[number]): number => Number(other.won) - Number(one.won) || (one.won ? 0 : other.score - one.score);
  const placed = seats.map((entry) => ({ ...entry, place: 1 + seats.filter((other) => ahead(other, entry) < 0).length }));
  return placed.sort((one, other) => one.place - other.place || other.score - one.score || one.seat - other.seat);
}
