/** What of a game is shown on a television: its board, and what lies before each seat, both without anybody's hand and larger than beside one. */
import type { Component } from 'svelte';
import type { TableStore } from '../core/table.svelte';

export interface TvParts {
  Board: Component<{ table: TableStore }>;
  Seat: Component<{ table: TableStore; seat: number }>;
}

/** Whose types are the game's own; a table and its parts are of the same game. */
const games = import.meta.glob<{ tv: TvParts }>('../games/*/tv/index.ts');

/** The parts of a game; null for one that is drawn by its view alone. */
export async function partsOf(game: string): Promise<TvParts | null> {
  return (await games[`../games/${game}/tv/index.ts`]?.())?.tv ?? null;
}
