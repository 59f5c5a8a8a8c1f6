/** Who is here, as the server tells it: away, stood in for, lent to a bot, or back. */
import type { SeatInfo, Tiding, Update } from '../../generated/wire';

export type Absence = { is: 'away'; since: number; botAt: number | null } | { is: 'stood-in' | 'lent'; bot: string } | { is: 'back' } | null;

/** So long somebody is told to be back, in seconds, unless they have moved before. */
export const BACK = 60;
/** So long nobody is told to have gone: many a line is cut for a moment. */
export const MOMENT = 4;
/** After so long one may remind somebody who is here. */
export const LONG = 60;

/** How it stands with somebody's seat; null for whoever is simply here, for bots, and when the game is over. */
export function absenceOf(update: Update, number: number, tidings: Tiding[], now: number): Absence {
  const seat = update.seats[number]!;
  if (seat.kind !== 'person' || update.phase === 'over') return null;
  if (seat.bot) return { is: seat.lent ? 'lent' : 'stood-in', bot: seat.bot };
  if (seat.away !== null && number !== update.you) return { is: 'away', since: seat.away, botAt: seat.bot_at };
  return number !== update.you && isBack(number, tidings, now) ? { is: 'back' } : null;
}

function isBack(number: number, tidings: Tiding[], now: number): boolean {
  const last = tidings.findLast((one) => one.seat === number && one.kind !== 'nudged');
  return last?.kind === 'returned' && now - last.at < BACK;
}

/** How much of the time until a bot comes is left, from 1 to 0. */
export function shareLeft(since: number, botAt: number, now: number): number {
  return Math.min(1, Math.max(0, (botAt - now) / Math.max(1, botAt - since)));
}

/** Whom the table waits for who is a person and not I: the one who is away first. */
export function awaitedOther(update: Update): number | null {
  const others = update.awaited.filter((number) => number !== update.you && isPerson(update.seats[number]!));
  return others.find((number) => update.seats[number]!.away !== null) ?? others[0] ?? null;
}

const isPerson = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.bot === null;

/** Whether I may let a bot play at once for somebody who is away: as the host, and among friends as whoever sits here. */
export function mayHurry(update: Update, number: number, now: number): boolean {
  const begins = update.seats[number]!.bot_from;
  return begins !== null && now >= begins && (update.host || (update.you !== null && !update.settings.listed));
}

/** From how many seconds on one may nudge again; 0 if now. */
export function nudgeIn(update: Update, now: number): number {
  return update.nudge ? Math.max(0, update.nudge.again - now) : 0;
}

/** The seats of bots that somebody who watches may take: all, or the one they had. */
export function openSeats(update: Update): number[] {
  return update.you === null ? botSeats(update) : [];
}

/** The seats of bots that whoever comes may take. */
export function botSeats(update: Update): number[] {
  if (update.phase !== 'playing' || update.lesson || update.settings.bot_seats !== 'open') return [];
  return update.seats.flatMap((seat, number) => (seat.kind === 'bot' ? [number] : []));
}
