/** Follows what is told and shows the accounts line by line, as fast as one can read, whatever the table's haste. */
import type { AnyEvent } from '../../../core/speech';
import type { TableStore } from '../../../core/table.svelte';
import { accountsOf, linesOf, type Accounts, type LegAccount } from './accounts';

/** A line of a leg, and a finish card, in milliseconds. */
const LINE = 260;
const CARD = 480;
const SCORED = new Set(['ticket_scored', 'pyramid_scored', 'partner_ticket_scored', 'leg_settled']);

export class Accounting {
  #passing = $state.raw<AnyEvent[]>([]);
  /** How many lines of the latest leg, and then cards, are shown. */
  shown = $state(Infinity);
  /** When the last line was shown, by the clock. */
  shownAt = 0;
  #known = 0;
  #timer = 0;
  readonly accounts: Accounts = $derived.by(() => accountsOf([...this.table.log.flatMap((told) => told.events as AnyEvent[]), ...this.#passing]));
  readonly #counted: LegAccount[] = $derived(this.accounts.legs.filter((leg) => leg.seats.length > 0));
  /** The latest leg of which something has been scored. */
  readonly leg: LegAccount | null = $derived(this.#counted.at(-1) ?? null);
  /** Finish cards that have been scored. */
  readonly cards: number = $derived(this.accounts.race?.piles.reduce((sum, pile) => sum + pile.cards.length, 0) ?? 0);
  readonly lines: number = $derived(this.leg ? linesOf(this.leg) : 0);
  readonly cardsShown: number = $derived(Math.max(0, this.shown - this.lines));
  /** Whether all that was told is shown. */
  readonly all: boolean = $derived(this.shown >= this.lines + this.cards);

  /** `begun` is called when the accounts of a leg begin to be told. */
  constructor(readonly table: TableStore, readonly begun: (leg: LegAccount) => void) {
    $effect.pre(() => this.#follow(table.event, table.log.at(-1)?.events ?? []));
    $effect(() => this.#notice(this.#counted.length));
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Show all lines at once. */
  showAll(): void {
    clearTimeout(this.#timer);
    this.shown = Infinity;
    this.shownAt = Date.now();
  }

  #follow(event: AnyEvent | null, latest: unknown[]): void {
    if (event === null || latest.includes(event)) this.#passing = [];
    else if (this.#passing.at(-1) !== event) this.#passing = [...this.#passing, event];
  }

  /** A leg that ended before our eyes is told; one of before we came is known. */
  #notice(legs: number): void {
    const fresh = legs > this.#known && this.#passing.some((event) => SCORED.has(event.event));
    this.#known = legs;
    if (!fresh || !this.leg) return;
    this.shown = 0;
    this.shownAt = Infinity;
    this.begun(this.leg);
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const more = this.shown < this.lines + this.cards;
    if (more) this.shown += 1;
    if (this.table.haste === 0) return this.showAll();
    const going = this.leg !== null && (!this.leg.done || (this.leg.last && this.accounts.race?.winners === null));
    if (more || going) this.#timer = window.setTimeout(() => this.#tick(), this.shown > this.lines ? CARD : LINE);
    else this.showAll();
  }
}
