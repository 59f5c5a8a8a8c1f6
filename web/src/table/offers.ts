/** The legal moves as somebody chooses among them: by kind, kinds parted where the two sides of a thing are offered, each move with its words. */
import type { Kind, Legal } from '../core/game';
import { fieldOf, nameKind, nameMove, type AnyMove } from '../core/speech';
import { words } from '../core/words.svelte';
import { human, valueWord } from './describe';

export interface OfferedMove {
  legal: Legal;
  name: string;
  /** Enough among its neighbours: what alone tells it from them. */
  short: string;
}

export interface Offered {
  key: string;
  title: string;
  help: string;
  moves: OfferedMove[];
}

/** From here on a group's moves are told by what tells them apart. */
const MANY = 6;
/** A field that has this many values at most, each for several moves, parts a group. */
const SIDES = 3;

export function offers(game: string, legal: Kind[], names: string[]): Offered[] {
  return legal.flatMap((group) => parted(group.moves).map((moves, place) => offered(game, `${group.kind}-${place}`, moves, names)));
}

/** What a lesson asks for comes first, and so does its kind. */
export function askedFirst(groups: Offered[], asked: string | undefined): Offered[] {
  const isAsked = ({ legal }: OfferedMove): boolean => legal.notation === asked;
  const group = groups.find(({ moves }) => moves.some(isAsked));
  if (!group) return groups;
  const first = { ...group, moves: [...group.moves.filter(isAsked), ...group.moves.filter((move) => !isAsked(move))] };
  return [first, ...groups.filter((other) => other !== group)];
}

function offered(game: string, key: string, moves: Legal[], names: string[]): Offered {
  const plain = moves.map((legal) => legal.move);
  const kind = plain[0]!.move;
  const varying = varyingFields(plain);
  const told = (attribute: string): string => (words.has(`${game}-kind-${kind}${attribute}`) ? nameKind(game, plain, names, attribute) : '');
  const name = (move: AnyMove): string =>
    words.has(`${game}-move-${kind}`) ? nameMove(game, move, names) : human([kind, ...(Object.values(move) as unknown[]).slice(1)].join(' '));
  return {
    key,
    title: told('') || human(kind),
    help: told('.help'),
    moves: moves.map((legal, place) => {
      const full = name(plain[place]!);
      const short = moves.length >= MANY && varying.length === 1 ? valueWord(game, varying[0]!, fieldOf(plain[place]!, varying[0]!), names) : full;
      return { legal, name: full, short };
    }),
  };
}

/** A kind's moves, parted by the field that has few values where there is one: cheering and booing, winner and loser. */
export function parted(moves: Legal[]): Legal[][] {
  const plain = moves.map((legal) => legal.move);
  const side = varyingFields(plain).find((field) => isSide(plain, field));
  if (side === undefined || varyingFields(plain).length < 2) return [moves];
  const values = [...new Set(plain.map((move) => fieldOf(move, side)))];
  return values.map((value) => moves.filter((legal) => fieldOf(legal.move, side) === value));
}

function isSide(moves: AnyMove[], field: string): boolean {
  const counts = new Map<unknown, number>();
  for (const value of moves.map((move) => fieldOf(move, field))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return typeof fieldOf(moves[0]!, field) === 'string' && counts.size <= SIDES && [...counts.values()].every((count) => count > 1);
}

function varyingFields(moves: AnyMove[]): string[] {
  const first = moves[0]!;
  return Object.keys(first).filter((field) => field !== 'move' && moves.some((move) => fieldOf(move, field) !== fieldOf(first, field)));
}
