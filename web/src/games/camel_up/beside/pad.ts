/** Camel Up on the score pad: the names and drawings of what is counted. */
import type { PadFace } from '../../../beside/pad/faces';
import { say } from '../../../core/words.svelte';
import { RACERS, TICKET_VALUES } from '../../../generated/camel_up';
import PadIcon from './PadIcon.svelte';

/** A racer, one of its tickets by its place in the pile, coins or a pyramid ticket. */
function piece(name: string): string {
  const [camel, place] = name.split('_');
  if (!RACERS.some((racer) => racer === camel)) return say('camel_up-page-pad-piece', { piece: name });
  if (!place) return say('camel_up-camel', { camel: camel! });
  return say('camel_up-page-pad-ticket', { camel: camel!, value: TICKET_VALUES[Number(place) - 1]! });
}

export const face: PadFace = {
  line: (row) => say('camel_up-page-pad-line', { row }),
  piece,
  hint: (row) => say('camel_up-page-pad-hint', { row }),
  question: (question) => say('camel_up-page-pad-question', { question }),
  Icon: PadIcon,
};
