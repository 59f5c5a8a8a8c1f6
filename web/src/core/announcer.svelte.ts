/** The latest sentences of a table, for screen readers; news in another language is old. */
import { words } from './words.svelte';

/** So many of the latest events are said at once. */
const MOST = 12;

export class Announcer {
  #said = $state.raw({ language: words.language, text: '' });
  /** The prompt that was last said aloud. */
  #prompted = '';

  get text(): string {
    return this.#said.language === words.language ? this.#said.text : '';
  }

  /** What happened, and what is asked now, if that is new. */
  say(sentences: string[], prompt: string): void {
    if (!sentences.length && prompt === this.#prompted) return;
    this.#prompted = prompt;
    this.#said = { language: words.language, text: [...sentences.slice(-MOST), prompt].filter(Boolean).join(' ') };
  }
}
