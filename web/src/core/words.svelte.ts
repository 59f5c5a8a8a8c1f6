/** Words in the reader's language. The sentences are Fluent files: the page's own in `text/`, a game's in its folder, shared with the terminal. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { servedWords } from './served';

export const LANGUAGES = ['en', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable | null | undefined>;

const pageTexts = import.meta.glob<string[]>('../text/*.ts', { import: 'default' });
const gameTexts = {
  ...import.meta.glob<string>('../../../src/caravanserai/games/*/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' }),
};
/** How numbers and lists are written; British English joins `one, two and three`. */
const LOCALES: Record<Language, string> = { en: 'en-GB', pl: 'pl', fr: 'fr' };
const STORED = 'caravanserai-language';

class Speaker {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en-GB'));
  #games = new Set<string>();
  /** Words that came when they were needed, by a name; each can be loaded in any language. */
  #parts = new Map<string, (language: Language) => Promise<string[]>>();
  /** Writers of numbers, each made once: making one takes far longer than writing with it. */
  #numbers = new Map<string, Intl.NumberFormat>();

  /** Load the language that was chosen before, or that the browser prefers. */
  async start(): Promise<void> {
    await this.use(storedLanguage());
  }

  /** Speak another language, at once when its words are here. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    add(bundle, await pageTexts[`../text/${language}.ts`]!());
    for (const game of this.#games) add(bundle, await textsOf(game, language));
    for (const load of this.#parts.values()) add(bundle, await load(language));
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== 'undefined') markPage(language);
    globalThis.localStorage?.setItem(STORED, language);
  }

  /** Fetch a game's words, to have them at hand at once when they are needed. */
  fetchGame(game: string): void {
    if (!this.#games.has(game)) void textsOf(game, this.language).catch(() => null);
  }

  /** Have a game's words at hand. */
  async addGame(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const texts = await textsOf(game, this.language);
    this.#games.add(game);
    this.#learn(texts);
  }

  /** Have more words at hand, which are not needed everywhere. */
  async addPart(name: string, load: (language: Language) => Promise<string[]>): Promise<void> {
    if (this.#parts.has(name)) return;
    const texts = await load(this.language);
    this.#parts.set(name, load);
    this.#learn(texts);
  }

  /** Whoever has said something already says it again with the new words. */
  #learn(texts: string[]): void {
    const bundle = this.#bundle;
    add(bundle, texts);
    this.#bundle = Object.assign(Object.create(Object.getPrototypeOf(bundle) as object) as FluentBundle, bundle);
  }

  get locale(): string {
    return LOCALES[this.language];
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The text with this id, or of one of its attributes (`id.attribute`). */
  say(id: string, words: Words = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) {
      console.error(`no words for ${id} in ${this.language}`);
      return id;
    }
    const faults: Error[] = [];
    const given = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value ?? 'none'])) as Record<string, FluentVariable>;
    const text = this.#bundle.formatPattern(pattern, given, faults);
    for (const fault of faults) console.error(`${id}: ${fault.message}`);
    return text;
  }

  #pattern(id: string) {
    const dot = id.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    if (!message) return null;
    return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    const kind = `${this.locale} ${JSON.stringify(options)}`;
    let writer = this.#numbers.get(kind);
    if (!writer) this.#numbers.set(kind, (writer = new Intl.NumberFormat(this.locale, options)));
    return writer.format(value);
  }

  percent(value: number, digits = 0): string {
    return this.number(value, { style: 'percent', maximumFractionDigits: digits });
  }

  /** `one, two and three`, or `one, two or three`. */
  list(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.locale, { type }).format(items);
  }
}

function add(bundle: FluentBundle, texts: string[]): void {
  for (const text of texts) for (const fault of bundle.addResource(new FluentResource(text), { allowOverrides: true })) console.error(fault.message);
}

async function textsOf(game: string, language: Language): Promise<string[]> {
  const paths = Object.keys(gameTexts).filter((path) => path.endsWith(`/games/${game}/text/${language}.ftl`));
  return paths.length ? Promise.all(paths.map((path) => gameTexts[path]!())) : servedWords(game, language);
}

function storedLanguage(): Language {
  for (const wish of [localStorage.getItem(STORED), ...navigator.languages]) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

export const words = new Speaker();

/** A number that a message both shows, with a true minus, and chooses its words by: the shown 6 of 5.97 is six, not a fraction. */
export class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−');
  }
}

/** What something brings on average, with a true minus, as wide as a plus: +1.6, −0.9. */
export function average(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return words.number(rounded === 0 ? 0 : rounded, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−');
}

export const say = (id: string, given?: Words): string => words.say(id, given);

/** What somebody is called; whoever has left for good has no name of their own any more, and is a guest. */
export const personName = (name: string): string => (name === '?' ? say('page-guest') : name);

/** What those at a table are called: who has the name of another is told apart by a number. */
export function namesOf(seats: { name: string }[]): string[] {
  const met = new Map<string, number>();
  return seats.map((seat, number) => {
    const name = personName(seat.name) || say('page-seat', { number: number + 1 });
    met.set(name, (met.get(name) ?? 0) + 1);
    return met.get(name) === 1 ? name : `${name} ${met.get(name)}`;
  });
}

/** What a game is called; the page knows it before the game's other words are here. */
export function gameTitle(game: string): string {
  const id = `${game}-title`;
  return words.has(id) ? say(id) : game;
}

/** In which language the page is, and its name and shortcuts for whoever installs it. */
function markPage(language: Language): void {
  document.documentElement.lang = language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
}
