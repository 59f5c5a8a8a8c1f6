/** Lets events pass one by one, so that people can follow, and never falls far behind: catching up takes a few seconds at most. */

/** However much has happened, in milliseconds. */
export const LONGEST_CATCH_UP = 4000;

export class Telling<Step> {
  /** Whether there is something that has not been shown yet. */
  busy = $state(false);
  /** How much faster than it should everything passes; 0 when the rest is not shown at all. */
  haste = $state(1);

  #ahead: Step[] = [];
  #wake: (() => void) | null = null;

  /** `pace` tells how long a step needs, `show` shows it, `done` is called when all are shown. */
  constructor(
    readonly pace: (step: Step) => number,
    readonly show: (step: Step) => void,
    readonly done: () => void,
  ) {}

  add(steps: Step[]): void {
    this.#ahead.push(...steps);
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
      const needed = this.#ahead.reduce((sum, step) => sum + this.pace(step), 0);
      if (this.haste > 0) this.haste = Math.max(1, this.haste, needed / LONGEST_CATCH_UP);
      const step = this.#ahead.shift()!;
      this.show(step);
      if (this.haste > 0) await this.#sleep(this.pace(step) / this.haste);
    }
    this.busy = false;
    this.haste = 1;
    this.done();
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
