/** What Camel Up sounds like: wood, hooves and coins, each when it is seen. */
import type { Beat, Sounding } from '../../core/sound';
import type { CamelUpEvent } from './game';
import { CARD, cardWaits } from './pace';
import { HOP, journey, LIFT, SETTLE } from './track/motion';

/** A hoof beat for every space, and a thump where it ends. */
function riding(event: CamelUpEvent): Beat[] {
  if (event.event !== 'unit_moved') return [];
  const hops = Array.from({ length: Math.abs(event.stop - event.origin) }, (_, index): Beat => ({ sound: 'hop', at: LIFT + HOP * (index + 1) }));
  return [...hops.slice(0, -1), { sound: 'thump', at: journey(event) - SETTLE }];
}

function turning(event: CamelUpEvent): Beat[] {
  if (event.event !== 'card_scored') return [];
  const wait = cardWaits(event.pile);
  const before: Beat[] = event.pile === 'loser' ? [{ sound: 'drum', at: 0 }] : [];
  const after: Beat[] = event.gain > 0 ? [{ sound: 'coin', at: wait + CARD.turn }] : [];
  return [...before, { sound: 'card', at: wait }, ...after];
}

export const sounds: Record<string, Sounding<CamelUpEvent>> = {
  pyramid_ticket_taken: 'rattle',
  unit_moved: riding,
  card_scored: turning,
  camel_placed: 'hop',
  ticket_scored: null,
  pyramid_scored: null,
  partner_ticket_scored: null,
  pile_settled: null,
};
