/** How a princess came to choose, step by step, out of what everybody could see before she did. Whom she chose is what the server told; this only says why. */
import { say, words } from '../../../core/words.svelte';
import type { EmiraView } from '../../../generated/emira';
import type { Princess } from '../art/pieces';
import type { EmiraEvent } from '../game';
import { standingsOf, wishesOf } from '../panels/court';
import { amount } from '../panels/numbers';
import type { Preference } from '../panels/people';

export interface Fallen {
  seat: number;
  why: string;
}

/** One thing that she asks: who is left after it, and who falls out, with the reason. */
export interface Question {
  asks: 'room' | 'first' | 'second';
  by: Preference | null;
  /** What each seat has of it; null where it is hidden. */
  values: (number | null)[];
  left: number[];
  fallen: Fallen[];
}

export interface Choice {
  princess: Princess;
  /** Whom she joins; null if she stays undecided. */
  seat: number | null;
  questions: Question[];
}

/** The choice that an event tells, by the view before it; null for any other event. */
export function choiceOf(event: EmiraEvent | null, before: EmiraView | null): Choice | null {
  if (!event || !before) return null;
  if (event.event === 'sidi_came') return { princess: 'sidi_suleiman', seat: event.seat, questions: questionsOf(before, 'sidi_suleiman', event.seat) };
  if (event.event !== 'princess_joined' && event.event !== 'princess_undecided') return null;
  const { princess } = event;
  if (!before.in_play.includes(princess) && !before.undecided.includes(princess)) return null;
  const seat = event.event === 'princess_joined' ? event.seat : null;
  return { princess, seat, questions: questionsOf(before, princess, seat) };
}

function questionsOf(view: EmiraView, princess: Princess, chosen: number | null): Question[] {
  const standings = standingsOf(view, princess);
  const [first = null, second = null] = wishesOf(view, princess);
  const all = standings.map((one) => one.seat);
  const questions: Question[] = [];
  let left = all;
  if (princess !== 'sidi_suleiman') {
    const open = all.filter((seat) => standings[seat]!.free > 0 || seat === chosen);
    const fallen = all.filter((seat) => !open.includes(seat)).map((seat) => ({ seat, why: say('emira-page-full') }));
    questions.push({ asks: 'room', by: null, values: standings.map((one) => one.free), left: open, fallen });
    left = open;
  }
  for (const [asks, by] of [
    ['first', first],
    ['second', second],
  ] as const) {
    if (left.length < 2 || by === null) break;
    const values = standings.map((one) => one[asks]);
    const question = compare(asks, by, values, left, chosen);
    questions.push(question);
    left = question.left;
  }
  return questions;
}

/** Of those who are left, those with the most stay; whoever has more than the one she chose was not looked at. */
function compare(asks: 'first' | 'second', by: Preference, values: (number | null)[], among: number[], chosen: number | null): Question {
  const known = among.map((seat) => values[seat]).filter((value) => value !== null && value !== undefined);
  const most = chosen !== null ? (values[chosen] ?? null) : known.length ? Math.max(...known) : null;
  const written = (value: number): string => (by === 'money' ? amount(value) : words.number(value));
  const fallen = among.flatMap((seat): Fallen[] => {
    const value = values[seat] ?? null;
    if (seat === chosen || most === null || value === null || value === most) return [];
    if (value > most) return [{ seat, why: say('emira-page-barred') }];
    return [{ seat, why: say('emira-page-out-less', { preference: by, more: written(most), less: written(value) }) }];
  });
  const out = new Set(fallen.map((one) => one.seat));
  return { asks, by, values, left: among.filter((seat) => !out.has(seat)), fallen };
}

/** What a question found, in a sentence. */
export function foundBy(question: Question, names: string[]): string {
  const seats = words.list(question.left.map((seat) => names[seat]!));
  return say(question.asks === 'room' ? 'emira-page-scene-rooms' : 'emira-page-scene-level', { count: question.left.length, seats });
}

/** What is asked, in words. */
export function asked(question: Question): string {
  if (question.asks === 'room') return say('emira-page-ask-room');
  return say(question.asks === 'first' ? 'emira-page-ask-first' : 'emira-page-ask-second', { preference: question.by! });
}
