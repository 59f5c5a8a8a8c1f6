/** How long people need to follow an event of Camel Up. */
import type { CamelUpEvent } from './game';
import { DIE, HOP, journey, LAY, LIFT, SETTLE } from './track/motion';

/** Milliseconds: as long as the pieces move, and a moment to see where they have come to. */
export function pace(event: CamelUpEvent): number {
  switch (event.event) {
    case 'unit_moved':
      return journey(event) + 180;
    case 'camel_placed':
      return LIFT + 2 * HOP + SETTLE + 60;
    case 'die_rolled':
    case 'grey_start_die_rolled':
      return DIE + 180;
    case 'start_die_rolled':
      return DIE - 80;
    case 'tile_placed':
    case 'card_played':
      return LAY + 240;
    case 'ticket_taken':
    case 'partnership_formed':
      return 420;
    case 'pyramid_ticket_taken':
      return 160;
    case 'tile_paid':
      return 420;
    case 'crazy_swapped':
      return 450;
    case 'leg_ended':
    case 'race_ended':
      return 700;
    case 'leg_settled':
    case 'pile_settled':
    case 'card_scored':
      return 380;
    case 'leg_started':
      return 600;
    case 'ticket_scored':
    case 'pyramid_scored':
    case 'partner_ticket_scored':
    case 'partner_ticket_chosen':
      return 120;
    case 'asked':
      return 0;
    default:
      return 250;
  }
}
