/** A game's face in the browser. A folder under `games/` named like the game's own is found by itself; a game without one is drawn by its view alone. */
import type { Component } from 'svelte';
import type { Words } from './words.svelte';
import type { Sounding } from './sound';
import type { AnyGame } from './game';
import type { Passing } from './pace';
import type { TableStore } from './table.svelte';

/** A single key that goes to a part of the table. */
export interface Shortcut {
  key: string;
  /** The id of the words that say where it goes. */
  says: string;
  /** What it goes to: the first of these selectors that is there to be seen. */
  to: string[];
}

export interface Aim {
  line: string;
  text: string;
  /** In still fewer words, for a phone: how far one is. */
  brief?: string;
  /** The rule. */
  section: string;
}

export interface GameFront<Game extends AnyGame = AnyGame> {
  /** The whole table once the game is on: board, seats, what I may do. */
  Board: Component<{ table: TableStore<Game> }>;
  /** How long people need to follow an event, and when its words come (core/pace.ts); by what it says, if need be. */
  pace?: (event: Game['event'], sentence: () => string) => Passing;
  /** The line beside the game's name, such as "Leg 2"; while an event is told, with the view before it. */
  subtitle?: (view: Game['view'], event: Game['event'] | null, before: Game['view'] | null) => string;
  /** What the game is about, and how far whoever looks on has come: in a few words that are always in sight, and in full. */
  aim?: (table: TableStore<Game>) => Aim;
  /** Fields of an event that this viewer is not to read. */
  hidden?: (event: Game['event'], view: Game['view'], you: number | null) => Words;
  /** What an event sounds like, by its name, or by what it says; others sound as their names suggest (core/sound.ts). */
  sounds?: Record<string, Sounding<Game['event']>>;
  /** What the table's lens tells of the position, as tables and words, for the text mode; fetched when it is needed. */
  lens?: () => Promise<{ default: Component<{ table: TableStore<Game> }> }>;
  /** What the lens says a move is worth, if it says so. */
  worth?: (lens: Game['lens'], move: Game['move']) => number | null;
  /** Words beside a move in the text mode, such as what it costs; empty where there are none. */
  beside?: (move: Game['move'], view: Game['view'], you: number | null) => string;
  /** Single keys beside those that every table has. */
  keys?: Shortcut[];
  /** How a lesson finds its way about the board. */
  lesson?: {
    /** Where the panels are folded away, the tab behind which something that a lesson points at lies. */
    tab?: (target: string) => string | null;
    /** What a move is made on, where several moves are a way along the board. */
    trail?: (notation: string) => string | null;
  };
  /** What on the board a move is made on, as selectors, the best first: a review draws there what was played and what would have been better. */
  marks?: (move: Game['move']) => string[];
  /** Whether the board shows the result by itself (with `table/Ending.svelte` or its own); otherwise the frame does. */
  ends?: boolean;
}

/** Whose types are the game's own; a table and its front are of the same game, so that what is handed from one to the other fits. */
const fronts = import.meta.glob<{ front: GameFront }>('../games/*/index.ts');

/** The front of a game, loaded when it is needed; that of all others if it has none of its own. */
export async function loadFront(game: string): Promise<GameFront> {
  const load = fronts[`../games/${game}/index.ts`] ?? (() => import('../table/drawn'));
  return (await load()).front;
}
