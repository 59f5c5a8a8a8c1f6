/** What is on its way on the board, and has not come to where the view says it is. */
import type { CamelUpView, DieRolled, GreyStartDieRolled, StartDieRolled, UnitMoved } from '../../../generated/camel_up';
import type { CamelUpTable } from '../game';
import type { Camel } from '../art/pieces';

export type DieEvent = DieRolled | StartDieRolled | GreyStartDieRolled;

/** The event whose pieces still move; none where nothing moves: in an earlier position, with reduced motion, or in haste. */
function moving(table: CamelUpTable, calm: boolean): CamelUpTable['event'] {
  const { event } = table;
  return event && event !== table.landed && !table.past && table.haste > 0 && !calm ? event : null;
}

export function isDie(event: CamelUpTable['event']): event is DieEvent & { section: string } {
  return event?.event === 'die_rolled' || event?.event === 'start_die_rolled' || event?.event === 'grey_start_die_rolled';
}

/** A die between the pyramid and its tent. */
export function dieOut(table: CamelUpTable, calm: boolean): { camel: Camel; face: number; large: boolean } | null {
  const event = moving(table, calm);
  if (!isDie(event)) return null;
  return { camel: event.event === 'grey_start_die_rolled' ? event.printed : event.camel, face: event.face, large: event.event === 'die_rolled' };
}

/** The unit whose ride is shown. */
export function ride(table: CamelUpTable, calm: boolean): UnitMoved | null {
  const { event } = table;
  return event?.event === 'unit_moved' && !table.past && table.haste > 0 && !calm ? event : null;
}

/** The view without a die whose tent does not know of it yet. */
export function withoutDie(view: CamelUpView, table: CamelUpTable): CamelUpView {
  const early = isDie(table.event) && table.event !== table.landed && !table.past && table.busy;
  return early ? { ...view, rolled: view.rolled.slice(0, -1) } : view;
}

/** The dice in the pyramid. While the camels are put on the track, their dice lie in the tents and are not in it as well. */
export function diceInside(view: CamelUpView): CamelUpView['dice_left'] {
  const out = new Set(view.rolled.map(({ camel }) => (camel === 'white' || camel === 'black' ? 'grey' : camel)));
  return view.dice_left.filter((die) => !out.has(die));
}

/** Who is ahead: the uppermost racer of the foremost stack that has one. */
export function leader(view: CamelUpView): Camel | null {
  for (const stack of [...view.track].sort((one, other) => other.space - one.space)) {
    const racer = stack.camels.findLast((camel) => camel !== 'white' && camel !== 'black');
    if (racer) return racer;
  }
  return null;
}
