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
import { isBySeat } from '../core/seats';
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

export type Fields = Record<string, unknown>;

/** What every view has for the page's own use, and what is shown elsewhere. */
const ELSEWHERE = new Set(['viewer', 'options', 'phase', 'turn', 'seats']);

/** What stands in the place of a value that is not to be seen. */
export const HIDDEN = 'hidden';

export class Describer {
  constructor(
    readonly game: string,
    readonly names: string[],
  ) {}

  view(view: unknown): Part[] {
    return this.fields(this.common(view), '');
  }

  /** What lies before a seat, if the view tells so. */
  seat(view: unknown, seat: number): Part[] {
    const own = Object.entries(this.listed(view, seat)).map(([name, value]) => ({
      ...{ label: this.label(name, ''), text: this.one(name, value, ''), help: this.help(name, '') },
      ...{ items: [], parts: [] },
    }));
    return [...own, ...this.fields(this.before(view, seat), 'seats_')];
  }

  /** The fields of a view that are nobody's own. */
  common(view: unknown): Fields {
    return Object.fromEntries(Object.entries((view ?? {}) as Fields).filter(([name, value]) => !ELSEWHERE.has(name) && !this.#isListed(name, value)));
  }

  /** A seat's items of the lists that have one for each; `hidden` where an option hides it. */
  listed(view: unknown, seat: number): Fields {
    const lists = this.told((view ?? {}) as Fields, '').filter(([name, value]) => this.#isListed(name, value));
    return veiled(view, seat, Object.fromEntries(lists.map(([name, values]) => [name, (values as unknown[])[seat]])));
  }

  /** The fields of a seat, where a view has such; `hidden` where an option hides one. */
  before(view: unknown, seat: number): Fields {
    const { seats } = (view ?? {}) as { seats?: unknown };
    if (!Array.isArray(seats) || seats.length !== this.names.length) return {};
    return veiled(view, seat, seats[seat] as Fields);
  }

  #isListed(name: string, value: unknown): boolean {
    return Array.isArray(value) && isBySeat(this.game, name);
  }

  fields(fields: Fields, within: string): Part[] {
    return this.told(fields, within).flatMap(([name, value]) => this.#part(name, value, fields, within));
  }

  /** The fields that are told at all. */
  told(fields: Fields, within: string): [string, unknown][] {
    const named = Object.keys(fields).map((name) => this.id(name, within));
    const told = named.some((id) => words.has(id) || words.has(`${id}.text`));
    return Object.entries(fields).filter((_, place) => !told || words.has(named[place]!) || words.has(`${named[place]!}.text`));
  }

  /** The id of a field's words. */
  id(name: string, within: string): string {
    return `${this.game}-field-${within}${name}`;
  }

  label(name: string, within: string): string {
    const id = this.id(name, within);
    return words.has(id) ? say(id) : human(name);
  }

  help(name: string, within: string): string {
    const id = `${this.id(name, within)}.help`;
    return words.has(id) ? say(id) : '';
  }

  /** A field's whole sentence, if it has one; empty if it says nothing now. */
  sentence(name: string, beside: Fields, within: string): string | null {
    const id = `${this.id(name, within)}.text`;
    return words.has(id) ? say(id, this.#given(beside, within)).trim() : null;
  }

  /** What is said where there is none of it; empty if nothing is. */
  none(name: string, within: string): string {
    const id = this.id(name, within);
    return words.has(`${id}.none`) ? say(`${id}.none`) : '';
  }

  #part(name: string, value: unknown, beside: Fields, within: string): Part[] {
    const id = this.id(name, within);
    const part: Part = { label: this.label(name, within), text: '', items: [], parts: [], help: this.help(name, within) };
    if (isNone(value)) {
      part.text = this.none(name, within) || (words.has(id) ? '' : '–');
      return part.text ? [part] : [];
    }
    const text = this.sentence(name, beside, within);
    if (text !== null) return text ? [{ ...part, label: '', text }] : [];
    const several = words.has(`${id}.item`) || (Array.isArray(value) && value.some((item) => typeof item === 'object'));
    if (Array.isArray(value) && several) part.items = value.map((item, index) => this.item(name, item, within, index + 1)).filter(Boolean);
    else if (Array.isArray(value)) part.text = String(fieldsOf(this.game, { [name]: value }, this.names)[name]);
    else if (typeof value === 'object' && several) part.items = Object.entries(value as Fields).map(([key, values]) => this.counted(name, key, values, within));
    else if (typeof value === 'object') part.parts = this.fields(value as Fields, `${within}${name}_`);
    else part.text = valueWord(this.game, name, value, this.names);
    return [part];
  }

  /** One of several. */
  item(name: string, item: unknown, within: string, place = 0): string {
    const id = `${this.id(name, within)}.item`;
    if (words.has(id)) return say(id, this.#given(typeof item === 'object' && item !== null ? (item as Fields) : { item, place, seat: item }, within)).trim();
    if (typeof item !== 'object' || item === null) return valueWord(this.game, name, item, this.names);
    return Object.entries(item as Fields)
      .map(([field, value]) => `${human(field)} ${String(this.#given({ [field]: value }, within)[field] ?? '–')}`)
      .join(', ');
  }

  /** One of several, or that it is not to be seen. */
  one(name: string, item: unknown, within: string, place = 0): string {
    return item === null || item === HIDDEN ? say('page-table-hidden') : this.item(name, item, within, place);
  }

  /** One of several that are told by a key. */
  counted(name: string, key: string, values: unknown, within: string): string {
    return say(`${this.id(name, within)}.item`, this.#given({ key, values }, within));
  }

  /** How many of each, such as meeples on a tile: `<game>-field-<name>.item` says each. */
  #counts(name: string, counts: Record<string, number>, within: string): string {
    const id = `${this.id(name, within)}.item`;
    const told = Object.entries(counts).map(([key, values]) => (words.has(id) ? say(id, { key, values }) : `${words.number(values)} ${human(key)}`));
    return told.length ? words.list(told) : '–';
  }

  /** Fields as a text is given them; lists of things are told as their own texts tell each. */
  #given(fields: Fields, within: string): Words {
    const given: Words = {};
    for (const [name, value] of Object.entries(fields)) {
      const things = Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);
      if (isCounts(value)) given[name] = this.#counts(name, value, within);
      else if (things) given[name] = words.list((value as unknown[]).map((item) => this.item(name, item, within)));
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

/** A seat's fields as the viewer is to see them before the end. */
function veiled(view: unknown, seat: number, fields: Fields): Fields {
  const { viewer, options, phase } = (view ?? {}) as { viewer?: number | null; options?: Fields; phase?: unknown };
  const hide = phase !== 'over' && viewer !== seat ? hiddenBy(options ?? {}) : new Set<string>();
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, hide.has(name) ? HIDDEN : value]));
}

/** An option that hides something of the others is called so: `hide_coins` hides `coins`. */
function hiddenBy(options: Fields): Set<string> {
  return new Set(
    Object.keys(options)
      .filter((name) => name.startsWith('hide_') && options[name] === true)
      .map((name) => name.slice(5)),
  );
}

export function isNone(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((count) => typeof count === 'number');
}
