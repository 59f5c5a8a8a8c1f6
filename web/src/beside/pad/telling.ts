/** A score pad in words: how points came about, who has won, and what is told to others. */
import { gameTitle, say, words } from '../../core/words.svelte';
import type { PadRow } from '../../generated/pad';
import type { PadFace } from './faces';
import type { PadStore } from './pad.svelte';
import type { Part, Summed } from './sums';

const number = (value: number): string => words.number(value).replace('-', '−');

/** In a few signs, for a cell: 5×3 + 20. Empty where the figure says it all. */
export function brief({ parts }: Summed): string {
  const cards = parts.filter((part) => part.kind === 'printed');
  if (cards.length) return number(cards.reduce((sum, card) => sum + card.count, 0));
  const told = parts.map((part) => (part.kind === 'each' && part.each !== 1 ? `${number(part.count)}×${number(part.each)}` : number(part.points)));
  return told.length > 1 || told[0]?.includes('×') ? told.join(' + ') : '';
}

/** In words, for one person. */
export function inFull({ parts }: Summed, row: PadRow, names: string[], face: PadFace): string {
  if (!parts.length) return say('page-pad-nothing');
  if (row.pieces.some((piece) => piece.worth !== null && piece.box !== 1)) return parts.map(signs).join(' + ');
  return parts
    .map((part) => partOf(part, names, face))
    .filter(Boolean)
    .join('; ');
}

/** 2×6, or 8 where there is one. */
function signs(part: Part): string {
  return 'count' in part && part.count > 1 ? `${number(part.count)}×${number(part.each)}` : number(part.points);
}

function partOf(part: Part, names: string[], face: PadFace): string {
  if (part.kind === 'each') return eachOf(part, face);
  if (part.kind === 'printed') return `${face.piece(part.piece)} ${number(part.points)}`;
  if (part.kind === 'suit') return say('page-pad-suit', { size: part.size, points: part.points });
  const over = part.points ? say('page-pad-over', { each: part.each, names: words.list(part.fewer.map((seat) => names[seat]!)) }) : '';
  const level = part.level.length ? say('page-pad-level', { count: part.level.length, names: words.list(part.level.map((seat) => names[seat]!)) }) : '';
  return [over, level].filter(Boolean).join('; ');
}

function eachOf(part: Part & { kind: 'each' }, face: PadFace): string {
  const count = part.each === 1 ? number(part.count) : `${number(part.count)} × ${number(part.each)}`;
  return part.by ? say('page-pad-by', { signs: count, card: face.piece(part.by) }) : count;
}

/** Who is ahead, or has won when all is counted, and by how much; told by the game's tie rule. */
export function verdict(pad: PadStore): string {
  const first = pad.people.flatMap((_, seat) => (pad.places[seat] === 1 ? [seat] : []));
  const names = words.list(first.map((seat) => pad.names[seat]!));
  if (first.length > 1) return say(pad.whole ? 'page-pad-shared' : 'page-pad-leading-level', { names });
  const second = pad.totals.filter((_, seat) => pad.places[seat] === 2)[0];
  const by = second ? pad.totals[first[0]!]!.points - second.points : 0;
  return say(pad.whole ? 'page-pad-wins' : 'page-pad-leading', { name: names, by });
}

/** What is shared: a line for each, the first first. */
export function shareText(pad: PadStore, address: string, day: string): string {
  const order = pad.people.map((_, seat) => seat).sort((one, other) => pad.places[one]! - pad.places[other]!);
  const lines = order.map((seat) => `${pad.places[seat]}. ${pad.names[seat]} ${number(pad.totals[seat]!.points)}`);
  return [say('page-pad-share-title', { game: gameTitle(pad.game), day }), ...lines, address].join('\n');
}
