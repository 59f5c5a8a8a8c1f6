/** A game's own options: which are ordinary choices and which are rulings, and what each is called. */
import { say, words } from '../core/words.svelte';
import type { GameInfo, Option } from '../generated/wire';

export type Value = string | number | boolean;

/** A number with no more values than this is chosen from a list. */
const FEW = 16;

export function sorted(info: GameInfo): { ordinary: Option[]; rulings: Option[] } {
  const shown = info.options.filter((option) => option.fewest === null);
  return { ordinary: shown.filter((option) => option.ordinary), rulings: shown.filter((option) => !option.ordinary) };
}

/** How many may play; fewer than the game is made for, too, where an option lets them. */
export function playerCounts(info: GameInfo): number[] {
  const fewest = Math.min(info.fewest, ...info.options.map((option) => option.fewest ?? info.fewest));
  return Array.from({ length: info.most - fewest + 1 }, (_, index) => fewest + index);
}

/** The values to choose from, or null for a number to be written. A seat is one of the table's. */
export function choices(option: Option, players: number): Value[] | null {
  if (option.minimum === null || option.maximum === null) return option.values;
  const most = isSeat(option.name) ? Math.min(option.maximum, players - 1) : option.maximum;
  if (most - option.minimum >= FEW) return null;
  const minimum = option.minimum;
  return [...option.values, ...Array.from({ length: most - minimum + 1 }, (_, index) => minimum + index)];
}

/** The options that are not as they would be by themselves. What lets fewer play is set by their number, not by hand. */
export function given(info: GameInfo, chosen: Record<string, Value>, players: number): Record<string, Value> {
  const own = info.options.filter((option) => {
    const value = chosen[option.name];
    if (value === undefined || value === option.default || option.fewest !== null) return false;
    return !(isSeat(option.name) && typeof value === 'number' && value >= players);
  });
  const needed = players < info.fewest ? info.options.filter((option) => option.fewest !== null && option.fewest <= players) : [];
  return Object.fromEntries([...own.map((option) => [option.name, chosen[option.name]!]), ...needed.map((option) => [option.name, true])]) as Record<
    string,
    Value
  >;
}

function isSeat(name: string): boolean {
  return name.endsWith('seat');
}

/** The attribute of an option's text that a value is told by. */
export function attributeOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? 'number' : value;
}

export function optionName(game: string, name: string): string {
  const id = `${game}-option-${name}`;
  return words.has(id) ? say(id) : name;
}

export function optionHelp(game: string, name: string): string {
  const id = `${game}-option-${name}.help`;
  return words.has(id) ? say(id) : '';
}

export function optionValue(game: string, name: string, value: Value): string {
  const id = `${game}-option-${name}.${attributeOf(value)}`;
  if (!words.has(id)) return String(value);
  return say(id, { number: typeof value === 'number' && isSeat(name) ? value + 1 : Number(value) || 0 });
}
