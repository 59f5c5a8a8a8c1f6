/** Which fields of a game's data are about seats: as the page was built with the game, or as the server tells of one that came later. */
import { FIELDS_BY_SEAT, SEAT_FIELDS } from '../generated/seats';

const holding = new Map<string, ReadonlySet<string>>(Object.entries(SEAT_FIELDS));
const listing = new Map<string, ReadonlySet<string>>(Object.entries(FIELDS_BY_SEAT));

export function learnSeats(game: string, seats: string[], bySeat: string[]): void {
  holding.set(game, new Set(seats));
  listing.set(game, new Set(bySeat));
}

/** Whether a field holds a seat, or several; `seat` does in every game. */
export function holdsSeat(game: string, field: string): boolean {
  return field === 'seat' || (holding.get(game)?.has(field) ?? false);
}

/** Whether a field of a view has an item for each seat. */
export function isBySeat(game: string, field: string): boolean {
  return listing.get(game)?.has(field) ?? false;
}
