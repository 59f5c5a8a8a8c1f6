/** The face of Emira in the browser. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { Emira } from './game';
import Board from './Board.svelte';
import Lens from './panels/Lens.svelte';
import { besideMove } from './panels/prices';
import { turnPhase } from './panels/sight';
import { pace } from './pace';
import './tokens.css';

export const front: GameFront<Emira> = {
  Board,
  pace,
  ends: true,
  Lens,
  beside: besideMove,
  subtitle(view) {
    return view.turn ? say('emira-page-subtitle', { turn: view.turn, phase: turnPhase(view) ?? 'over' }) : say('emira-page-setup');
  },
};
