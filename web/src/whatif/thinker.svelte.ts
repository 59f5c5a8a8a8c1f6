/** The engine thinks along with whoever looks at a position: asked step by step, with values that settle. It stops with whoever leaves. */
import { untrack } from 'svelte';
import { api, ApiError, Away } from '../core/api';
import { refusal } from '../core/refusal';
import type { Thoughts, WeighedMove } from '../generated/wire';
import type { Line } from './plan.svelte';

const USUAL = 640;
const MOST = 10_240;
/** In milliseconds: before it begins, for whoever passes by; and before it asks again where others come first. */
const REST = 250;
const AGAIN = 2500;

/** What is thought about: the line to a position, and what tells that position from others; null for nothing. */
export interface Question {
  key: string;
  line: Line;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Thinker {
  on = $state(false);
  samples = $state(USUAL);
  thoughts = $state.raw<Thoughts | null>(null);
  chances = $state.raw<number[]>([]);
  busy = $state(false);
  wrong = $state('');
  #about = '';

  /** Made while a part of the page is: it thinks for as long as that is there. `stored` is where the browser keeps whether it is wanted. */
  constructor(
    asked: () => Question | null,
    readonly stored: string,
    usual: boolean,
  ) {
    this.on = (localStorage.getItem(stored) ?? (usual ? 'on' : 'off')) === 'on';
    $effect(() => {
      const question = asked();
      void [this.on, this.samples];
      return untrack(() => this.attend(question));
    });
  }

  /** Think about a question for as long as it is before somebody: what comes back ends that. */
  attend(question: Question | null): (() => void) | undefined {
    if (question && question.key !== this.#about) this.#forget(question.key);
    if (!this.on || !question) return;
    let left = false;
    void this.#think(question.line, this.samples, () => left);
    return () => {
      left = true;
    };
  }

  get best(): WeighedMove[] {
    return this.thoughts?.best ?? [];
  }

  /** Whether it has come to its end, and would go on if asked. */
  get canDeepen(): boolean {
    return this.on && Boolean(this.thoughts?.done) && this.best.length > 0 && this.samples < MOST;
  }

  deepen(): void {
    this.samples *= 4;
  }

  turn(): void {
    this.on = !this.on;
    localStorage.setItem(this.stored, this.on ? 'on' : 'off');
  }

  #forget(now: string): void {
    this.#about = now;
    this.thoughts = null;
    this.chances = [];
    this.wrong = '';
    this.busy = false;
    this.samples = USUAL;
  }

  #isDone(goal: number): boolean {
    return this.thoughts?.done === true && (this.thoughts.samples >= goal || !this.best.length);
  }

  async #think(line: Line, goal: number, left: () => boolean): Promise<void> {
    await pause(REST);
    while (!left() && !this.#isDone(goal)) {
      if (document.visibilityState === 'hidden') {
        await pause(AGAIN);
        continue;
      }
      try {
        const told = await api.think({ ...line, so_far: this.thoughts?.so_far ?? [], samples: goal });
        if (left()) return;
        this.busy = false;
        if (told.chances.length) this.chances = told.chances;
        this.thoughts = told;
      } catch (error) {
        if (left()) return;
        if (error instanceof ApiError && error.code !== 'try_again' && error.code !== 'too_many') return void (this.wrong = refusal(error));
        if (!(error instanceof ApiError || error instanceof Away)) throw error;
        this.busy = true;
        await pause(AGAIN);
      }
    }
  }
}
