/** The letter on somebody's flag: the first of the name, large. An emoji or a letter with accents stays whole. */
export function initial(name: string): string {
  const first = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase();
}
