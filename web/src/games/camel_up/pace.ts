/** How long people need to follow an event of Camel Up. */
import type { CamelUpEvent } from './game';
import type { Passing } from '../../core/pace';
import { DIE, HOP, journey, LAY, LIFT, ROLL, SETTLE, SHAKE } from './track/motion';

/** Of what others do, rolls and rides take so much of their time. */
const OTHERS = 0.6;
/** A finish card: turned, its coins fly, the order slides; then it is looked at, longer if it was right. */
export const CARD = { breath: 120, tremble: 500, turn: 350, coins: 400, order: 300, wrong: 450, right: 1500 } as const;

/** How long a card lies there before it is turned; those of the last pile tremble. */
export const cardWaits = (pile: 'winner' | 'loser'): number => (pile === 'loser' ? CARD.tremble : CARD.breath);

/** Milliseconds: as long as the pieces move, and a moment to see where they have come to. Words come when the pieces have. */
export function pace(event: CamelUpEvent): Passing {
  switch (event.event) {
    case 'unit_moved':
      return { lasts: journey(event) + 200, words: journey(event), others: OTHERS };
    case 'camel_placed':
      return { lasts: LIFT + 2 * HOP + SETTLE + 60, words: LIFT + 2 * HOP, others: OTHERS };
    case 'pyramid_ticket_taken':
      return { lasts: SHAKE, others: OTHERS };
    case 'die_rolled':
      return { lasts: ROLL + 250, words: ROLL, others: OTHERS };
    case 'grey_start_die_rolled':
    case 'start_die_rolled':
      return { lasts: DIE + 80, words: DIE, others: OTHERS };
    case 'tile_placed':
    case 'card_played':
      return LAY + 240;
    case 'ticket_taken':
    case 'partnership_formed':
      return 420;
    case 'tile_paid':
      return 420;
    case 'crazy_swapped':
      return 450;
    case 'leg_ended':
      return 900;
    case 'race_ended':
      return { lasts: 2000, held: true };
    case 'leg_settled':
      return 450;
    case 'card_scored':
      return cardPace(event.pile, event.gain > 0);
    case 'pile_settled':
      return event.gain === 0 ? 0 : { lasts: 250, held: true };
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

function cardPace(pile: 'winner' | 'loser', right: boolean): Passing {
  const words = cardWaits(pile) + CARD.turn;
  return { lasts: words + CARD.coins + CARD.order + (right ? CARD.right : CARD.wrong), words, held: true, stops: true };
}
