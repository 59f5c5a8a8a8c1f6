/** What is said of one game of the journal. */
import { personName, say, words, type Figure } from '../core/words.svelte';
import type { JournalGame, JournalSeat } from '../generated/wire';

export const seatName = (seat: JournalSeat): string => (seat.kind === 'guest' ? say('page-guest') : personName(seat.name));

export const isWon = (game: JournalGame): boolean => game.winners.includes(game.you);

/** Those who were there besides me. */
export const others = (game: JournalGame): JournalSeat[] => game.seats.filter((seat) => seat.kind !== 'me');

/** Whom I am compared with: who came after me if I have won, else who has. */
export function measuredBy(game: JournalGame): JournalSeat | null {
  const rest = others(game);
  const winners = game.seats.filter((seat, number) => game.winners.includes(number) && seat.kind !== 'me');
  const among = isWon(game) ? rest.filter((seat) => !winners.includes(seat)) : winners;
  const found = (among.length ? among : rest).toSorted((a, b) => a.place - b.place || b.score - a.score)[0];
  return found ?? null;
}

/** By how much: in what the game counts, or how it was decided where points do not tell that. */
export function margin(game: JournalGame): string {
  const reason = `${game.game}-page-journal-reason-${game.reason}`;
  if (words.has(reason)) return say(reason);
  const other = measuredBy(game);
  if (!other) return '';
  const by = game.seats[game.you]!.score - other.score;
  const name = seatName(other);
  if (by === 0) return say('page-journal-level', { name });
  return say(by > 0 ? 'page-journal-ahead' : 'page-journal-behind', { amount: amount(game.game, Math.abs(by)), name });
}

/** So much of what a game counts. */
export function amount(game: string, count: number | Figure): string {
  const own = `${game}-page-journal-amount`;
  return say(words.has(own) ? own : 'page-journal-amount', { amount: count });
}

/** With a sign, and a true minus. */
export const signed = (count: number): string => words.number(count, { signDisplay: 'exceptZero' }).replace('-', '−');

/** The day, by the reader's own calendar; with its year, if that is not this one. */
export function dayOf(seconds: number, now: Date = new Date()): string {
  const day = new Date(seconds * 1000);
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(words.locale, { day: 'numeric', month: 'short', year }).format(day);
}

export interface Day {
  lit: boolean;
  /** Whether it is still to come. */
  ahead: boolean;
}

/** Eight weeks, the present one last, each from Monday to Sunday: the days on which a game was finished. */
export function weeksOf(ended: number[], now: Date = new Date()): Day[][] {
  const key = (day: Date): string => `${day.getFullYear()}-${day.getMonth()}-${day.getDate()}`;
  const lit = new Set(ended.map((seconds) => key(new Date(seconds * 1000))));
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
  return Array.from({ length: 8 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() - (7 - week) * 7 + day);
      return { lit: lit.has(key(date)), ahead: date > now };
    }),
  );
}
