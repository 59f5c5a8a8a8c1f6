/** Finds words in the rules as people type them: no matter the case, accents, or which kind of quotes, dashes and spaces. */

/** Letters that are not an accent on another letter, yet typed as one by those who lack the key. */
const ALIKE: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '−': '-',
  '–': '-',
  '—': '-',
  '‑': '-',
};

interface Folded {
  text: string;
  /** Where in the original each folded letter comes from; one more at the end. */
  from: number[];
}

/** Small letters without accents, each stretch of blanks one space; and where each came from. */
export function fold(text: string): Folded {
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const blank = /\s/u.test(letter);
    const simple = blank ? (folded.endsWith(' ') ? '' : ' ') : simpler(letter);
    for (let count = 0; count < simple.length; count++) from.push(at);
    folded += simple;
    at += letter.length;
  }
  from.push(at);
  return { text: folded, from };
}

function simpler(letter: string): string {
  const small = letter.toLowerCase();
  return ALIKE[small] ?? small.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** What is looked for, or an empty string while there is too little to look for. */
export function wanted(query: string): string {
  const { text } = fold(query.trim());
  return text.length > 1 || /\d/.test(text) ? text : '';
}

/** Where a text has what is wanted, as pairs of start and end. A hit does not reach from one line into the next. */
export function find(text: string, sought: string): [number, number][] {
  if (!sought) return [];
  const hits: [number, number][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const { text: folded, from } = fold(line);
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
      hits.push([start + from[at]!, start + endOf(from, at + sought.length)]);
    }
    start += line.length + 1;
  }
  return hits;
}

/** A letter that folds into two ends after both. */
function endOf(from: number[], at: number): number {
  while (at < from.length - 1 && from[at] === from[at - 1]) at++;
  return from[at]!;
}

const PIECE = /<[^>]*>|&[a-z]+;|&#\d+;|[^<&]+/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const BLOCK = /^<\/?(?:p|li|ul|ol|h\d|tr|td|th|table|blockquote|pre)\b/;

interface Piece {
  html: string;
  text: string;
}

/** The html with every hit marked, also those that reach over tags; hits are numbered from `first` on. */
export function mark(html: string, sought: string, first = 0): { html: string; count: number } {
  const pieces = (html.match(PIECE) ?? []).map(pieceOf);
  const hits = find(pieces.map((piece) => piece.text).join(''), sought);
  if (hits.length === 0) return { html, count: 0 };
  let at = 0;
  const marked = pieces.map((piece) => {
    const start = at;
    at += piece.text.length;
    return piece.html.startsWith('<') ? piece.html : paint(piece, start, hits, first);
  });
  return { html: marked.join(''), count: hits.length };
}

function pieceOf(html: string): Piece {
  if (html.startsWith('<')) return { html, text: BLOCK.test(html) ? '\n' : '' };
  if (html.startsWith('&')) return { html, text: ENTITIES[html] ?? ' ' };
  return { html, text: html.replaceAll('\n', ' ') };
}

/** A piece of text, from `start` on, with the parts of it that are hits. An entity is marked whole. */
function paint(piece: Piece, start: number, hits: [number, number][], first: number): string {
  const whole = piece.html.startsWith('&');
  const end = start + piece.text.length;
  let html = '';
  let at = start;
  hits.forEach(([from, to], index) => {
    if (to <= start || from >= end) return;
    const [inside, outside] = [Math.max(from, start), Math.min(to, end)];
    const hit = whole ? piece.html : piece.html.slice(inside - start, outside - start);
    html += `${whole ? '' : piece.html.slice(at - start, inside - start)}<mark data-hit="${first + index}">${hit}</mark>`;
    at = outside;
  });
  return html + (whole && at > start ? '' : piece.html.slice(at - start));
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
