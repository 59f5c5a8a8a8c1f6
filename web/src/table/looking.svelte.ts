/** Looking through a game: which position is shown, and letting it pass once more at a pace one can follow. */
import { ApiError, Away } from '../core/api';
import { refusal } from '../core/refusal';
import { settings } from '../core/settings.svelte';
import type { AnyEvent } from '../core/speech';
import type { TableStore } from '../core/table.svelte';
import type { Told } from '../generated/wire';

/** In milliseconds: an event of a game that does not say, and a position of a game that cannot show events. */
const EVENT_PACE = 300;
const POSITION_PACE = 900;

class Looking {
  /** Whether the scrubber is open though the present is shown. */
  open = $state(false);
  playing = $state(false);
  #run = 0;
  /** When the next step is due: what takes longer to show than it should is made up for. */
  #due = 0;
  #table: TableStore | null = null;

  /** Show what happened after so many moves, up to the last; all in no more than `longest` milliseconds. */
  async play(table: TableStore, from: number, longest = Infinity): Promise<void> {
    this.stop();
    const run = ++this.#run;
    this.#table = table;
    this.playing = true;
    if (!(await look(table, from))) return this.stop();
    const rest = table.log.filter((told) => told.moves > from);
    const haste = Math.max(1, rest.reduce((sum, told) => sum + length(table, told), 0) / longest);
    this.#due = performance.now();
    for (const told of rest) {
      if (!(await this.#pass(table, told, haste, run))) return;
    }
    this.stop();
    await look(table, table.update!.phase === 'over' && this.open ? table.update!.moves : null);
  }

  stop(): void {
    this.#run++;
    this.playing = false;
    if (this.#table && !this.#table.busy) this.#table.event = null;
    this.#table = null;
  }

  /** Back to the present. */
  close(table: TableStore): void {
    this.stop();
    this.open = false;
    void look(table, null);
  }

  /** One move passes, then its true position is shown; false if this was stopped meanwhile. */
  async #pass(table: TableStore, told: Told, haste: number, run: number): Promise<boolean> {
    const step = table.front?.step;
    for (const event of step ? (told.events as AnyEvent[]) : []) {
      if (run !== this.#run || !table.past) return false;
      table.event = event;
      table.past = { ...table.past, moves: told.moves, told, view: step!(table.past.view, event) };
      await this.#pause(pace(table, event) / haste);
    }
    if (run !== this.#run) return false;
    if (haste === 1 || !step) await look(table, told.moves);
    if (!step) await this.#pause(POSITION_PACE / haste);
    return run === this.#run;
  }

  async #pause(milliseconds: number): Promise<void> {
    this.#due += milliseconds;
    const wait = this.#due - performance.now();
    if (wait > 4) await new Promise((done) => setTimeout(done, wait));
  }
}

export const looking = new Looking();

/** Show an earlier position, or the present; what cannot be shown is told. */
export async function look(table: TableStore, moves: number | null): Promise<boolean> {
  try {
    await table.lookAt(moves);
    return true;
  } catch (error) {
    if (error instanceof ApiError) table.notice = refusal(error);
    else if (!(error instanceof Away)) throw error;
    return false;
  }
}

function length(table: TableStore, told: Told): number {
  if (!table.front?.step) return POSITION_PACE;
  return (told.events as AnyEvent[]).reduce((sum, event) => sum + pace(table, event), 0);
}

function pace(table: TableStore, event: AnyEvent): number {
  const needed = table.front?.pace?.(event) ?? EVENT_PACE;
  return settings.calm ? Math.min(needed, 350) : needed;
}
