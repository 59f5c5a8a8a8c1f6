/** "Why can't I?": asks the server, and the answer is shown beside what was asked about (About.svelte, in every frame). */
import { ApiError, Away } from '../core/api';
import { refusal } from '../core/refusal';
import { refuse } from '../core/speech';
import type { TableStore } from '../core/table.svelte';
import { say } from '../core/words.svelte';
import { abouts } from './about.svelte';

class WhyNot {
  #asked = 0;

  /** Ask about a move in notation. `about` is how the question names it: "Why not 13?". */
  async ask(table: TableStore, notation: string, element: Element, about = ''): Promise<void> {
    const asked = ++this.#asked;
    try {
      const why = await table.why(notation);
      if (asked === this.#asked) this.tell(table, () => refuse(table.game, why, table.names), why.section, element, about);
    } catch (error) {
      if (error instanceof ApiError) this.tell(table, () => refusal(error), null, element, about);
      else if (!(error instanceof Away)) throw error;
    }
  }

  /** Say why about something that is no move at all, and so cannot be asked about. */
  tell(table: TableStore, text: () => string, section: string | null, element: Element, about = ''): void {
    this.#asked++;
    const title = (): string => (about ? say('page-table-why', { what: about }) : say('page-table-why-not'));
    abouts.show({ element, table, about: () => ({ title: title(), text: text(), section }), held: true });
  }

  close(): void {
    this.#asked++;
    abouts.close();
  }
}

export const whyNot = new WhyNot();
