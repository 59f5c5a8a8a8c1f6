/** The lens of a table: asked for as long as somebody looks at it and the table shows it, and that of an earlier position that is looked at. */
import type { Update } from '../generated/wire';
import { ApiError, Away } from './api';
import type { AnyGame, Lens, News, Past } from './game';
import type { Source } from './source';

/** Nothing has happened for so long: the odds are worth being exact. */
const REFINE_AFTER = 1500;

export class LensKeeper<Game extends AnyGame> {
  /** The lens of now; and of an earlier position, that of then. */
  #now = $state.raw<Lens<Game> | null>(null);
  #then = $state.raw<{ moves: number; lens: Lens<Game> } | null>(null);
  #wanted = false;
  #factsWanted = false;
  /** Whether a lesson has come to the odds: until then it is a table without them. */
  #told = false;
  /** The version of the table that an answer is awaited for, and whether it will be of a moment that has passed. */
  #asked: number | null = null;
  #stale = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** What the table is set to. */
    readonly level: Update['settings']['lens'],
    readonly source: () => Source,
    readonly update: () => News<Game>,
  ) {}

  close(): void {
    clearTimeout(this.#timer);
  }

  /** What was last worked out: of now, or of an earlier position, if the table showed it then. */
  at(past: Past<Game> | null): Lens<Game> | null {
    if (!past) return this.#now;
    return this.#then?.moves === past.moves ? this.#then.lens : null;
  }

  /** Keep it up to date from now on; `facts` where the game tells some to those who play without it. */
  want(facts: boolean): void {
    if (this.#wanted && (!facts || this.#factsWanted)) return;
    this.#wanted = true;
    this.#factsWanted ||= facts;
    this.refresh();
  }

  /** In a lesson: whether the odds are shown from here on. Whether that is new. */
  tell(told: boolean): boolean {
    const changes = told !== this.#told;
    this.#told = told;
    return changes;
  }

  /** A lesson that has not come to the odds is a table without them. */
  hidden(update: News<Game>): News<Game> {
    const lens = this.#told ? this.level : 'off';
    return update.lesson && update.settings.lens !== lens ? { ...update, settings: { ...update.settings, lens } } : update;
  }

  /** One question at a time, and one for each moment: what is asked for meanwhile is asked for once, afterwards. Roughly at first;
   * exactly when nothing has happened for a while, if that makes a difference. */
  refresh(): void {
    const may = this.#may();
    if (may && (this.#asked ?? this.#now?.version) === this.update().version) return;
    clearTimeout(this.#timer);
    if (!may) this.#now = null;
    else if (this.#asked !== null) this.#stale = true;
    else void this.#ask(false);
  }

  /** Ask for that of an earlier position. */
  async askThen(past: Past<Game>): Promise<void> {
    if (!this.#wanted || this.update().settings.lens === 'off' || this.#then?.moves === past.moves) return;
    try {
      const then = await this.source().pastLens(past.moves);
      this.#then = { moves: past.moves, lens: { version: 0, lens: then.lens, fine: then.fine } };
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
    }
  }

  #may(): boolean {
    const { settings, phase, legal, lesson } = this.update();
    if (lesson && !this.#told) return false;
    return this.#wanted && phase === 'playing' && (settings.lens === 'all' || ((settings.lens === 'own' || this.#factsWanted) && legal.length > 0));
  }

  async #ask(fine: boolean): Promise<void> {
    this.#asked = this.update().version;
    try {
      const lens = (await this.source().lens(fine)) as Lens<Game>;
      if (lens.version >= (this.#now?.version ?? 0)) this.#now = lens;
      if (!lens.fine) this.#timer = setTimeout(() => this.#refine(), REFINE_AFTER);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
      this.#now = null;
    } finally {
      this.#asked = null;
      if (this.#stale) {
        this.#stale = false;
        this.refresh();
      }
    }
  }

  #refine(): void {
    if (this.#may() && this.#asked === null) void this.#ask(true);
  }
}
