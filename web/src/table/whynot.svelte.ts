/** "Why can't I?": asks the server, and the answer is shown beside what was asked about (WhyNot.svelte, in every frame). */
import { ApiError, Away } from '../core/api';
import { refusal } from '../core/refusal';
import { refuse } from '../core/speech';
import type { TableStore } from '../core/table.svelte';

export interface Answer {
  element: Element;
  game: string;
  /** What was asked about, such as "13"; may be empty. */
  about: string;
  /** In the language that is spoken when it is read. */
  text: () => string;
  section: string | null;
}

class WhyNot {
  answer = $state.raw<Answer | null>(null);
  #asked = 0;

  /** Ask about a move in notation. `about` is how the question names it: "Why not 13?". */
  async ask(table: TableStore, notation: string, element: Element, about = ''): Promise<void> {
    const asked = ++this.#asked;
    const answer = { element, game: table.game, about, section: null };
    try {
      const why = await table.why(notation);
      if (asked === this.#asked) this.answer = { ...answer, text: () => refuse(table.game, why, table.names), section: why.section };
    } catch (error) {
      if (error instanceof ApiError) this.answer = { ...answer, text: () => refusal(error) };
      else if (!(error instanceof Away)) throw error;
    }
  }

  /** Say why about something that is no move at all, and so cannot be asked about. */
  tell(game: string, text: () => string, section: string, element: Element, about = ''): void {
    this.#asked++;
    this.answer = { element, game, about, text, section };
  }

  close(): void {
    this.#asked++;
    this.answer = null;
  }
}

export const whyNot = new WhyNot();
