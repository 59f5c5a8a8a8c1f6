/** Rules as they are written, read into sections ready to show and to search. */
import MarkdownIt, { type Token } from 'markdown-it';
import type { Digest, Section } from './digest.ts';

const NUMBERED = /^§?(\d+(?:\.\d+)*)\.?\s+(.+)$/;
const RULING = /^[A-Z]+-?\d+$/;
/** So many columns there is always room for. */
const NARROW = 3;
const CITED = /§(\d+(?:\.\d+)*)|\b([A-Z]+-?\d+)\b/g;

const QUOTES: Record<string, string | string[]> = {
  en: '“”‘’',
  pl: '„”‚’',
  fr: ['«\u00a0', '\u00a0»', '‹\u00a0', '\u00a0›'],
};

export function digestOf(source: string, language: string): Digest {
  const md = new MarkdownIt({ html: false, typographer: true, quotes: QUOTES[language] ?? QUOTES['en']! }).disable(['replacements', 'image']);
  md.renderer.rules['text'] = (tokens, at) => cite(tokens[at]!, md.utils.escapeHtml(spaced(tokens[at]!.content, language)), rulings);
  md.renderer.rules['softbreak'] = () => '\n';
  const tokens = md.parse(source, {});
  const rulings = markRulings(tokens);
  markSources(tokens);
  markTables(tokens, language);
  const parts = split(tokens);
  const whole = new Set(parts.map((part) => part.heading.number));
  const sections = parts.map(({ heading, body }): Section => ({
    ...heading,
    html: md.renderer.render(body, md.options, {}).trim(),
    text: textOf(body, language),
  }));
  const title = sections[0]?.level === 1 ? sections.shift()! : { title: '', html: '', text: '' };
  for (const number of citedIn(tokens)) if (!whole.has(number)) throw new Error(`the rules cite §${number}, which they do not have`);
  return { language, title: title.title, html: title.html, text: title.text, sections };
}

interface Part {
  heading: { number: string; title: string; level: number };
  body: Token[];
}

/** Every heading with what follows it up to the next one. */
function split(tokens: Token[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.type !== 'heading_open') {
      parts.at(-1)?.body.push(token);
      continue;
    }
    const words = plain(tokens[at + 1]!);
    const numbered = NUMBERED.exec(words);
    parts.push({ heading: { number: numbered?.[1] ?? '', title: numbered?.[2] ?? words, level: Number(token.tag.slice(1)) }, body: [] });
    at += 2;
  }
  return parts;
}

/** An item that begins with a ruling's name can be linked to by it. All these names. */
function markRulings(tokens: Token[]): Set<string> {
  const names = new Set<string>();
  tokens.forEach((token, at) => {
    if (token.type !== 'list_item_open' || tokens[at + 2]?.type !== 'inline') return;
    const [first, opening, name] = tokens[at + 2]!.children!.filter((child) => child.content !== '' || child.type !== 'text');
    const own = first?.type === 'strong_open' ? opening : opening?.type === 'strong_open' ? name : undefined;
    if (!own || !RULING.test(own.content)) return;
    own.meta = { own: true };
    token.attrSet('id', own.content);
    token.attrJoin('class', 'ruling');
    names.add(own.content);
  });
  return names;
}

/** A paragraph that is all emphasis says where the printed book tells the matter. */
function markSources(tokens: Token[]): void {
  tokens.forEach((token, at) => {
    if (token.type !== 'paragraph_open') return;
    const children = tokens[at + 1]!.children!.filter((child) => child.type !== 'text' || child.content !== '');
    const ends = children.filter((child) => child.type === 'em_open' || child.type === 'em_close').length;
    if (children[0]?.type === 'em_open' && children.at(-1)?.type === 'em_close' && ends === 2) token.attrSet('class', 'source');
  });
}

/** Every cell knows the head of its column, so that a table of many words can be read without columns where the page is narrow. */
function markTables(tokens: Token[], language: string): void {
  let table: Token | undefined;
  let heads: string[] = [];
  let column = 0;
  tokens.forEach((token, at) => {
    if (token.type === 'table_open') [table, heads] = [token, []];
    else if (token.type === 'tr_open') column = 0;
    else if (token.type === 'th_open') heads.push(textOf([tokens[at + 1]!], language));
    else if (token.type === 'td_open') {
      const words = textOf([tokens[at + 1]!], language);
      if (heads[column]) token.attrSet('data-head', heads[column]!);
      if (column === NARROW && !/^\d*$/.test(words)) table?.attrSet('class', 'wide');
      column++;
    }
  });
}

/** Sections and rulings that are named lead to themselves. */
function cite(token: Token, html: string, rulings: Set<string>): string {
  const own = (token.meta as { own?: boolean } | null)?.own;
  return html.replace(CITED, (name, section: string | undefined) => {
    if (section) return `<a class="cite" href="#${section}">${name}</a>`;
    if (!rulings.has(name)) return name;
    return `<a class="${own ? 'own' : 'cite'}" href="#${name}">${name}</a>`;
  });
}

function citedIn(tokens: Token[]): string[] {
  const texts = tokens.flatMap((token) => token.children ?? []).filter((child) => child.type === 'text');
  return texts.flatMap((child) => [...child.content.matchAll(/§(\d+(?:\.\d+)*)/g)].map((found) => found[1]!));
}

/** A minus that looks like one; and in Polish no line ends with a word of one letter. */
function spaced(text: string, language: string): string {
  const minus = text.replace(/(^|[\s(])-(?=\d)/g, '$1\u2212');
  return language === 'pl' ? minus.replace(/(?<=^|[\s(„])([aiouwzAIOUWZ])\s/g, '$1\u00a0') : minus;
}

function plain(inline: Token): string {
  return inline.children!.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
}

/** What a section says, one line for each paragraph or item. */
function textOf(body: Token[], language: string): string {
  return body
    .filter((token) => token.type === 'inline')
    .map((token) => spaced(plain(token), language))
    .join('\n');
}
