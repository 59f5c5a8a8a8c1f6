/**
 * Any game's view, in words. A game's own words are used where it has them: `<game>-field-<name>` is what a field is called, inside another
 * field `<game>-field-<outer>_<name>`, with attributes for how it is told:
 *
 *     .text   one sentence; it is given all the fields beside it
 *     .item   each of several; it is given the fields of one, or `key` and `values`, or its `place` and the `seat` that it may be
 *     .none   there is none of it
 *     .help   how to read it
 *
 * A text that comes out empty is not told. Where a game has words for some fields of a thing, the others are its own affair and left out.
 */
import { fieldsOf } from '../core/speech';
import { say, words, type Words } from '../core/words.svelte';

export interface Part {
  label: string;
  /** Told in one sentence or value ... */
  text: string;
  /** ... as a list ... */
  items: string[];
  /** ... or as parts of its own. */
  parts: Part[];
  help: string;
}

type Fields = Record<string, unknown>;

/** What every view has for the page's own use, and what is shown elsewhere. */
const ELSEWHERE = new Set(['viewer', 'options', 'phase', 'turn', 'seats']);

export class Describer {
  constructor(
    readonly game: string,
    readonly names: string[],
  ) {}

  view(view: unknown): Part[] {
    const fields = (view ?? {}) as Fields;
    return this.fields(Object.fromEntries(Object.entries(fields).filter(([name]) => !ELSEWHERE.has(name))), '');
  }

  /** What lies before a seat, if the view tells so. */
  seat(view: unknown, seat: number): Part[] {
    const { seats, viewer, options, phase } = (view ?? {}) as { seats?: unknown; viewer?: number | null; options?: Fields; phase?: string };
    if (!Array.isArray(seats) || seats.length !== this.names.length) return [];
    const hide = phase !== 'over' && viewer !== seat ? hiddenBy(options ?? {}) : new Set<string>();
    const fields = Object.entries(seats[seat] as Fields).map(([name, value]) => [name, hide.has(name) ? 'hidden' : value]);
    return this.fields(Object.fromEntries(fields) as Fields, 'seats_');
  }

  fields(fields: Fields, within: string): Part[] {
    const named = Object.keys(fields).map((name) => this.#id(name, within));
    const told = named.some((id) => words.has(id) || words.has(`${id}.text`));
    return Object.entries(fields)
      .filter((_, place) => !told || words.has(named[place]!) || words.has(`${named[place]!}.text`))
      .flatMap(([name, value]) => this.#part(name, value, fields, within));
  }

  #id(name: string, within: string): string {
    return `${this.game}-field-${within}${name}`;
  }

  #part(name: string, value: unknown, beside: Fields, within: string): Part[] {
    const id = this.#id(name, within);
    const part: Part = { label: words.has(id) ? say(id) : human(name), text: '', items: [], parts: [], help: words.has(`${id}.help`) ? say(`${id}.help`) : '' };
    if (isNone(value)) {
      part.text = words.has(`${id}.none`) ? say(`${id}.none`) : words.has(id) ? '' : '–';
      return part.text ? [part] : [];
    }
    if (words.has(`${id}.text`)) {
      const text = say(`${id}.text`, this.#given(beside, within)).trim();
      return text ? [{ ...part, label: '', text }] : [];
    }
    const several = words.has(`${id}.item`) || (Array.isArray(value) && value.some((item) => typeof item === 'object'));
    if (Array.isArray(value) && several) part.items = value.map((item, index) => this.#item(id, name, item, within, index + 1)).filter(Boolean);
    else if (Array.isArray(value)) part.text = String(fieldsOf(this.game, { [name]: value }, this.names)[name]);
    else if (typeof value === 'object' && several)
      part.items = Object.entries(value as Fields).map(([key, values]) => say(`${id}.item`, this.#given({ key, values }, within)));
    else if (typeof value === 'object') part.parts = this.fields(value as Fields, `${within}${name}_`);
    else part.text = valueWord(this.game, name, value, this.names);
    return [part];
  }

  #item(id: string, name: string, item: unknown, within: string, place = 0): string {
    if (words.has(`${id}.item`))
      return say(`${id}.item`, this.#given(typeof item === 'object' && item !== null ? (item as Fields) : { item, place, seat: item }, within)).trim();
    if (typeof item !== 'object' || item === null) return valueWord(this.game, name, item, this.names);
    return Object.entries(item as Fields)
      .map(([field, value]) => `${human(field)} ${String(this.#given({ [field]: value }, within)[field] ?? '–')}`)
      .join(', ');
  }

  /** How many of each, such as meeples on a tile: `<game>-field-<name>.item` says each. */
  #counts(name: string, counts: Record<string, number>, within: string): string {
    const id = `${this.#id(name, within)}.item`;
    const told = Object.entries(counts).map(([key, values]) => (words.has(id) ? say(id, { key, values }) : `${words.number(values)} ${human(key)}`));
    return told.length ? words.list(told) : '–';
  }

  /** Fields as a text is given them; lists of things are told as their own texts tell each. */
  #given(fields: Fields, within: string): Words {
    const given: Words = {};
    for (const [name, value] of Object.entries(fields)) {
      const things = Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);
      if (isCounts(value)) given[name] = this.#counts(name, value, within);
      else if (things) given[name] = words.list((value as unknown[]).map((item) => this.#item(this.#id(name, within), name, item, within)));
      else if (typeof value !== 'object' || value === null || Array.isArray(value)) Object.assign(given, fieldsOf(this.game, { [name]: value }, this.names));
      if (Array.isArray(value)) given[`${name}_count`] = value.length;
    }
    return given;
  }
}

/** A value by the game's own word for it: `<game>-<field>`, which is given it. */
export function valueWord(game: string, field: string, value: unknown, names: string[]): string {
  if (typeof value === 'boolean') return say(value ? 'page-table-yes' : 'page-table-no');
  const given = fieldsOf(game, { [field]: value }, names);
  if (typeof value === 'string' && words.has(`${game}-${field}`)) return say(`${game}-${field}`, given);
  const told = given[field];
  return typeof told === 'number' ? words.number(told) : human(String(told ?? '–'));
}

export function human(name: string): string {
  return name.replaceAll('_', ' ');
}

/** An option that hides something of the others is called so: `hide_coins` hides `coins`. */
function hiddenBy(options: Fields): Set<string> {
  return new Set(
    Object.keys(options)
      .filter((name) => name.startsWith('hide_') && options[name] === true)
      .map((name) => name.slice(5)),
  );
}

function isNone(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((count) => typeof count === 'number');
}
