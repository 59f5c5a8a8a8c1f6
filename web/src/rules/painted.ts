/** The rules with what was searched for marked in them, and how often each section has it. */
import type { Digest, Section } from './digest';
import { escapeHtml, find, mark } from './search';

export interface PaintedSection {
  number: string;
  level: number;
  /** As it is read, without marks. */
  title: string;
  /** Number and title as html, with marks. */
  numberHtml: string;
  titleHtml: string;
  html: string;
  hits: number;
}

export interface PaintedChapter extends PaintedSection {
  sections: PaintedSection[];
  /** In the chapter and all its sections. */
  allHits: number;
}

export interface Painted {
  titleHtml: string;
  html: string;
  chapters: PaintedChapter[];
  hits: number;
}

export function paint(digest: Digest, sought: string): Painted {
  let hits = 0;
  const marked = (html: string, text: string): string => {
    if (!sought || find(text, sought).length === 0) return html;
    const painted = mark(html, sought, hits);
    hits += painted.count;
    return painted.html;
  };
  const section = (given: Section): PaintedSection => {
    const before = hits;
    const { number, level, title } = given;
    const [numberHtml, titleHtml] = [marked(number, number), marked(escapeHtml(title), title)];
    const html = marked(given.html, given.text);
    return { number, level, title, numberHtml, titleHtml, html, hits: hits - before };
  };
  const titleHtml = marked(escapeHtml(digest.title), digest.title);
  const html = marked(digest.html, digest.text);
  const chapters: PaintedChapter[] = [];
  for (const given of digest.sections) {
    const painted = section(given);
    if (painted.level <= 2 || chapters.length === 0) chapters.push({ ...painted, sections: [], allHits: 0 });
    else chapters.at(-1)!.sections.push(painted);
    chapters.at(-1)!.allHits += painted.hits;
  }
  return { titleHtml, html, chapters, hits };
}
