/** A guided game as the page follows it: the card of now, shown when all that led to it has been told, and what one can answer to it. */
import { untrack } from 'svelte';
import { api, ApiError, Away } from '../core/api';
import { refusal } from '../core/refusal';
import type { TableStore } from '../core/table.svelte';
import { words } from '../core/words.svelte';
import type { LessonCard, LessonWhatIf } from '../generated/wire';
import { remember } from './finished';

export type Doing = Parameters<typeof api.learn>[1];

/** After so many other moves in one step it is shown more plainly what is asked for. */
const PATIENCE = 2;
/** A server that was away is asked for the card again after so many milliseconds. */
const ASK_AGAIN = 1000;

export class Lesson {
  /** The newest card from the server. */
  #card = $state.raw<LessonCard | null>(null);
  /** What is read: the newest, as soon as the table has come to where it speaks of. */
  shown = $state.raw<LessonCard | null>(null);
  /** What one has answered is on its way. */
  acting = $state(false);
  /** What else could have happened in this step, once one has asked. */
  wondered = $state.raw<LessonWhatIf | null>(null);
  /** How often something else was done in this step. */
  #others = $state({ step: 0, count: 0 });
  #asked = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableStore) {
    $effect(() => {
      void [table.update!.version, words.language];
      untrack(() => void this.#load());
    });
    $effect(() => {
      const card = this.#card;
      if (!card || table.busy || this.acting || card.version !== table.update!.version) return;
      untrack(() => this.#show(card));
    });
    $effect(() => () => {
      clearTimeout(this.#later);
      table.asked = table.lit = [];
    });
  }

  /** Whether something happens on the board that the next card will speak of. */
  get watching(): boolean {
    return this.table.busy || this.table.counting;
  }

  /** Whether what is read is not that of now: between a move and the card that answers it nothing is asked for. */
  get behind(): boolean {
    const { table } = this;
    return this.acting || this.watching || table.awaiting || this.#card !== this.shown || this.shown?.version !== table.update!.version;
  }

  /** Whether the learner is waited for on the board. */
  get asks(): boolean {
    return this.shown?.kind === 'do' && this.shown.phase === 'ask';
  }

  /** Whether what was asked for has been done. */
  get told(): boolean {
    return this.shown?.kind === 'do' && this.shown.phase === 'told';
  }

  /** Whether it is said plainly which move is asked for. A question, which ticket is the best, is not answered at once. */
  #names({ highlight, moves }: LessonCard): boolean {
    return highlight.includes(`move:${moves[0]}`) || highlight.includes('trail') || this.impatient;
  }

  get impatient(): boolean {
    return this.#others.count >= PATIENCE;
  }

  /** Answer the card. */
  async answer(wish: Doing): Promise<void> {
    if (this.acting) return;
    this.acting = true;
    await this.#ask(() => api.learn(this.table.id, wish, words.language));
    this.acting = false;
    // What came meanwhile has not been asked about.
    if ((this.#card?.version ?? 0) < this.table.update!.version) void this.#load();
  }

  /** Ask what else could have happened; or do not want to know it any more. */
  async wonder(): Promise<void> {
    if (this.wondered) this.wondered = null;
    else await this.#try(async () => (this.wondered = await api.lessonWhatIf(this.table.id, words.language)));
  }

  /** The card of now; it is asked for again until the server answers, since without it nothing goes on. */
  async #load(): Promise<void> {
    clearTimeout(this.#later);
    if (this.acting) return;
    const came = await this.#ask(() => api.lesson(this.table.id, words.language));
    if (!came) this.#later = setTimeout(() => void this.#load(), ASK_AGAIN);
  }

  /** Of several questions the answer to the latest counts. Whether there was one at all. */
  async #ask(question: () => Promise<LessonCard>): Promise<boolean> {
    const asked = ++this.#asked;
    return await this.#try(async () => {
      const card = await question();
      if (asked === this.#asked) this.#card = card;
    });
  }

  /** Whether the server has answered, if only by a refusal. */
  async #try(something: () => Promise<unknown>): Promise<boolean> {
    try {
      await something();
    } catch (error) {
      if (error instanceof Away) return false;
      if (!(error instanceof ApiError)) throw error;
      this.table.notice = refusal(error);
    }
    return true;
  }

  #show(card: LessonCard): void {
    const other = card.phase === 'shown' && this.shown?.phase !== 'shown' ? 1 : 0;
    this.#others = { step: card.step, count: (this.#others.step === card.step ? this.#others.count : 0) + other };
    this.shown = card;
    this.wondered = null;
    this.table.asked = card.kind === 'do' && card.phase === 'ask' && this.#names(card) ? card.moves : [];
    this.table.lit = card.highlight;
    this.table.tellLens(card.lens);
    if (card.kind === 'end') remember(this.table.game, 'finished');
  }
}
