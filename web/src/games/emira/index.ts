/** The face of Emira in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { EmiraView } from '../../generated/emira';
import Board from './Board.svelte';
import Lens from './panels/Lens.svelte';
import { besideMove } from './panels/prices';
import { turnPhase } from './panels/sight';
import { pace } from './pace';

export const front: GameFront = {
  Board,
  pace,
  ends: true,
  Lens,
  beside: besideMove,
  subtitle(view) {
    const seen = view as EmiraView;
    return seen.turn ? say('emira-page-subtitle', { turn: seen.turn, phase: turnPhase(seen) ?? 'over' }) : say('emira-page-setup');
  },
};
