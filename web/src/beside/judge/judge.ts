/**
 * The judge: a question in one's own words finds the section and the ruling that answer it. A plain index over the rules, made where it is asked, from the rules that the page has and the
 * words that people use for those of the rules (`games/<game>/beside/judge`): no service, no model.
 */
import type { Digest, Section } from '../../rules/digest';
import { near, terms } from './stems';

export interface Answer {
  /** `5.3`, or a ruling such as `C-16`; also its anchor. */
  place: string;
  title: string;
  /** The sentence that answers best, and what stands before and behind it in its paragraph. */
  before: string;
  said: string;
  after: string;
}

interface Entry {
  place: string;
  title: string;
  text: string;
  counts: Map<string, number>;
  length: number;
  cites: string[];
}

const RULING = /^([A-Z]+-?\d+)\s+(.+)$/;
const CITED = /§(\d+(?:\.\d+)*)/g;
const SENTENCE = /[^.!?;:]+(?:[.!?;:]+(?=\s|$)|$)|[.!?;:]+/g;
/** How much a word of the heading counts, one of the chapter’s heading, a synonym, a guess at a typo, and what a section gives to those it sends the reader to. */
const HEADING = 2.5;
const CHAPTER = 1;
const SYNONYM = 0.85;
const GUESS = 0.6;
const SENT_ON = 0.2;
/** BM25: how soon more of the same word stops counting, and how much longer texts are held back. */
const SATURATION = 1.2;
const LENGTH = 0.4;
/** A ruling is one sentence, and often about what hardly ever happens: sections come first. */
const AS_RULING = 0.75;

export class Judge {
  /** The language that it reads and answers in: that of the rules. */
  readonly language: string;
  readonly #entries: Entry[];
  readonly #rarity = new Map<string, number>();
  readonly #average: number;
  readonly #synonyms: Map<string, string[]>;

  constructor(digest: Digest, synonyms: string) {
    this.language = digest.language;
    this.#entries = entriesOf(digest);
    this.#synonyms = synonymsOf(synonyms, digest.language);
    const found = new Map<string, number>();
    for (const entry of this.#entries) for (const term of entry.counts.keys()) found.set(term, (found.get(term) ?? 0) + 1);
    for (const [term, count] of found) this.#rarity.set(term, Math.log(1 + (this.#entries.length - count + 0.5) / (count + 0.5)));
    this.#average = this.#entries.reduce((sum, entry) => sum + entry.length, 0) / this.#entries.length;
  }

  /** The places that answer a question, the best first; none, if no word of it is known. */
  ask(question: string, most = 3): Answer[] {
    const wanted = this.#wanted(question);
    const scores = new Map(this.#entries.map((entry) => [entry, this.#score(entry, wanted)]));
    const sent = new Map<string, number>();
    for (const [entry, score] of scores) for (const place of entry.cites) sent.set(place, (sent.get(place) ?? 0) + SENT_ON * score);
    return [...scores]
      .filter(([, score]) => score > 0)
      .map(([entry, score]): [Entry, number] => [entry, score + Math.min(score, sent.get(entry.place) ?? 0)])
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([entry]) => this.#answer(entry, wanted));
  }

  /** The words to look for, each with how much it counts: those of the question, what the rules call the same, and for unknown ones their neighbours. */
  #wanted(question: string): Map<string, number> {
    const wanted = new Map<string, number>();
    const want = (term: string, weight: number): void => void wanted.set(term, Math.max(wanted.get(term) ?? 0, weight));
    for (const term of terms(question, this.language)) {
      const same = this.#synonyms.get(term) ?? [];
      if (this.#rarity.has(term)) want(term, 1);
      for (const other of same) want(other, SYNONYM);
      if (this.#rarity.has(term) || same.length) continue;
      for (const known of this.#rarity.keys()) if (near(term, known)) want(known, GUESS);
      for (const [known, others] of this.#synonyms) if (near(term, known)) for (const other of others) want(other, GUESS);
    }
    return wanted;
  }

  #score(entry: Entry, wanted: Map<string, number>): number {
    let score = 0;
    for (const [term, weight] of wanted) {
      const count = entry.counts.get(term) ?? 0;
      const held = SATURATION * (1 - LENGTH + (LENGTH * entry.length) / this.#average);
      score += weight * (this.#rarity.get(term) ?? 0) * ((count * (SATURATION + 1)) / (count + held));
    }
    return entry.title ? score : AS_RULING * score;
  }

  #answer({ place, title, text }: Entry, wanted: Map<string, number>): Answer {
    const worth = (said: string): number =>
      [...new Set(terms(said, this.language))].reduce((sum, term) => sum + (wanted.get(term) ?? 0) * (this.#rarity.get(term) ?? 0), 0);
    const lines = text.split('\n').filter((line) => line.trim());
    const line = lines.reduce((best, one) => (worth(one) > worth(best) ? one : best), lines[0] ?? '');
    const sentences: string[] = line.match(SENTENCE) ?? [line];
    const best = sentences.reduce((one, said) => (worth(said) > worth(one) ? said : one), sentences[0]!);
    const said = best.trim();
    const at = line.indexOf(said);
    return { place, title, before: line.slice(0, at), said, after: line.slice(at + said.length) };
  }
}

/** Every section and every ruling. The chapter that lists the rulings is these. */
function entriesOf(digest: Digest): Entry[] {
  const titles = new Map(digest.sections.map((section) => [section.number, section.title]));
  return digest.sections.flatMap((section) => {
    const rulings = section.text
      .split('\n')
      .map((line) => RULING.exec(line))
      .filter((found) => found !== null);
    if (rulings.length) return rulings.map((found) => entry(found[1]!, '', '', found[2]!, digest.language));
    const chapter = section.number.includes('.') ? (titles.get(section.number.split('.')[0]!) ?? '') : '';
    const text = withoutSources(section);
    return text ? [entry(section.number, section.title, chapter, text, digest.language)] : [];
  });
}

/** What a section says, without the line that tells where the printed book has it. */
function withoutSources({ html, text }: Section): string {
  if (!html.includes('class="source"')) return text.trim();
  return text.split('\n').slice(1).join('\n').trim();
}

function entry(place: string, title: string, chapter: string, text: string, language: string): Entry {
  const counts = new Map<string, number>();
  const count = (said: string[], weight: number): void => said.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + weight));
  count(terms(text, language), 1);
  count([...new Set(terms(title, language))], HEADING);
  count([...new Set(terms(chapter, language))], CHAPTER);
  const length = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return { place, title, text, counts, length, cites: [...new Set([...text.matchAll(CITED)].map((found) => found[1]!))] };
}

/** `flip, turn round = turned over`: what people say, and the words of the rules. A word that is no question's own may stand here too. */
export function synonymsOf(text: string, language: string): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [said, meant] = line.split('=');
    if (!meant || line.startsWith('#')) continue;
    const words = terms(meant, language);
    for (const word of said!.split(',').flatMap((one) => terms(one, language))) synonyms.set(word, [...(synonyms.get(word) ?? []), ...words]);
  }
  return synonyms;
}
