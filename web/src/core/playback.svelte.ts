/** Lets events pass one by one, so that people can follow, and never falls far behind, except where they wish it to wait for them. */
import type { Timing } from './pace';

/** What shows the cues. */
export interface Presenter<Cue> {
  timing(cue: Cue): Timing;
  /** How long its words need to be read, in milliseconds; 0 if it has none. */
  reading(cue: Cue): number;
  /** Whether somebody's turn begins with it: what was said before may be read first. */
  opens(cue: Cue): boolean;
  /** Whether it waits, before that turn or this event, until it is told to go on. */
  waits(cue: Cue): boolean;
  /** However much there is to show, in milliseconds. */
  longest(): number;
  show(cue: Cue): void;
  /** Its pieces have come, and it is put into words. */
  tell(cue: Cue): void;
  /** It waits from now on. */
  paused(): void;
  /** All are shown. */
  done(): void;
}

export class Playback<Cue> {
  /** Whether there is something that has not been shown yet. */
  busy = $state(false);
  /** Whether it waits before somebody's turn, until it is told to go on. */
  waiting = $state(false);
  /** How much faster than it should what is shown passes; 0 when it is not shown at all. */
  haste = $state(1);

  #ahead: Cue[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  /** How much is squeezed to catch up; it never grows less on the way. */
  #squeeze = 1;
  /** When the latest words have been read, by the clock. */
  #read = 0;
  /** Whether all is shown and only the latest words are being read. */
  #idle = false;
  /** Whether it shall not wait any more, for all that lies ahead. */
  #unheld = false;

  constructor(readonly presenter: Presenter<Cue>) {}

  add(cues: Cue[]): void {
    this.#ahead.push(...cues);
    if (!this.busy && !cues.length) return this.presenter.done();
    if (!this.busy) this.#squeeze = 1;
    this.#squeeze = Math.max(this.#squeeze, this.#needed() / this.presenter.longest());
    if (!this.busy) void this.#run();
    else if (this.#idle) this.#wake?.();
  }

  /** Show the rest at once; where it is to wait before a turn, up to there. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.haste = 0;
    this.#wake?.();
  }

  /** Show all there is at once, whoever wished to be waited for. */
  skipAll(): void {
    this.#unheld = true;
    this.skip();
  }

  /** Go on with what comes next: the next turn, if it waits, or the next event. */
  next(): void {
    this.#wake?.();
  }

  /** Forget what is not shown yet: it did not come to be. */
  drop(): void {
    this.#ahead = [];
    this.skipAll();
  }

  /** What is skipped passes in one go, without a breath in between. */
  async #run(): Promise<void> {
    this.busy = true;
    this.#skipping = this.#unheld = false;
    this.#read = 0;
    while (this.#ahead.length) {
      while (this.#ahead.length) {
        if (this.presenter.opens(this.#ahead[0]!) && this.#rests(this.#unread)) await this.#woken(this.#unread);
        if (this.#ahead.length && !this.#unheld && this.presenter.waits(this.#ahead[0]!)) await this.#wait();
        const cue = this.#ahead.shift();
        if (cue === undefined) break;
        const { lasts, words, held, speed } = this.presenter.timing(cue);
        const haste = held ? speed : speed * this.#squeeze;
        this.haste = this.#skipping ? 0 : haste;
        this.presenter.show(cue);
        if (this.#rests(words)) await this.#woken(words / haste);
        this.presenter.tell(cue);
        const reading = this.presenter.reading(cue);
        if (reading) this.#read = Date.now() + reading / haste;
        if (this.#rests(lasts - words)) await this.#woken((lasts - words) / haste);
      }
      this.#idle = true;
      if (this.#rests(this.#unread)) await this.#woken(this.#unread);
      this.#idle = false;
    }
    this.busy = false;
    this.haste = 1;
    this.presenter.done();
  }

  /** Until somebody says to go on. What was to be skipped was what came before. */
  async #wait(): Promise<void> {
    this.waiting = true;
    this.presenter.paused();
    await this.#woken();
    this.waiting = false;
    this.#skipping = this.#unheld;
  }

  /** For how long the latest words still have to be read. */
  get #unread(): number {
    return this.#read - Date.now();
  }

  #rests(milliseconds: number): boolean {
    return milliseconds > 0 && !this.#skipping;
  }

  /** How long all that lies ahead takes, but for what takes its time in any case. */
  #needed(): number {
    let needed = 0;
    let said = 0;
    for (const cue of this.#ahead) {
      const { lasts, held, speed } = this.presenter.timing(cue);
      if (this.presenter.opens(cue)) [needed, said] = [needed + said, 0];
      if (!held) needed += lasts / speed;
      said = this.presenter.reading(cue) || said;
    }
    return needed;
  }

  /** Until somebody asks to go on, or so many milliseconds have passed. */
  async #woken(milliseconds?: number): Promise<void> {
    await new Promise<void>((woken) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(woken, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        woken();
      };
    });
    this.#wake = null;
  }
}
