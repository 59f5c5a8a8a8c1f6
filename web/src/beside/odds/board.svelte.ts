/** A real board that is laid out and followed: its notation, its odds, and every step before it. The server moves it and tells the odds. */
import { api, ApiError, Away } from '../../core/api';
import { refusal } from '../../core/refusal';
import type { BoardOdds } from '../../generated/wire';
import { answered } from '../answered';

const STORED = 'caravanserai-real-boards';
/** Boards that are still being laid out. */
const LAID = 'caravanserai-real-laid';
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
  /** Nobody answers: what was asked last is asked again by itself. */
  away = $state(false);
  /** What was being laid out when the page was left. */
  readonly laid: string;
  #waiting = '';
  #past = $state.raw<Step[]>([]);
  #asked = 0;

  constructor(
    readonly game: string,
    position: string,
  ) {
    const kept = position ? null : (stored(STORED, game) as Step[] | null);
    this.position = position || (kept?.at(-1)?.position ?? '');
    this.laid = (position ? null : (stored(LAID, game) as string | null)) ?? this.position;
    this.#past = kept?.slice(0, -1) ?? [];
  }

  /** What is laid out stays on the device. Once it is another board, the one that was asked for need not be told any more. */
  keepLaid(position: string): void {
    store(LAID, this.game, position || undefined);
    if (this.away && position !== this.#waiting) this.#rest();
  }

  #rest(): void {
    this.#asked++;
    this.away = this.busy = false;
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
    if (last && (await this.#go({ position: last.position, rolled: '' }, false))) {
      this.#past = this.#past.slice(0, -1);
      this.#keep();
    }
  }

  async #go(step: Step, remembered: boolean): Promise<boolean> {
    const ask = ++this.#asked;
    this.busy = true;
    try {
      const info = await this.#told(step, ask);
      if (!info || ask !== this.#asked) return false;
      if (remembered && this.info) this.#past = [...this.#past, { position: this.position, rolled: this.rolled }].slice(-STEPS);
      this.before = step.rolled ? this.info : null;
      this.info = info;
      this.position = info.position;
      this.rolled = step.rolled;
      this.wrong = '';
      this.#keep();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.wrong = refusal(error);
      return false;
    } finally {
      if (ask === this.#asked) this.away = this.busy = false;
    }
  }

  /** What the server says. While nobody answers it is waited for, unless something else is asked meanwhile: then null. */
  async #told(step: Step, ask: number): Promise<BoardOdds | null> {
    while (ask === this.#asked) {
      try {
        return await api.boardOdds({ game: this.game, position: step.position, rolled: step.rolled });
      } catch (error) {
        if (!(error instanceof Away)) throw error;
      }
      if (ask !== this.#asked) break;
      this.away = true;
      this.#waiting = step.position;
      await answered();
    }
    return null;
  }

  #keep(): void {
    store(STORED, this.game, [...this.#past, { position: this.position, rolled: this.rolled }]);
    store(LAID, this.game, undefined);
  }
}

function all(name: string): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

const stored = (name: string, game: string): unknown => all(name)[game] ?? null;

function store(name: string, game: string, kept: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...all(name), [game]: kept }));
  } catch {
    // There is no room: the board lasts as long as the page.
  }
}
