/** What is told of the things that every table has: seats, clocks, the question and the log. */
import { levelName } from '../core/levels';
import type { TableStore } from '../core/table.svelte';
import { say } from '../core/words.svelte';
import type { About } from './about.svelte';
import { actingIn } from './acting';

type Tell = (table: TableStore, ...of: string[]) => About | null;

/** By its kind, what is told of a thing. */
export const THINGS: Record<string, Tell> = {
  seat(table, number = '') {
    const seat = table.update?.seats[Number(number)];
    if (!seat) return null;
    const who = Number(number) === table.you ? 'you' : seat.kind === 'bot' ? 'bot' : 'person';
    const text = say('page-about-seat', { who, level: seat.kind === 'bot' && seat.bot ? levelName(table.game, seat.bot) : '' });
    const acts = actingIn(table).includes(Number(number));
    return { title: table.names[Number(number)]!, text, now: acts ? say('page-about-seat-acts', { who }) : undefined };
  },
  clock: () => ({ title: say('page-about-clock'), text: say('page-about-clock.help') }),
  question: () => ({ title: say('page-about-question'), text: say('page-about-question.help') }),
  log: () => ({ title: say('page-table-log'), text: say('page-about-log') }),
};

export function aboutThing(table: TableStore, kind: string, of: string[]): About | null {
  return THINGS[kind]?.(table, ...of) ?? null;
}
