/** A real board that is laid out and followed: its notation, its odds, and every step before it. The server moves it and tells the odds. */
import { api, ApiError, Away } from '../../core/api';
import { refusal } from '../../core/refusal';
import { say } from '../../core/words.svelte';
import type { BoardOdds } from '../../generated/wire';

const STORED = 'caravanserai-real-boards';
/** So many steps can be taken back. */
const STEPS = 200;

interface Step {
  position: string;
  /** What has come out since the step before. */
  rolled: string;
}

export class BoardStore {
  position = $state('');
  rolled = $state('');
  info = $state.raw<BoardOdds | null>(null);
  /** The odds before the last roll. */
  before = $state.raw<BoardOdds | null>(null);
  busy = $state(false);
  wrong = $state('');
  #past = $state.raw<Step[]>([]);
  #asked = 0;

  constructor(
    readonly game: string,
    position: string,
  ) {
    const kept = position ? null : this.#kept();
    this.position = position || (kept?.at(-1)?.position ?? '');
    this.#past = kept?.slice(0, -1) ?? [];
  }

  get canStepBack(): boolean {
    return this.#past.length > 0;
  }

  /** The odds of a board as it lies; the one before can be had back. False if it cannot be. */
  async lay(position: string, remembered = true): Promise<boolean> {
    return this.#go({ position, rolled: '' }, remembered);
  }

  /** Something has come out: the engine moves the board. */
  async roll(rolled: string): Promise<boolean> {
    return this.#go({ position: this.position, rolled }, true);
  }

  async stepBack(): Promise<void> {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    await this.#go({ position: last.position, rolled: '' }, false);
  }

  async #go(step: Step, remembered: boolean): Promise<boolean> {
    const ask = ++this.#asked;
    this.busy = true;
    try {
      const info = await api.boardOdds({ game: this.game, position: step.position, rolled: step.rolled });
      if (ask !== this.#asked) return false;
      if (remembered && this.info) this.#past = [...this.#past, { position: this.position, rolled: this.rolled }].slice(-STEPS);
      this.before = step.rolled ? this.info : null;
      this.info = info;
      this.position = info.position;
      this.rolled = step.rolled;
      this.wrong = '';
      this.#keep();
      return true;
    } catch (error) {
      if (error instanceof ApiError) this.wrong = refusal(error);
      else if (error instanceof Away) this.wrong = say('page-odds-away');
      else throw error;
      return false;
    } finally {
      if (ask === this.#asked) this.busy = false;
    }
  }

  #kept(): Step[] | null {
    try {
      return (JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, Step[] | undefined>)[this.game] ?? null;
    } catch {
      return null;
    }
  }

  #keep(): void {
    const steps = [...this.#past, { position: this.position, rolled: this.rolled }];
    try {
      localStorage.setItem(STORED, JSON.stringify({ [this.game]: steps }));
    } catch {
      // There is no room: the board lasts as long as the page.
    }
  }
}
