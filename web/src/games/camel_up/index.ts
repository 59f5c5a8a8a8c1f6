/** The face of Camel Up in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { CamelUp } from './game';
import { aim } from './aim';
import Board from './Board.svelte';
import { coinsHidden } from './panels/hidden';
import { pace } from './pace';
import { sounds } from './sounds';
import './tokens.css';

export const front: GameFront<CamelUp> = {
  Board,
  aim,
  pace,
  sounds,
  ends: true,
  lens: () => import('./panels/Odds.svelte'),
  worth(lens, move) {
    const { tickets, tiles, roll, cards } = lens;
    if (move.move === 'take_ticket') return tickets[move.camel]?.worth ?? null;
    if (move.move === 'place_tile') return tiles[String(move.space)]?.[move.side] ?? null;
    if (move.move === 'play_card') return cards[move.pile]?.[move.camel] ?? null;
    return move.move === 'roll' ? roll : null;
  },
  marks(move) {
    if (move.move === 'take_ticket') return [`[data-camel="${move.camel}"]`];
    if (move.move === 'place_tile') return [`[data-explains="space ${move.space}"]`];
    if (move.move === 'play_card') return [`[data-explains="pile ${move.pile}"]`];
    if (move.move === 'form_partnership') return [`[data-seat="${move.seat}"]`];
    return move.move === 'roll' ? ['[data-pyramid]'] : [];
  },
  keys: [{ key: 'r', says: 'camel_up-page-key-roll', to: ['[data-move="roll"]', '[data-tab="roll"]'] }],
  subtitle(view) {
    const { leg, rolled, phase, track } = view;
    if (phase === 'over') return say('camel_up-page-subtitle-over');
    const waiting = track.reduce((count, stack) => count + stack.camels.length, 0) < 7;
    return waiting ? say('camel_up-board-setup') : say('camel_up-page-subtitle', { leg, dice: rolled.length });
  },
  lesson: {
    tab(target) {
      if (/^(tickets$|move:ticket)/.test(target)) return 'tickets';
      if (/^(side:|move:(cheer|boo))/.test(target)) return 'tile';
      if (/^(card:|pile:|move:(winner|loser))/.test(target)) return 'cards';
      if (target === 'move:roll') return 'roll';
      return { lens: 'odds', log: 'log', accounts: 'accounts' }[target] ?? null;
    },
  },
  /** C-29 Where purses are hidden, nobody is told how full another's is. */
  hidden(event, view) {
    const hides = 'coins' in event && coinsHidden(view, event.seat);
    return hides ? { coins: 'hidden' } : {};
  },
};
