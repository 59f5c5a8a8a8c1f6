/** Why a sheikh has won or not, by what the server has told at the end. */
import type { EmiraView } from '../../../generated/emira';
import type { EmiraTable } from '../game';
import { needed, slotsOf } from './talents';

export interface Shown {
  objective: string;
  talents: boolean;
  princesses: number;
  score: number;
}

export interface Why {
  state: 'talents' | 'any' | 'score' | 'unpaid' | 'few' | 'missing';
  princesses: number;
  least: number;
  missing: number;
}

/** What everybody showed at the end, by seat. */
export function shownAtTheEnd(table: EmiraTable): Map<number, Shown> {
  const events = table.log.flatMap((told) => told.events);
  return new Map(events.filter((event) => event.event === 'objective_shown').map((event) => [event.seat, event]));
}

/** Who has paid the last upkeep in full. */
export function paidInFull(table: EmiraTable): Set<number> {
  const full = new Set<number>();
  for (const told of table.log)
    for (const event of told.events) {
      if (event.event === 'turn_started') full.clear();
      if (event.event === 'upkeep_paid' && event.full) full.add(event.seat);
    }
  return full;
}

export function whyOf(view: EmiraView, seat: number, shown: Shown, won: boolean, paid: boolean): Why {
  const { least, without } = needed(view.seats.length);
  const missing = slotsOf(shown.objective, view.seats[seat]!.princesses).filter((slot) => !slot.by).length;
  const told = { princesses: shown.princesses, least, missing };
  const talents = shown.talents && shown.princesses >= least;
  const any = shown.princesses >= without;
  if (!won && (talents || any)) return { ...told, state: paid ? 'score' : 'unpaid' };
  if (talents) return { ...told, state: 'talents' };
  if (any) return { ...told, state: 'any' };
  return { ...told, state: shown.talents ? 'few' : 'missing' };
}
