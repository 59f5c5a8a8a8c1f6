/** The face of Five Tribes in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { FiveTribes } from './game';
import Board from './Board.svelte';
import { pace } from './pace';
import './tokens.css';

export const front: GameFront<FiveTribes> = {
  Board,
  pace,
  ends: true,
  subtitle(view) {
    const { round, last_round, phase } = view;
    return say(last_round && phase !== 'over' ? 'five_tribes-page-subtitle-last' : 'five_tribes-page-subtitle', { round });
  },
  sounds: { dropped: 'hop', picked_up: 'hop', tribe_taken: null, built: 'coin', row_taken: 'card', card_bought: 'card', scored: null },
};
