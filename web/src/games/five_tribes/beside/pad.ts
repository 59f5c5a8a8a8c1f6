/** Five Tribes on the score pad: the names and drawings of what is counted. */
import type { PadFace } from '../../../beside/pad/faces';
import { say } from '../../../core/words.svelte';
import { DJINNS, GOODS, THIEVES } from '../../../generated/five_tribes';
import Symbols from '../art/Symbols.svelte';
import PadIcon from './PadIcon.svelte';

const among = (list: readonly string[], name: string): boolean => list.includes(name);

function piece(name: string): string {
  if (among(DJINNS, name)) return say('five_tribes-djinn', { djinn: name });
  if (among(THIEVES, name)) return say('five_tribes-thief', { thief: name });
  if (among(GOODS, name)) return say('five_tribes-good', { good: name });
  return say('five_tribes-page-pad-piece', { piece: name });
}

export const face: PadFace = { line: (row) => say('five_tribes-page-category', { category: row }), piece, Icon: PadIcon, Drawings: Symbols };
