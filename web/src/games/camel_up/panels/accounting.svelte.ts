/** The accounts as far as they have been told: panel, purses and prompt go by the same clock, that of the telling. */
import type { CamelUpEvent, CamelUpTable } from '../game';
import { accountsOf, type Accounts, type LegAccount } from './accounts';

const SCORED = new Set(['ticket_scored', 'pyramid_scored', 'partner_ticket_scored', 'leg_settled', 'card_scored', 'pile_settled']);

export class Accounting {
  #passing = $state.raw<CamelUpEvent[]>([]);
  /** When the last line was shown, by the clock. */
  shownAt = 0;
  #known = 0;
  readonly accounts: Accounts = $derived.by(() => accountsOf([...this.table.log.flatMap((told) => told.events), ...this.#passing]));
  readonly #counted: LegAccount[] = $derived(this.accounts.legs.filter((leg) => leg.seats.length > 0));
  /** The latest leg of which something has been scored. */
  readonly leg: LegAccount | null = $derived(this.#counted.at(-1) ?? null);
  /** Finish cards that have been turned over. */
  readonly cards: number = $derived(this.accounts.race?.piles.reduce((sum, pile) => sum + pile.cards.length, 0) ?? 0);
  /** Whether purses are being counted before our eyes. */
  readonly counting: boolean = $derived.by(
    () => this.table.busy && this.leg !== null && (!this.leg.done || (this.leg.last && this.accounts.race?.winners === null)),
  );

  /** `begun` is called when the accounts of a leg begin to be told. */
  constructor(
    readonly table: CamelUpTable,
    readonly begun: (leg: LegAccount) => void,
  ) {
    $effect.pre(() => this.#follow(table.event, table.log.at(-1)?.events ?? []));
    $effect(() => this.#notice(this.#counted.length));
  }

  /** What passes once more, of a game that is looked through, has been counted before. */
  #follow(event: CamelUpEvent | null, latest: unknown[]): void {
    if (event === null || this.table.past || this.table.again || latest.includes(event)) this.#passing = [];
    else if (this.#passing.at(-1) !== event) this.#passing = [...this.#passing, event];
    if (event && SCORED.has(event.event)) this.shownAt = Date.now();
  }

  /** A leg that ended before our eyes is told; one of before we came is known. */
  #notice(legs: number): void {
    const fresh = legs > this.#known && this.#passing.some((event) => SCORED.has(event.event));
    this.#known = legs;
    if (fresh && this.leg) this.begun(this.leg);
  }
}
