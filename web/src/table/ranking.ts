/** Who came where at the end, as the game says: those who share a place are as good as each other. */
import type { Outcome } from '../generated/wire';

export interface Place {
  seat: number;
  place: number;
  score: number;
  won: boolean;
}

export function ranking({ scores, places, winners }: Pick<Outcome, 'scores' | 'places' | 'winners'>): Place[] {
  const seats = scores.map((score, seat) => ({ seat, score, place: places[seat]!, won: winners.includes(seat) }));
  return seats.sort((one, other) => one.place - other.place || other.score - one.score || one.seat - other.seat);
}
