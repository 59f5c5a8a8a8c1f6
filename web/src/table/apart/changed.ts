/** What has changed of what lies before a seat, from one view to another: each thing by its name, and what it was and is. The words are those of the text mode (describe.ts). */
import { fieldsOf } from '../../core/speech';
import { say, words } from '../../core/words.svelte';

export interface Changed {
  label: string;
  before: string;
  after: string;
}

type Fields = Record<string, unknown>;

/** Only what the game has a name for is told; what there is none of is empty. */
export function changedFor(game: string, names: string[], seat: number, before: unknown, after: unknown): Changed[] {
  const [then, now] = [fieldsBefore(before, seat), fieldsBefore(after, seat)];
  const id = (name: string): string => `${game}-field-seats_${name}`;
  const told = (fields: Fields, name: string): string => inWords(game, names, id(name), name, fields[name]);
  return Object.keys({ ...then, ...now })
    .filter((name) => words.has(id(name)))
    .map((name) => ({ label: say(id(name)), before: told(then, name), after: told(now, name) }))
    .filter((one) => one.before !== one.after);
}

function fieldsBefore(view: unknown, seat: number): Fields {
  const { seats } = (view ?? {}) as { seats?: Fields[] };
  return seats?.[seat] ?? {};
}

function inWords(game: string, names: string[], id: string, name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const item = words.has(`${id}.item`) ? (given: Fields): string => say(`${id}.item`, fieldsOf(game, given, names)).trim() : null;
  const plain = (one: unknown): string => String(fieldsOf(game, { [name]: one }, names)[name]);
  if (Array.isArray(value)) return words.list(value.map((one) => (item && typeof one === 'object' ? item(one as Fields) : plain(one))));
  if (typeof value !== 'object') return typeof value === 'number' ? words.number(value) : plain(value);
  return words.list(Object.entries(value).map(([key, values]) => (item ? item({ key, values }) : `${key} ${String(values)}`)));
}
