/** Taking one's latest move back, from wherever it is asked for; where turns of bots go with it, that is said first. */
import type { TableStore } from '../core/table.svelte';
import { say, words } from '../core/words.svelte';
import { takenBack, undoing } from './undoing';

export class TakingBack {
  /** Whether it is asked if all of that shall be taken back. */
  asking = $state(false);
  readonly #table: () => TableStore;
  readonly undo = $derived.by(() => undoing(this.#table().update!, this.#table().log));
  readonly #along = $derived.by(() => this.undo && takenBack(this.#table().update!, this.#table().log, this.undo, (event) => this.#table().sentence(event)));
  /** What it takes back, where that is more than my own move. */
  readonly question = $derived.by(() => {
    if (!this.#along) return '';
    const { mine, others } = this.#along;
    const told = say('page-table-undo-back', { seats: words.list(others.map((seat) => this.#table().names[seat]!)), others: others.length });
    return mine ? `${told} ${say('page-table-undo-back-what', { what: mine })}` : told;
  });

  constructor(table: () => TableStore) {
    this.#table = table;
  }

  press(): void {
    if (this.question) this.asking = true;
    else this.do();
  }

  do(): void {
    this.asking = false;
    if (this.undo) void this.#table().command({ do: 'undo', moves: this.undo.moves });
  }
}
