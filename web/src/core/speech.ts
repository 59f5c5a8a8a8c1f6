/** Events, moves, refusals and prompts are data; here they become sentences, as `core/speech.py` makes them for the terminal. */
import type { Prompt, Why } from '../generated/wire';
import { holdsSeat } from './seats';
import { say, words, type Words } from './words.svelte';

/** An event of any game; its other fields are the game's. */
export interface AnyEvent {
  event: string;
  section: string;
}

/** A move of any game; its other fields are the game's. */
export interface AnyMove {
  move: string;
}

/** A field of a move or an event by its name, for what reads them without knowing the game. */
export function fieldOf(data: AnyMove | AnyEvent, name: string): unknown {
  return (data as unknown as Record<string, unknown>)[name];
}

/** What happened. Some fields may be replaced, for those who may not read them. */
export function tell(game: string, event: AnyEvent, names: string[], instead: Words = {}): string {
  return say(`${game}-event-${event.event}`, { ...fieldsOf(game, event, names), ...instead }).trim();
}

/** What a move does, as a button says it. By its own type, so that one can be written where it is named. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- With `AnyMove` alone, a move's other fields would be refused.
export function nameMove<Move extends AnyMove>(game: string, move: Move, names: string[]): string {
  return say(`${game}-move-${move.move}`, fieldsOf(game, move, names));
}

/** What a move does, as short as a button that confirms it; a game's page has words for it, or it is named as everywhere. */
export function nameBriefly(game: string, move: AnyMove, names: string[]): string {
  const id = `${game}-page-do-${move.move}`;
  return words.has(id) ? say(id, fieldsOf(game, move, names)) : nameMove(game, move, names);
}

/** What moves of one kind do; the text is given the fields that they share. */
export function nameKind(game: string, moves: AnyMove[], names: string[], attribute = ''): string {
  const first = moves[0]!;
  const fields = Object.entries(first) as [string, unknown][];
  const shared = Object.fromEntries(fields.filter(([field, value]) => moves.every((move) => fieldOf(move, field) === value)));
  const any = Object.fromEntries(fields.map(([field]) => [field, 'any']));
  return say(`${game}-kind-${first.move}${attribute}`, { ...any, ...fieldsOf(game, shared, names) });
}

/** Why a move is not allowed. */
export function refuse(game: string, why: Why, names: string[]): string {
  if (why.reason === null) return say('page-why-allowed');
  if (why.section === null) return say(`page-why-${why.reason}`);
  return say(`${game}-refusal-${why.reason}`, fieldsOf(game, why.about, names));
}

/** What is asked of the reader, or what the reader waits for. */
export function ask(game: string, prompt: Prompt, names: string[], reader: number | null): string {
  const manner = prompt.actor === reader && prompt.actor >= 0 ? 'ask' : 'wait';
  const seat = prompt.actor >= 0 ? names[prompt.actor]! : prompt.actor === -1 ? 'chance' : 'none';
  return say(`${game}-${manner}-${prompt.ask}`, { seat });
}

export function fieldsOf(game: string, fields: object, names: string[]): Words {
  const given: Words = {};
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    if (Array.isArray(value)) {
      given[field] = joined(game, field, value, names);
      given[`${field}_count`] = value.length;
    } else if (typeof value === 'string' && words.has(`${game}-letters-${field}`)) {
      given[field] = spelledOut(`${game}-letters-${field}`, value);
    } else {
      given[field] = word(game, field, value, names);
    }
  }
  return given;
}

/** `BAA` as a builder and 2 assassins: letters are for the notation, not for sentences. */
function spelledOut(id: string, letters: string): string {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return words.list([...counts].map(([letter, count]) => say(id, { letter, count })));
}

/** Each item as `<game>-list-<field>` says it, which is told its place too and may have a separator of its own. */
function joined(game: string, field: string, items: unknown[], names: string[]): string {
  const id = `${game}-list-${field}`;
  if (holdsSeat(game, field) || !words.has(id)) return words.list(items.map((item) => String(word(game, field, item, names))));
  const told = items.map((item, index) => say(id, { item: item as string | number, place: index + 1 }));
  return words.has(`${id}.separator`) ? told.join(say(`${id}.separator`)) : words.list(told);
}

function word(game: string, field: string, value: unknown, names: string[]): string | number {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return holdsSeat(game, field) ? (names[value] ?? String(value)) : value;
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- What is left is a name, or a list of names.
  return String(value);
}
