import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../src/styles/${name}`, import.meta.url), 'utf-8');

/** Whether a `unicode-range` has this character. */
function has(range: string, character: string): boolean {
  const code = character.codePointAt(0)!;
  return range.split(',').some((part) => {
    const [first, last] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((end) => parseInt(end, 16));
    return first! <= code && code <= (last ?? first!);
  });
}

const ranges = (face: string): string[] =>
  read('fonts.css')
    .split('@font-face')
    .filter((rule) => rule.includes(`font-family: '${face}'`))
    .map((rule) => /unicode-range: ([^;]+);/.exec(rule)![1]!);

test.each([...'0123456789'])('in a heading %s is set in the text face, where it reads as itself', (figure) => {
  expect(ranges('Marcellus').some((range) => has(range, figure))).toBe(false);
  expect(ranges('Atkinson Hyperlegible Next').some((range) => has(range, figure))).toBe(true);
  expect(read('tokens.css')).toMatch(/--title: 'Marcellus', 'Atkinson Hyperlegible Next'/);
});

test.each([...'azAZéżŁœ–’'])('in a heading %s is set in the display face', (letter) => {
  expect(ranges('Marcellus').some((range) => has(range, letter))).toBe(true);
});
