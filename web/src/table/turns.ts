/** The log by turns: a seat's moves, with what chance and the rules made of them. */
import type { AnyEvent } from '../core/speech';
import type { Heard } from '../core/game';
import type { HiddenPositions } from '../generated/wire';

export interface Line {
  text: string;
  section: string;
}

export interface Turn {
  /** The seat that moved, or -1 where chance began by itself. */
  actor: number;
  /** How many moves had been made when it began, and when it ended. */
  from: number;
  to: number;
  lines: Line[];
}

/** Moves of chance belong to the turn before them; so do further moves of the same seat, as long as chance does not part them. */
export function byTurn(log: Heard[], sentence: (event: AnyEvent) => string): Turn[] {
  const turns: Turn[] = [];
  let before = -2;
  for (const told of log) {
    const open = turns.at(-1);
    const goesOn = open !== undefined && (told.actor < 0 || told.actor === before);
    const turn = goesOn ? open : { actor: told.actor, from: told.moves - 1, to: told.moves, lines: [] };
    if (!goesOn) turns.push(turn);
    turn.to = told.moves;
    turn.lines.push(...linesOf(told, sentence));
    before = told.actor;
  }
  return turns.filter((turn) => turn.lines.length > 0);
}

/** What a move's events say; some say nothing. Of a move of other rules only how it is written is known. */
export function linesOf(told: Heard, sentence: (event: AnyEvent) => string): Line[] {
  if (told.notation) return [{ text: told.notation, section: '' }];
  return told.events.map((event) => ({ text: sentence(event), section: event.section })).filter((line) => line.text !== '');
}

/** How many turns others have had since this seat's latest; null if it had none. */
export function turnsSince(turns: Turn[], seat: number | null): number | null {
  const last = turns.findLastIndex((turn) => turn.actor === seat);
  return seat === null || last < 0 ? null : turns.length - 1 - last;
}

/** The turns that began after one position and were told up to another. */
export function meanwhile(turns: Turn[], from: number, upTo: number): Turn[] {
  return turns.filter((turn) => turn.from >= from && turn.to <= upTo);
}

/** The position to show for one that is asked for: itself, or beyond those that today's rules do not lead to, on the way from here. */
export function shownPosition(hidden: HiddenPositions[], wanted: number, from: number, last: number): number {
  const gap = hidden.find((gap) => wanted >= gap.first && wanted <= gap.last);
  if (!gap) return wanted;
  const [on, back] = [gap.last + 1, gap.first - 1];
  if (back < 0) return Math.min(on, last);
  return on > last || wanted < from ? back : on;
}
