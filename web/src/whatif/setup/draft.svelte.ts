/** A position that somebody sets up: its line, what it was before each change, and what the rules say against it. The board shows the last one that can be. */
import { api, ApiError, Away } from '../../core/api';
import { refusal } from '../../core/refusal';
import { say } from '../../core/words.svelte';
import type { Plan } from '../plan.svelte';
import { thingAt, type Arrangement } from './arrangement';
import { readLine, writeLine, type Word } from './line';

export class Draft {
  words = $state.raw<Word[]>([]);
  fault = $state('');
  /** What is taken up and to be put down elsewhere. */
  held = $state('');
  /** What the controls are of. */
  group = $state('');
  before = $state.raw<Word[][]>([]);
  #asked = 0;

  constructor(
    readonly plan: Plan,
    readonly arrangement: Arrangement,
  ) {}

  async begin(): Promise<void> {
    await this.#look(this.plan.seen.position, (spelled) => (this.words = readLine(spelled)));
  }

  get text(): string {
    return writeLine(this.words);
  }

  change(words: Word[]): void {
    this.before = [...this.before, this.words];
    this.#show(words);
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.#show(last);
  }

  /** Take up what lies there, if it can be; nothing else comes of it. */
  lift(element: Element): void {
    const thing = thingAt(element);
    this.held = (thing && this.arrangement.tap(this.words, thing, '')?.held) || '';
  }

  /** A tap: on what is changed by it, or where what was taken up goes. */
  touch(element: Element | null): boolean {
    const thing = thingAt(element);
    const tapped = thing && this.arrangement.tap(this.words, thing, this.held);
    if (!tapped) return false;
    this.held = tapped.held ?? '';
    if (tapped.group !== undefined) this.group = tapped.group;
    if (tapped.words) this.change(tapped.words);
    return true;
  }

  #show(words: Word[]): void {
    this.words = words;
    void this.#look(writeLine(words));
  }

  async #look(position: string, done: (spelled: string) => void = () => undefined): Promise<void> {
    const asked = ++this.#asked;
    try {
      const seen = await api.lookAt({ game: this.plan.tree.game, position, spelled: true, viewer: this.plan.viewer });
      if (asked !== this.#asked) return;
      this.fault = '';
      done(seen.position);
      this.plan.show(seen);
    } catch (error) {
      if (asked !== this.#asked || error instanceof Away) return;
      if (!(error instanceof ApiError)) throw error;
      const { fault } = error.problem.details as { fault?: string };
      this.fault = error.code === 'bad_position' ? say('page-whatif-wrong', { fault: fault ?? error.message }) : refusal(error);
    }
  }
}
