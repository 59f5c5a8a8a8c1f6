/** The face of Emira in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { Emira } from './game';
import { aim } from './aim';
import { STALLS } from './art/pieces';
import Board from './Board.svelte';
import { besideMove } from './panels/prices';
import { shownPhase } from './panels/sight';
import { actionsOf } from './panels/stalls';
import { pace } from './pace';
import './tokens.css';

export const front: GameFront<Emira> = {
  Board,
  aim,
  pace,
  ends: true,
  lens: () => import('./panels/Lens.svelte'),
  beside: besideMove,
  marks(move) {
    if (move.move === 'buy') return [`[data-stall="${STALLS.find((stall) => actionsOf(stall).includes(move.action))}"]`];
    if (move.move === 'bid' || move.move === 'pass') return ['[data-part~="auction"]', '[data-bar]'];
    if ('princess' in move) return [`[data-princess="${move.princess}"]`];
    if ('caravan' in move) return [`[data-explains="caravan ${move.caravan}"]`];
    return 'card' in move ? ['[data-part~="events"]'] : [];
  },
  lesson: {
    tab(target) {
      if (/^seat:/.test(target)) return 'sheikhs';
      return { house: 'house', objective: 'house', log: 'log' }[target] ?? null;
    },
  },
  subtitle(view, event, before) {
    return view.turn ? say('emira-page-subtitle', { turn: view.turn, phase: shownPhase(view, event, before) ?? 'over' }) : say('emira-page-setup');
  },
};
