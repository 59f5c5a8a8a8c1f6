/** A position's line as words, each of which can be changed. What they mean, and what goes together, the server says. */

/** A setting has a value, a group what it holds; a plain word has neither. */
export interface Word {
  name: string;
  value?: string;
  items?: string[];
}

const WORD = /([^\s[\]=]+)\[([^\]]*)\]|([\w.]+)=(\S*)|(\S+)/g;

export function readLine(text: string): Word[] {
  return [...text.matchAll(WORD)].map(([, group, items, setting, value, plain]) => {
    if (group !== undefined) return { name: group, items: items!.split(/\s+/).filter(Boolean) };
    return setting === undefined ? { name: plain! } : { name: setting, value: value! };
  });
}

export function writeLine(words: Word[]): string {
  return words.map(({ name, value, items }) => (items ? `${name}[${items.join(' ')}]` : value === undefined ? name : `${name}=${value}`)).join(' ');
}

const isSetting = (word: Word, name: string): boolean => word.name === name && word.value !== undefined;
const isGroup = (word: Word, name: string): boolean => word.name === name && word.items !== undefined;

export const settingOf = (words: Word[], name: string): string => words.find((word) => isSetting(word, name))?.value ?? '';
export const itemsOf = (words: Word[], name: string): string[] => words.find((word) => isGroup(word, name))?.items ?? [];
export const withoutWord = (words: Word[], name: string): Word[] => words.filter((word) => word.name !== name);

export function withSetting(words: Word[], name: string, value: string): Word[] {
  return swapped(words, (word) => isSetting(word, name), { name, value });
}

/** A group that holds nothing is not named. */
export function withItems(words: Word[], name: string, items: string[]): Word[] {
  return items.length ? swapped(words, (word) => isGroup(word, name), { name, items }) : words.filter((word) => !isGroup(word, name));
}

function swapped(words: Word[], is: (word: Word) => boolean, now: Word): Word[] {
  return words.some(is) ? words.map((word) => (is(word) ? now : word)) : [...words, now];
}

// What a seat has: settings within its group

const seatName = (seat: number): string => `seat${seat}`;

export function ofSeat(words: Word[], seat: number, name: string): string {
  return (
    itemsOf(words, seatName(seat))
      .find((item) => item.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  );
}

/** With something else in its place; what follows from it, by these names, is not named any more. */
export function withSeat(words: Word[], seat: number, name: string, value: string, follows: string[] = []): Word[] {
  const kept = itemsOf(words, seatName(seat)).filter((item) => ![name, ...follows].includes(item.split('=')[0]!));
  return withItems(words, seatName(seat), [...kept, `${name}=${value}`]);
}

// How many of what: silk*2,fakir

export function countsOf(text: string): Map<string, number> {
  const parts = text && text !== 'none' ? text.split(',') : [];
  return new Map(parts.map((part) => part.split('*')).map(([name, count]) => [name!, Number(count ?? 1)]));
}

/** One by one, as they lie: silk*2,fakir is silk, silk and fakir. */
export const oneByOne = (items: string[]): string[] => items.flatMap((item) => [...countsOf(item)]).flatMap(([name, count]) => Array<string>(count).fill(name));

/** The other way round; those of a kind come to lie together. */
export function gathered(names: string[]): string {
  return names.reduce((text, name) => withCount(text, name, (countsOf(text).get(name) ?? 0) + 1), 'none');
}

export function withCount(text: string, name: string, count: number): string {
  const counts = countsOf(text).set(name, count);
  const parts = [...counts].filter(([, many]) => many > 0).map(([one, many]) => (many === 1 ? one : `${one}*${many}`));
  return parts.join(',') || 'none';
}
