import { describe, expect, test } from 'vitest';
import { escapeHtml, find, fold, mark, wanted } from '../src/rules/search';

const hits = (text: string, query: string): string[] => find(text, wanted(query)).map(([start, end]) => text.slice(start, end));

describe('a search', () => {
  test.each([
    ['Koniec etapu', 'ETAP', ['etap']],
    ['la fin de l’étape', 'etape', ['étape']],
    ['la fin de l’étape', "l'etape", ['l’étape']],
    ['Szary wielbłąd', 'wielblad', ['wielbłąd']],
    ['żółw i ZOLW', 'żółw', ['żółw', 'ZOLW']],
    ['le chœur', 'coeur', []],
    ['le chœur', 'choeur', ['chœur']],
    ['le chœur', 'ho', ['hœ']],
    ['une pièce\u00a0: deux', 'piece : deux', ['pièce\u00a0: deux']],
    ['0, −1 and −2', '-1', ['−1']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['one two', 'two three', []],
  ])('in %j for %j finds %j', (text, query, found) => {
    expect(hits(text, query)).toEqual(found);
  });

  test('does not reach from one paragraph into the next', () => {
    expect(hits('the end\nof a leg', 'end of')).toEqual([]);
  });

  test('needs two letters, or a number', () => {
    expect(wanted(' a ')).toBe('');
    expect(wanted('')).toBe('');
    expect(wanted('5')).toBe('5');
    expect(wanted('Ét')).toBe('et');
  });

  test('knows where every letter came from', () => {
    const { text, from } = fold('Œ  é!');
    expect(text).toBe('oe e!');
    expect(from).toEqual([0, 0, 1, 3, 4, 5]);
  });
});

describe('hits in html', () => {
  test('are marked and numbered', () => {
    expect(mark('<p>leg, Leg</p>', 'leg', 4)).toEqual({
      html: '<p><mark data-hit="4">leg</mark>, <mark data-hit="5">Leg</mark></p>',
      count: 2,
    });
  });

  test('may reach over a tag', () => {
    expect(mark('<strong>B</strong>lue', 'blue').html).toBe('<strong><mark data-hit="0">B</mark></strong><mark data-hit="0">lue</mark>');
  });

  test('do not reach over paragraphs', () => {
    expect(mark('<p>the end</p>\n<p>of it</p>', 'end of').count).toBe(0);
  });

  test('are never looked for in tags', () => {
    expect(mark('<a class="cite" href="#5">no</a>', 'cite').count).toBe(0);
  });

  test('may have entities in them', () => {
    expect(mark('Tom &amp; Bo', 'm & b').html).toBe('To<mark data-hit="0">m </mark><mark data-hit="0">&amp;</mark><mark data-hit="0"> B</mark>o');
  });

  test('keep a line break of the source', () => {
    expect(mark('one\ntwo', 'one two').html).toBe('<mark data-hit="0">one\ntwo</mark>');
  });
});

test('text is made safe for html', () => {
  expect(escapeHtml('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;');
});
