/** Five Tribes in the browser: a plain board so far, played by touching tiles and meeples. */
import type { GameFront } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { FiveTribesView } from '../../generated/five_tribes';
import Board from './Board.svelte';

export const front: GameFront = {
  Board,
  subtitle: (view) => say('five_tribes-page-subtitle', { round: (view as FiveTribesView).round }),
};
