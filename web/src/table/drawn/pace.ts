/** How long people need to follow an event of a game that does not say so itself: by what is said of it. */

/** In milliseconds: to look at what changes, and to read a letter. */
const LOOK = 750;
const LETTER = 16;
const LONGEST = 2400;
/** What is not worth a word needs less. */
const SILENT = 200;

export function pace(_event: unknown, sentence: () => string): number {
  const said = sentence();
  return said ? Math.min(LONGEST, LOOK + LETTER * said.length) : SILENT;
}
