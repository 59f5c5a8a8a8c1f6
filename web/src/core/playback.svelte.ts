/** Lets events pass one by one, so that people can follow, and never falls far behind: catching up takes a few seconds at most. */

/** However much has happened, in milliseconds. */
export const LONGEST_CATCH_UP = 4000;

/** What shows the cues. */
export interface Presenter<Cue> {
  /** How long a cue needs, in milliseconds. */
  pace(cue: Cue): number;
  show(cue: Cue): void;
  /** All are shown. */
  done(): void;
}

export class Playback<Cue> {
  /** Whether there is something that has not been shown yet. */
  busy = $state(false);
  /** How much faster than it should everything passes; 0 when the rest is not shown at all. */
  haste = $state(1);

  #ahead: Cue[] = [];
  #wake: (() => void) | null = null;

  constructor(readonly presenter: Presenter<Cue>) {}

  add(cues: Cue[]): void {
    this.#ahead.push(...cues);
    if (!this.busy) void this.#run();
  }

  /** Show the rest at once. */
  skip(): void {
    this.haste = 0;
    this.#wake?.();
  }

  /** Forget what is not shown yet: it did not come to be. */
  drop(): void {
    this.#ahead = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.busy = true;
    this.haste = 1;
    while (this.#ahead.length) {
      const needed = this.#ahead.reduce((sum, cue) => sum + this.presenter.pace(cue), 0);
      if (this.haste > 0) this.haste = Math.max(1, this.haste, needed / LONGEST_CATCH_UP);
      const cue = this.#ahead.shift()!;
      this.presenter.show(cue);
      if (this.haste > 0) await this.#sleep(this.presenter.pace(cue) / this.haste);
    }
    this.busy = false;
    this.haste = 1;
    this.presenter.done();
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    await new Promise<void>((woken) => {
      const timer = setTimeout(woken, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        woken();
      };
    });
    this.#wake = null;
  }
}
