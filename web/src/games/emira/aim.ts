/** What Emira is about: one's objective, and how much of it is there. */
import type { Aim } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { EmiraTable } from './game';
import { needed, slotsOf } from './panels/talents';

export function aim({ view, you }: EmiraTable): Aim {
  const { least, without } = needed(view.seats.length);
  const seat = you === null ? null : view.seats[you]!;
  if (!seat?.objective) return { line: say('emira-page-plays-for', { without }), text: say('emira-page-plays-for.text', { least, without }), section: '8.1' };
  const slots = slotsOf(seat.objective, seat.princesses);
  const given = { there: slots.filter((slot) => slot.by).length, needs: slots.length, princesses: seat.princesses.length, least };
  const told = say('emira-page-objective-told', { objective: say('emira-objective', { objective: seat.objective }), least, without });
  const [line, brief] = [say('emira-page-goal', given), say('emira-page-goal.brief', given)];
  return { line, brief, text: `${say('emira-page-plays-for.text', { least, without })} ${say('emira-page-plays-for.mine', { told })}`, section: '8.1' };
}
