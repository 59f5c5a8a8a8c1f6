/** Any game's view as things on a board. Which fields are shown, and in which words, is as in the text mode (`table/describe.ts`). */
import { holdsSeat } from '../../core/seats';
import { words } from '../../core/words.svelte';
import { HIDDEN, isNone, valueWord, type Describer, type Fields } from '../describe';

/** Something with one value: a number that counts, whoever sits at a seat, what lies face down, or a word. */
export interface Piece {
  is: 'number' | 'seat' | 'hidden' | 'word';
  /** The number, or the seat's. */
  value: number;
  text: string;
}

export interface Tile {
  /** Where in the view: `seats.1.coins`. */
  path: string;
  label: string;
  help: string;
  /** A sentence of its own ... */
  text: string;
  /** ... one thing ... */
  piece: Piece | null;
  /** ... several in a row ... */
  row: Piece[] | null;
  /** ... or tiles within. */
  tiles: Tile[];
}

/** A number, or a seat, or both, is told by its own shape; everything else by its word. */
const plain = (piece: Omit<Piece, 'value'>): Piece => ({ value: 0, ...piece });

/** What lies in the middle. */
export function common(describer: Describer, view: unknown): Tile[] {
  return tilesOf(describer, describer.common(view), '', '');
}

/** What lies before a seat. */
export function belongings(describer: Describer, view: unknown, seat: number): Tile[] {
  const listed = Object.entries(describer.listed(view, seat)).map(([name, value]) => ({
    ...empty(describer, name, `${name}.${seat}`, ''),
    piece: pieceOf(describer, name, value, ''),
  }));
  return [...listed, ...tilesOf(describer, describer.before(view, seat), 'seats_', `seats.${seat}.`, covered(describer, view, seat))];
}

/** The fields of a seat that the viewer does not see: what is none there, and of the viewer's own is something. */
function covered(describer: Describer, view: unknown, seat: number): Set<string> {
  const { viewer } = (view ?? {}) as { viewer?: number | null };
  if (typeof viewer !== 'number' || viewer === seat) return new Set();
  const [there, own] = [describer.before(view, seat), describer.before(view, viewer)];
  return new Set(Object.keys(there).filter((name) => there[name] === null && own[name] !== null));
}

function tilesOf(describer: Describer, fields: Fields, within: string, at: string, hidden = new Set<string>()): Tile[] {
  return describer.told(fields, within).flatMap(([name, value]) => {
    const tile = tileOf(describer, name, hidden.has(name) ? HIDDEN : value, fields, within, at);
    return tile && (tile.text || tile.piece || tile.row || tile.tiles.length) ? [tile] : [];
  });
}

function tileOf(describer: Describer, name: string, value: unknown, beside: Fields, within: string, at: string): Tile | null {
  const tile = empty(describer, name, `${at}${name}`, within);
  if (isNone(value)) return noneOf(describer, tile, name, value, within);
  if (value === HIDDEN) return { ...tile, piece: pieceOf(describer, name, value, within) };
  const sentence = describer.sentence(name, beside, within);
  if (sentence !== null) return { ...tile, label: '', text: sentence };
  if (Array.isArray(value)) return listOf(describer, tile, name, value, within);
  if (typeof value !== 'object') return { ...tile, piece: single(describer, name, value) };
  if (words.has(`${describer.id(name, within)}.item`)) {
    const row = Object.entries(value as Fields).map(([key, values]) => plain({ is: 'word', text: describer.counted(name, key, values, within) }));
    return { ...tile, row: row.filter((piece) => piece.text) };
  }
  return { ...tile, tiles: tilesOf(describer, value as Fields, `${within}${name}_`, `${tile.path}.`) };
}

/** There is none of it now: that is said, if there are words for it; or the place is empty where things may come to lie. */
function noneOf(describer: Describer, tile: Tile, name: string, value: unknown, within: string): Tile {
  const text = describer.none(name, within);
  const place = Array.isArray(value) && !words.has(`${describer.id(name, within)}.text`);
  return { ...tile, text, row: place && !text ? [] : null };
}

/** Several: things in a row; or, where each has fields of its own and the game no words for it, a tile for each. */
function listOf(describer: Describer, tile: Tile, name: string, items: unknown[], within: string): Tile {
  const isThing = (item: unknown): boolean => typeof item === 'object' && item !== null;
  if (items.some(isThing) && !words.has(`${describer.id(name, within)}.item`)) {
    const tiles = items.filter(isThing).map((item, place) => ({
      ...empty(describer, name, `${tile.path}.${place}`, within),
      label: words.number(place + 1),
      tiles: tilesOf(describer, item as Fields, `${within}${name}_`, `${tile.path}.${place}.`),
    }));
    return { ...tile, tiles };
  }
  const row = items.map((item, place) => pieceOf(describer, name, item, within, place + 1)).filter((piece) => piece.text);
  return { ...tile, row };
}

function pieceOf(describer: Describer, name: string, item: unknown, within: string, place = 0): Piece {
  const text = describer.one(name, item, within, place);
  if (item === null || item === HIDDEN) return plain({ is: 'hidden', text });
  if (words.has(`${describer.id(name, within)}.item`) || typeof item === 'object') return plain({ is: 'word', text });
  return single(describer, name, item);
}

function single(describer: Describer, name: string, value: unknown): Piece {
  const text = valueWord(describer.game, name, value, describer.names);
  if (typeof value !== 'number') return plain({ is: 'word', text });
  return { is: holdsSeat(describer.game, name) ? 'seat' : 'number', value, text };
}

function empty(describer: Describer, name: string, path: string, within: string): Tile {
  return { path, label: describer.label(name, within), help: describer.help(name, within), text: '', piece: null, row: null, tiles: [] };
}
