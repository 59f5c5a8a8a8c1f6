import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../plugins/digest';
import { digestOf } from '../src/rules/markdown';
import { paint } from '../src/rules/painted';
import { find, mark, wanted } from '../src/rules/search';

const GAMES = fileURLToPath(new URL('../../src/caravanserai/games', import.meta.url));
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf-8' }).filter((file) => /\/RULES[^/]*\.md$/.test(file));

const SOURCE = `# A game: the rules

Words before, see §1.1 and ruling C-01.

## 1 First

*In the book: somewhere.*

### 1.1 Part of "it"

It's \`7[B G]\` or -1.

- one *thing*
- two

## 2 Rulings

- **C-01** One sentence.
`;

describe('a digest', () => {
  const digest = digestOf(SOURCE, 'en');

  test('has a title, words before the first chapter, and numbered sections', () => {
    expect(digest.title).toBe('A game: the rules');
    expect(digest.text).toBe('Words before, see §1.1 and ruling C-01.');
    expect(digest.sections.map(({ number, title, level }) => [number, title, level])).toEqual([
      ['1', 'First', 2],
      ['1.1', 'Part of “it”', 3],
      ['2', 'Rulings', 2],
    ]);
  });

  test('leads from every citation to its section or ruling', () => {
    expect(digest.html).toContain('<a class="cite" href="#1.1">§1.1</a>');
    expect(digest.html).toContain('<a class="cite" href="#C-01">C-01</a>');
    expect(digest.sections[2]!.html).toContain('<li id="C-01" class="ruling">');
    expect(digest.sections[2]!.html).toContain('<strong><a class="own" href="#C-01">C-01</a></strong>');
  });

  test('tells where the printed book has it apart from the text', () => {
    expect(digest.sections[0]!.html).toBe('<p class="source"><em>In the book: somewhere.</em></p>');
    expect(digest.sections[1]!.html).not.toContain('source');
  });

  test('has plain text too, a line for each paragraph and item', () => {
    expect(digest.sections[1]!.text).toBe('It’s 7[B G] or −1.\none thing\ntwo');
  });

  test('keeps notation as it is written', () => {
    expect(digest.sections[1]!.html).toContain('<code>7[B G]</code>');
  });

  test('lets no markup through', () => {
    expect(digestOf('# A\n\n<b style="x">no</b>\n', 'en').html).toBe('<p>&lt;b style=“x”&gt;no&lt;/b&gt;</p>');
  });

  test('does not cite what is not there', () => {
    expect(() => digestOf('# A\n\nSee §9.\n', 'en')).toThrow('§9');
  });

  test('links the rulings that there are, however they are numbered', () => {
    const { html, sections } = digestOf('# A\n\nSee Q7 and H2O.\n\n## 1 Rulings\n\n- **Q7** So it is.\n', 'en');
    expect(html).toBe('<p>See <a class="cite" href="#Q7">Q7</a> and H2O.</p>');
    expect(sections[0]!.html).toContain('<li id="Q7" class="ruling">');
  });

  test('tells every cell of a table the head of its column, and which tables need much room', () => {
    const table = (...cells: string[]): string => digestOf(`# A\n\n| who | b | c | d |\n|---|---|---|---|\n| ${cells.join(' | ')} |\n`, 'en').html;
    expect(table('x', '1', '2', 'some words')).toContain('<table class="wide">');
    expect(table('x', '1', '2', 'some words')).toContain('<td data-head="who">x</td>');
    expect(table('x', '1', '2', '3')).toContain('<table>');
  });

  test('keeps words of one letter with the next in Polish', () => {
    expect(digestOf('# A\n\nPola 1 i 2, a z nimi 3.\n', 'pl').text).toBe('Pola 1 i\u00a02, a\u00a0z\u00a0nimi 3.');
  });

  test('groups sections by chapter', () => {
    const { chapters } = paint(digest, '');
    expect(chapters.map((chapter) => [chapter.number, chapter.sections.map((section) => section.number)])).toEqual([
      ['1', ['1.1']],
      ['2', []],
    ]);
  });

  test('is painted with hits that are numbered from the first word to the last', () => {
    const painted = paint(digest, '1');
    const order = [
      painted.html,
      ...painted.chapters.flatMap((chapter) => [chapter, ...chapter.sections]).map((section) => section.numberHtml + section.titleHtml + section.html),
    ];
    const numbers = [...order.join('').matchAll(/data-hit="(\d+)"/g)].map((found) => Number(found[1]));
    expect(numbers).toEqual([...Array(painted.hits).keys()]);
    expect(painted.chapters.map((chapter) => [chapter.hits, chapter.allHits])).toEqual([
      [1, 4],
      [1, 1],
    ]);
  });
});

test('a file’s name says its language', () => {
  expect(languageOf('/x/RULES.md')).toBe('en');
  expect(languageOf('/x/RULES.pl.md')).toBe('pl');
});

describe.each(files)('the rules in %s', (file) => {
  const digest = digestOf(readFileSync(`${GAMES}/${file}`, 'utf-8'), languageOf(file));
  const all = [{ html: digest.html, text: digest.text }, ...digest.sections];

  test('are numbered, have words, and need no inline style', () => {
    expect(digest.sections.length).toBeGreaterThan(5);
    for (const section of digest.sections) {
      expect(section.number).toMatch(/^\d+(\.\d+)*$/);
      expect(section.html).not.toContain('style=');
    }
  });

  test.each(['a', '1', 'c-0', "'", '. ', 'ie', ' i '])('what is found of %j in their text is what is marked in their html', (query) => {
    const sought = wanted(query) || query;
    for (const { html, text } of all) {
      const marked = mark(html, sought);
      expect(marked.count).toBe(find(text, sought).length);
      expect(marked.html.replaceAll(/<\/?mark[^>]*>/g, '')).toBe(html);
    }
  });
});
