/** The types of Five Tribes's data, for its tables and its front. */
import type { Cited, Legal } from '../../core/game';
import type { TableStore } from '../../core/table.svelte';
import type { Drop, GameEvent, GameLens, GameMove, GameView } from '../../generated/five_tribes';

export type FiveTribesEvent = Cited<GameEvent>;

export interface FiveTribes {
  view: GameView;
  move: GameMove;
  event: FiveTribesEvent;
  lens: GameLens;
}

export type FiveTribesTable = TableStore<FiveTribes>;
export type FiveTribesMove = Legal<GameMove>;
export type Dropping = Legal<Drop>;
