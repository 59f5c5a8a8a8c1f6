/** The face of a game that has none of its own. */
import type { GameFront } from '../../core/fronts';
import Board from './Board.svelte';

/** In milliseconds: to look at what changes, and to read a letter of what is said of it. */
const LOOK = 750;
const LETTER = 16;
const LONGEST = 2400;
/** What is not worth a word needs less. */
const SILENT = 200;

function pace(_event: unknown, sentence: () => string): number {
  const said = sentence();
  return said ? Math.min(LONGEST, LOOK + LETTER * said.length) : SILENT;
}

export const front: GameFront = { Board, pace };
