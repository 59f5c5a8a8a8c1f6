/** The types of Emira's data, for its tables and its front. */
import type { Cited, Legal } from '../../core/game';
import type { TableStore } from '../../core/table.svelte';
import type { GameEvent, GameLens, GameMove, GameView } from '../../generated/emira';

export type EmiraEvent = Cited<GameEvent>;

export interface Emira {
  view: GameView;
  move: GameMove;
  event: EmiraEvent;
  lens: GameLens;
}

export type EmiraTable = TableStore<Emira>;
export type EmiraMove = Legal<GameMove>;
