/** The legal moves as somebody chooses among them: by kind, kinds parted where the two sides of a thing are offered, each move with its words. */
import { nameKind, nameMove, type AnyMove } from '../core/speech';
import { words } from '../core/words.svelte';
import type { LegalGroup, LegalMove } from '../generated/wire';
import { human, valueWord } from './describe';

export interface OfferedMove {
  legal: LegalMove;
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

export function offers(game: string, legal: LegalGroup[], names: string[]): Offered[] {
  return legal.flatMap((group) => parted(group.moves).map((moves, place) => offered(game, `${group.kind}-${place}`, moves, names)));
}

function offered(game: string, key: string, moves: LegalMove[], names: string[]): Offered {
  const plain = moves.map((legal) => legal.move as AnyMove);
  const kind = plain[0]!.move;
  const varying = varyingFields(plain);
  const told = (attribute: string): string => (words.has(`${game}-kind-${kind}${attribute}`) ? nameKind(game, plain, names, attribute) : '');
  const name = (move: AnyMove): string => (words.has(`${game}-move-${kind}`) ? nameMove(game, move, names) : human([kind, ...Object.values(move).slice(1)].join(' ')));
  return {
    key,
    title: told('') || human(kind),
    help: told('.help'),
    moves: moves.map((legal, place) => {
      const full = name(plain[place]!);
      const short = moves.length >= MANY && varying.length === 1 ? valueWord(game, varying[0]!, plain[place]![varying[0]!], names) : full;
      return { legal, name: full, short };
    }),
  };
}

/** A kind's moves, parted by the field that has few values where there is one: cheering and booing, winner and loser. */
export function parted(moves: LegalMove[]): LegalMove[][] {
  const plain = moves.map((legal) => legal.move as AnyMove);
  const side = varyingFields(plain).find((field) => isSide(plain, field));
  if (side === undefined || varyingFields(plain).length < 2) return [moves];
  const values = [...new Set(plain.map((move) => move[side]))];
  return values.map((value) => moves.filter((legal) => (legal.move as AnyMove)[side] === value));
}

function isSide(moves: AnyMove[], field: string): boolean {
  const counts = new Map<unknown, number>();
  for (const move of moves) counts.set(move[field], (counts.get(move[field]) ?? 0) + 1);
  return typeof moves[0]![field] === 'string' && counts.size <= SIDES && [...counts.values()].every((count) => count > 1);
}

function varyingFields(moves: AnyMove[]): string[] {
  const first = moves[0]!;
  return Object.keys(first).filter((field) => field !== 'move' && moves.some((move) => move[field] !== first[field]));
}
