/** A score pad in words: how points came about, who has won, and what is told to others. */
import { gameTitle, say, words } from '../../core/words.svelte';
import type { PadRow } from '../../generated/pad';
import type { PadFace } from './faces';
import type { PadStore } from './pad.svelte';
import { comes, type Part, type Summed } from './sums';

export const figure = (value: number): string => words.number(value).replace('-', '−');

export const told = (what: string, value: string): string => say('page-pad-told', { what, value });

/** 5 + 1 − 1. */
const added = (signs: string[]): string => signs.join(' + ').replaceAll('+ −', '− ');

/** In a few signs, for a cell: 5×3 + 20. Empty where the figure says it all. */
export function brief({ parts }: Summed): string {
  const cards = parts.filter((part) => part.kind === 'printed');
  if (cards.length === parts.length && cards.length)
    return cards.length === 1 && cards[0]!.count === 1 ? '' : figure(cards.reduce((sum, card) => sum + card.count, 0));
  const told = parts.map((part) => ('count' in part && part.each !== 1 ? `${figure(part.count)}×${figure(part.each)}` : figure(part.points)));
  return told.length > 1 || told[0]?.includes('×') ? added(told) : '';
}

/** In words, for one person. */
export function inFull({ parts }: Summed, row: PadRow, names: string[], face: PadFace): string {
  if (!parts.length) return say('page-pad-nothing');
  if (row.pieces.some((piece) => piece.worth !== undefined && piece.box !== 1)) return added(parts.map((part) => signs(part, face)));
  return parts
    .map((part) => partOf(part, names, face))
    .filter(Boolean)
    .join('; ');
}

/** 2×6, or 8 where there is one. */
function signs(part: Part, face: PadFace): string {
  if (part.kind === 'bonus') return `${figure(part.points)} (${face.piece(part.piece)})`;
  return 'count' in part && part.count > 1 ? `${figure(part.count)}×${figure(part.each)}` : figure(part.points);
}

function partOf(part: Part, names: string[], face: PadFace): string {
  if (part.kind === 'each' || part.kind === 'all') return eachOf(part, face);
  if (part.kind === 'suit') return say('page-pad-suit', { size: part.size, points: part.points });
  if (part.kind === 'laid') return told(face.piece(part.card), figure(part.points));
  if (part.kind === 'every') return `${face.piece(part.card)} ${figure(part.points)}`;
  if (part.kind === 'copied') return say('page-pad-copied-from', { name: names[part.from]!, piece: face.piece(part.piece) });
  if (part.kind === 'covered') return coveredOf(part, face);
  if (part.kind === 'spared') return say('page-pad-spared', { points: part.points });
  if (part.kind === 'bet') return told(face.piece(part.piece), figure(part.points));
  if (part.kind !== 'over') return `${face.piece(part.piece)} ${figure(part.points)}`;
  const over = part.points ? say('page-pad-over', { each: part.each, names: words.list(part.fewer.map((seat) => names[seat]!)) }) : '';
  const level = part.level.length ? say('page-pad-level', { count: part.level.length, names: words.list(part.level.map((seat) => names[seat]!)) }) : '';
  return [over, level].filter(Boolean).join('; ');
}

function eachOf(part: Part & { kind: 'each' | 'all' }, face: PadFace): string {
  const count = part.each === 1 ? figure(part.count) : `${figure(part.count)} × ${figure(part.each)}`;
  return part.kind === 'each' && part.by ? say('page-pad-by', { signs: count, card: face.piece(part.by) }) : count;
}

function coveredOf({ card, missing }: Part & { kind: 'covered' }, face: PadFace): string {
  if (!missing) return say('page-pad-covered', { card: face.piece(card) });
  const things = Object.entries(missing).map(([thing, count]) => (count > 1 ? `${figure(count)} × ${face.thing!(thing)}` : face.thing!(thing)));
  return say('page-pad-missing', { card: face.piece(card), things: words.list(things) });
}

/** Who is ahead, or has won when all is counted, and by what; told by the game's tie rule. */
export function verdict(pad: PadStore, face: PadFace): string {
  const first = pad.people.flatMap((_, seat) => (pad.places[seat] === 1 ? [seat] : []));
  const names = words.list(first.map((seat) => pad.names[seat]!));
  if (first.length > 1) return say(pad.whole ? 'page-pad-shared' : 'page-pad-leading-level', { names });
  const best = pad.totals[first[0]!]!;
  const [other] = pad.totals.filter((total) => total !== best).sort((one, two) => comes(pad.sheet, one, two));
  if (!other) return '';
  if (best.reached !== other.reached) return say(pad.whole ? 'page-pad-wins-goal' : 'page-pad-leading-goal', { name: names });
  const by = best.points - other.points;
  const tie = best.ties.findIndex((value, index) => value !== other.ties[index]);
  if (by === 0 && tie >= 0) return say('page-pad-wins-tie', { name: names, by: best.ties[tie]! - other.ties[tie]!, tie: face.tie!(tie) });
  return say(pad.whole ? 'page-pad-wins' : 'page-pad-leading', { name: names, by });
}

/** What is shared: a line for each, the first first. */
export function shareText(pad: PadStore, address: string, day: string): string {
  const order = pad.people.map((_, seat) => seat).sort((one, other) => pad.places[one]! - pad.places[other]!);
  const lines = order.map((seat) => `${pad.places[seat]}. ${pad.names[seat]} ${figure(pad.totals[seat]!.points)}`);
  return [say('page-pad-share-title', { game: gameTitle(pad.game), day }), ...lines, address].join('\n');
}
