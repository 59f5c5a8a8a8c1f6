/** What a move brings, in sentences: first what is taken, then the tile, then what others have of it. */
import { say, words } from '../../core/words.svelte';
import type { ChoiceWorth, FiveTribesView } from '../../generated/five_tribes';
import { about, type End } from './lens';
import { sceneOf } from './names';

/** Who speaks of what: the view, the names by seat, and the seat that would move. */
export interface Scene {
  view: FiveTribesView;
  names: string[];
  seat: number;
}

/** What the tribe does. */
function take({ tribe, earns }: End, { view, names }: Scene): string[] {
  const gain = (kind: string): number => earns.gains[kind] ?? 0;
  const points = { vizier: gain('viziers') - earns.tens, elder: gain('elders'), merchant: gain('goods') }[tribe as string] ?? 0;
  const first = say('five_tribes-page-says-take', {
    tribe,
    count: earns.taken,
    points,
    tens: earns.tens <= 0 ? 'none' : view.options.viziers === 'most' ? 'most' : earns.over.length === 1 ? 'one' : 'each',
    rivals: words.list(earns.over.map((seat) => names[seat]!)),
    cards: words.list(earns.cards.map((resource) => say('five_tribes-resource', { resource }))),
    around: earns.around,
    gold: gain('gold'),
  });
  return earns.victim ? [first, say('five_tribes-page-says-victim', { ...earns.victim })] : [first];
}

/** What the tile where the move ends brings. */
function land({ end, tribe, earns }: End, { view, names, seat }: Scene): string[] {
  const tile = view.tiles.find((one) => one.tile === end)!;
  const pieces = (earns.gains['palms'] ?? 0) + (earns.gains['palaces'] ?? 0);
  const said: string[] = [];
  if (earns.control) said.push(say('five_tribes-page-says-camel', { tile: end, points: earns.gains['tiles'] ?? 0 }));
  if (earns.control && pieces) said.push(say('five_tribes-page-says-stands', { points: pieces }));
  const scene = sceneOf(tile);
  if (scene === 'village' || scene === 'oasis') {
    const left = scene === 'village' ? view.palaces_left : view.palms_left;
    const whose = tile.owner === seat ? 'mine' : tile.owner === null ? 'none' : names[tile.owner]!;
    if (left && !earns.control)
      said.push(say('five_tribes-page-says-piece', { piece: scene === 'village' ? 'palace' : 'palm', whose, tile: end, points: pieces }));
  } else if (scene === 'sacred') {
    const { elders, hand } = view.seats[seat]!;
    const then = elders + (tribe === 'elder' ? earns.taken : 0);
    const enough = then > 1 || (then > 0 && (hand?.fakir ?? 0) > 0);
    said.push(say('five_tribes-page-says-djinn', { elders: enough ? 'enough' : then }));
  } else said.push(say('five_tribes-page-says-market', { design: tile.design }));
  return said;
}

/** All that a move brings by the printed rules. */
export function tellEnd(end: End, scene: Scene): string {
  const given = Object.entries(end.earns.gives).map(([seat, gold]) => say('five_tribes-page-says-gives', { seat: scene.names[Number(seat)], gold }));
  return [...take(end, scene), ...land(end, scene), ...given].join(' ');
}

/** The same, with its way and what the planner thinks of it: for those who hear it. */
export function readEnd(end: End, scene: Scene, following: string | null): string {
  const { estimate } = end.earns;
  const route = say('page-named', { name: say('five_tribes-page-route', { start: end.start, end: end.end }) });
  if (!estimate) return `${route} ${tellEnd(end, scene)}`;
  const leaves = following === null ? '' : ` ${say('five_tribes-page-says-leaves', { seat: following, leaves: about(estimate.leaves) })}`;
  return `${route} ${say('five_tribes-page-about', { worth: about(estimate.worth) })}. ${tellEnd(end, scene)}${leaves}`;
}

export interface Share {
  /** What to call it, and how to draw it. */
  part: string;
  kind: 'tribe' | 'land' | 'tile';
  value: number;
  /** A fact, and not an estimate. */
  sure: boolean;
}

/** What the worth of a move is made of, without what brings nothing. */
export function sharesOf({ end, tribe, earns }: End, { view }: Scene): Share[] {
  const { estimate } = earns;
  if (!estimate) return [];
  const design = view.tiles.find((one) => one.tile === end)!.design;
  const sureTile = design === 'village' || design === 'oasis';
  const shares: Share[] = [
    { part: tribe, kind: 'tribe', value: estimate.tribe, sure: tribe === 'builder' },
    { part: 'land', kind: 'land', value: estimate.land, sure: true },
    { part: design, kind: 'tile', value: estimate.tile, sure: sureTile && Number.isInteger(estimate.tile) },
  ];
  return shares.filter(({ value }) => value > 0);
}

/** What a choice does to the scores, in few words; nothing where it is not known. */
export function tellChoice(does: ChoiceWorth | undefined, names: string[]): string {
  if (!does) return '';
  const said = does.takes
    ? [say('five_tribes-page-does-takes', { points: does.points })]
    : does.points
      ? [say('five_tribes-page-does-points', { points: words.number(does.points, { signDisplay: 'exceptZero' }).replace('-', '−') })]
      : [];
  const lost = Object.entries(does.costs).map(([seat, points]) => say('five_tribes-page-does-costs', { seat: names[Number(seat)], points }));
  return [...said, ...lost].join(' · ');
}
