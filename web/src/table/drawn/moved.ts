/** What moved on a board from one view to the next, seen from its tiles alone. */
import type { Piece, Tile } from './tiles';

/** A thing where it lies: its place on the board is `key`. */
export interface Lying {
  key: string;
  text: string;
}

export interface Flight {
  from: string;
  to: string;
  text: string;
}

/** A key for each thing of a row: the same as long as it lies there, wherever its neighbours go. */
export function keysOf(path: string, row: Piece[]): string[] {
  const met = new Map<string, number>();
  return row.map((piece) => {
    const count = (met.get(piece.text) ?? 0) + 1;
    met.set(piece.text, count);
    return `${path}/${piece.text}/${count}`;
  });
}

/** All tiles, those within others too. */
export function flat(tiles: Tile[]): Tile[] {
  return tiles.flatMap((tile) => [tile, ...flat(tile.tiles)]);
}

/** How much more each number is than before, by its tile's path. */
export function counted(before: Tile[], after: Tile[]): Map<string, number> {
  const was = numbers(before);
  const changes = [...numbers(after)].map(([path, value]): [string, number] => [path, value - (was.get(path) ?? value)]);
  return new Map(changes.filter(([, change]) => change !== 0));
}

/** What left one place and came to another: a thing with the same words, or as much as one number lost and one other gained. */
export function flights(before: Tile[], after: Tile[]): Flight[] {
  return [...carried(lying(before), lying(after)), ...paid(counted(before, after))];
}

function carried(before: Lying[], after: Lying[]): Flight[] {
  const gone = without(before, after);
  return without(after, before).flatMap(({ key, text }) => {
    const at = gone.findIndex((thing) => thing.text === text);
    return at < 0 ? [] : [{ from: gone.splice(at, 1)[0]!.key, to: key, text }];
  });
}

function paid(changes: Map<string, number>): Flight[] {
  const [losers, winners] = [[...changes].filter(([, change]) => change < 0), [...changes].filter(([, change]) => change > 0)];
  return winners.flatMap(([to, gain]) => {
    const at = losers.findIndex(([, loss]) => loss === -gain);
    return at < 0 ? [] : [{ from: losers.splice(at, 1)[0]![0], to, text: String(gain) }];
  });
}

function without(all: Lying[], others: Lying[]): Lying[] {
  const there = new Set(others.map((thing) => `${thing.key} ${thing.text}`));
  return all.filter((thing) => !there.has(`${thing.key} ${thing.text}`));
}

function lying(tiles: Tile[]): Lying[] {
  return flat(tiles).flatMap(({ path, piece, row }) => {
    if (row) return keysOf(path, row).map((key, place) => ({ key, text: row[place]!.text }));
    return piece && piece.is !== 'number' ? [{ key: path, text: piece.text }] : [];
  });
}

function numbers(tiles: Tile[]): Map<string, number> {
  return new Map(flat(tiles).flatMap(({ path, piece }) => (piece?.is === 'number' ? [[path, piece.value] as [string, number]] : [])));
}
