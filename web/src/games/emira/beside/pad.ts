/** Emira on the score pad: the names and drawings of what is counted. */
import type { PadFace } from '../../../beside/pad/faces';
import { say } from '../../../core/words.svelte';
import { OBJECTIVES, PRINCESSES, TALENTS, TOKENS } from '../../../generated/emira';
import PadIcon from './PadIcon.svelte';

const among = (list: readonly string[], name: string): boolean => list.includes(name);

function piece(name: string): string {
  const princess = name.replace(/^late_/, '');
  if (among(PRINCESSES, princess)) return say('emira-princess', { princess });
  if (among(OBJECTIVES, name)) return say('emira-objective', { objective: name });
  if (among(TOKENS, name)) return say('emira-token', { token: name });
  if (name.startsWith('looks_')) return say('emira-page-pad-looks', { token: name.replace('looks_', '') });
  if (name.startsWith('track_')) return say('emira-page-pad-line', { row: 'track' });
  if (name.startsWith('status_')) return say('emira-page-pad-status', { points: Number(name.replace('status_', '')) });
  return say('emira-page-pad-piece', { piece: name });
}

export const face: PadFace = {
  line: (row) => say('emira-page-pad-line', { row }),
  piece,
  hint: (row) => say('emira-page-pad-hint', { row }),
  thing: (talent) => (among(TALENTS, talent) ? say('emira-talent', { talent }) : talent),
  tie: (tie) => say('emira-page-pad-tie', { tie }),
  Icon: PadIcon,
};
