/** How long people need to follow an event of Five Tribes. */
import type { Passing } from '../../core/pace';
import type { FiveTribesEvent } from './game';

/** In milliseconds. */
export const HOP = 260;
export const FLY = 420;

/** As long as the pieces move, and a moment to see where they have come to. Words come when the pieces have. */
export function pace(event: FiveTribesEvent): Passing {
  switch (event.event) {
    case 'asked':
    case 'tile_laid':
    case 'meeples_laid':
    case 'marker_laid':
    case 'stealing_ended':
    case 'good_offered':
      return 0;
    case 'dropped':
      return { lasts: HOP + 90, words: HOP };
    case 'picked_up':
      return 480;
    case 'spot_taken':
      return 520;
    case 'activated':
      return 380;
    case 'tribe_taken':
    case 'built':
    case 'camel_placed':
    case 'palm_placed':
    case 'palace_placed':
    case 'killed':
    case 'held_killed':
    case 'viziers_kept':
    case 'elders_kept':
      return { lasts: FLY + 120, words: FLY };
    case 'djinn_bought':
    case 'thief_bought':
    case 'thief_used':
    case 'djinn_claimed':
      return 800;
    case 'row_taken':
    case 'card_bought':
    case 'card_drawn':
    case 'good_given':
    case 'good_claimed':
      return 360;
    case 'suit_sold':
    case 'power_paid':
    case 'djinn_paid':
    case 'last_camel':
    case 'no_move_left':
      return 650;
    case 'round_ended':
    case 'round_started':
      return 450;
    case 'resource_shown':
      return 110;
    case 'scored':
      return 240;
    default:
      return 300;
  }
}
