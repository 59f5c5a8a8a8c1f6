/** The types of Camel Up's data, for its tables and its front. */
import type { Cited, Legal } from '../../core/game';
import type { TableStore } from '../../core/table.svelte';
import type { GameEvent, GameLens, GameMove, GameView } from '../../generated/camel_up';

export type CamelUpEvent = Cited<GameEvent>;

export interface CamelUp {
  view: GameView;
  move: GameMove;
  event: CamelUpEvent;
  lens: GameLens;
}

export type CamelUpTable = TableStore<CamelUp>;
export type CamelUpMove = Legal<GameMove>;
