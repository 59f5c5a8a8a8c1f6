/** The face of Camel Up in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { CamelUpLens, CamelUpView, GameMove } from '../../generated/camel_up';
import Board from './Board.svelte';
import { coinsHidden } from './panels/hidden';
import Odds from './panels/Odds.svelte';
import { pace } from './pace';

export const front: GameFront = {
  Board,
  pace,
  ends: true,
  Lens: Odds,
  worth(lens, move) {
    const { tickets, tiles, roll, cards } = lens as CamelUpLens;
    const wish = move as unknown as GameMove;
    if (wish.move === 'take_ticket') return tickets[wish.camel]?.worth ?? null;
    if (wish.move === 'place_tile') return tiles[String(wish.space)]?.[wish.side] ?? null;
    if (wish.move === 'play_card') return cards[wish.pile]?.[wish.camel] ?? null;
    return wish.move === 'roll' ? roll : null;
  },
  keys: [{ key: 'r', says: 'camel_up-page-key-roll', to: ['[data-move="roll"]', '[data-tab="roll"]'] }],
  subtitle(view) {
    const { leg, rolled, phase, track } = view as CamelUpView;
    if (phase === 'over') return say('camel_up-page-subtitle-over');
    const waiting = track.reduce((count, stack) => count + stack.camels.length, 0) < 7;
    return waiting ? say('camel_up-board-setup') : say('camel_up-page-subtitle', { leg, dice: rolled.length });
  },
  /** C-29 Where purses are hidden, nobody is told how full another's is. */
  hidden(event, view) {
    const hides = 'coins' in event && typeof event['seat'] === 'number' && coinsHidden(view as CamelUpView, event['seat']);
    return hides ? { coins: 'hidden' } : {};
  },
};
