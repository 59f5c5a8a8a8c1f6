/** Looking through a game: which position is shown, and letting it pass once more at a pace one can follow. */
import { api, ApiError, Away } from '../core/api';
import { merged } from '../core/changes';
import type { HeardChange } from '../core/game';
import { timingOf } from '../core/pace';
import { refusal } from '../core/refusal';
import { settings } from '../core/settings.svelte';
import type { AnyEvent } from '../core/speech';
import type { TableStore } from '../core/table.svelte';

/** In milliseconds: an event of a game that does not say. */
const EVENT_PACE = 300;

class Scrubbing {
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
    const rest = await replay(table, from);
    if (!rest || !(await look(table, from))) {
      this.stop();
      return;
    }
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

  /** One move passes; false if this was stopped meanwhile. */
  async #pass(table: TableStore, told: HeardChange, haste: number, run: number): Promise<boolean> {
    for (const [index, event] of told.events.entries()) {
      if (run !== this.#run || !table.past) return false;
      table.event = event;
      table.past = { ...table.past, moves: told.moves, told, view: merged(table.past.view, told.changes[index] ?? null) };
      await this.#pause(pace(table, event) / haste);
    }
    return run === this.#run;
  }

  async #pause(milliseconds: number): Promise<void> {
    this.#due += milliseconds;
    const wait = this.#due - performance.now();
    if (wait > 4) await new Promise((done) => setTimeout(done, wait));
  }
}

export const scrubbing = new Scrubbing();

/** Show an earlier position, or the present; what cannot be shown is told. */
export async function look(table: TableStore, moves: number | null): Promise<boolean> {
  return (
    (await asked(table, async () => {
      await table.lookAt(moves);
      return true;
    })) ?? false
  );
}

/** What happened after so many moves, with what each event changed. */
function replay(table: TableStore, moves: number): Promise<HeardChange[] | null> {
  return asked(table, async () => (await api.replay(table.id, moves)) as HeardChange[]);
}

async function asked<Answer>(table: TableStore, ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError) table.notice = refusal(error);
    else if (!(error instanceof Away)) throw error;
    return null;
  }
}

function length(table: TableStore, told: HeardChange): number {
  return told.events.reduce((sum, event) => sum + pace(table, event), 0);
}

function pace(table: TableStore, event: AnyEvent): number {
  const passing = table.front.pace?.(event, () => table.sentence(event)) ?? EVENT_PACE;
  const { lasts, speed } = timingOf(passing, { pace: settings.pace, calm: settings.calm, mine: false });
  return lasts / speed;
}
