/** How long people need to follow an event of Emira. */
import type { Passing } from '../../core/pace';
import type { EmiraEvent } from './game';
import { SCENE } from './scene/timing';

/** A choice is a scene, which takes its time however much has happened since; it is put into words as it ends. */
const CHOICE: Passing = { lasts: SCENE, words: SCENE - 300, held: true };

/** How long a ware flies from its stall to its buyer, in milliseconds. */
export const FLIGHT = 620;
/** A purchase is put into words when the ware has come. */
const BOUGHT: Passing = { lasts: FLIGHT + 80, words: FLIGHT };

/** Milliseconds: long enough to see whom it concerns, short enough that an auction stays quick. */
export function pace(event: EmiraEvent): Passing {
  switch (event.event) {
    case 'asked':
    case 'board_ready':
    case 'good_offered':
    case 'no_relief_taken':
    case 'card_dealt':
    case 'card_seen':
    case 'opened':
      return 0;
    case 'no_card_played':
    case 'no_card_bought':
    case 'auction_opened':
    case 'objective_dealt':
    case 'caravan_ended':
    case 'gift_counted':
      return 140;
    case 'bid_made':
    case 'passed':
      return 380;
    case 'income_paid':
    case 'upkeep_paid':
      return 300;
    case 'auction_won':
    case 'acts_free':
    case 'card_played':
    case 'gold_shown':
      return 650;
    case 'princess_shown':
      return 800;
    case 'princess_joined':
    case 'princess_undecided':
    case 'sidi_came':
      return CHOICE;
    case 'princess_lost':
    case 'princess_abducted':
      return 1000;
    case 'caravan_bought':
    case 'token_bought':
    case 'status_bought':
    case 'section_bought':
    case 'camel_bought':
    case 'relief_taken':
      return BOUGHT;
    case 'turn_started':
      return 500;
    default:
      return 280;
  }
}
