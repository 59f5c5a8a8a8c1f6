/** The face of Emira in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { EmiraView, GameMove } from '../../generated/emira';
import Board from './Board.svelte';
import Lens from './panels/Lens.svelte';
import { amount } from './panels/numbers';
import { priceOf } from './panels/prices';
import { turnPhase } from './panels/sight';
import { pace, step } from './steps';

export const front: GameFront = {
  Board,
  step,
  pace,
  ends: true,
  Lens,
  beside(move, view, you) {
    const wish = move as unknown as GameMove;
    return wish.move === 'buy' ? say('emira-page-for-gold', { gold: amount(priceOf(view as EmiraView, you, wish.action)) }) : '';
  },
  formal: ['relieving', 'playing_cards', 'buying_cards'],
  subtitle(view) {
    const seen = view as EmiraView;
    return seen.turn ? say('emira-page-subtitle', { turn: seen.turn, phase: turnPhase(seen) ?? 'over' }) : say('emira-page-setup');
  },
};
