/** The face of a game that has none of its own. */
import type { GameFront } from '../../core/fronts';
import Board from './Board.svelte';
import { pace } from './pace';

export const front: GameFront = { Board, pace };
