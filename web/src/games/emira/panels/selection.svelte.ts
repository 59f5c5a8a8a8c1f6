/** What somebody is about to do at this table: what is wanted, what would be bid, and who is looked at. Nothing of it leaves this browser. */
import { untrack } from 'svelte';
import { BID_STEP } from '../../../generated/emira';
import type { EmiraMove, EmiraTable } from '../game';
import type { Action, Princess } from '../art/pieces';
import { stepOf } from './sight';

export class Selection {
  /** The action that the bid is for, if one has been picked. */
  aim = $state<Action | null>(null);
  /** The bid on the ruler; null for the least that can be bid. */
  amount = $state<number | null>(null);
  /** The princess whose choice is shown. */
  looked = $state<Princess | null>(null);

  constructor(readonly table: EmiraTable) {}

  /** The legal move with this notation, if there is one. */
  legal(notation: string): EmiraMove | null {
    for (const group of this.table.legal) for (const move of group.moves) if (move.notation === notation) return move;
    return null;
  }

  /** All the bids that may be made now, rising. */
  get bids(): number[] {
    return this.table.moves('bid').map((legal) => legal.move.amount);
  }

  get least(): number {
    return this.bids[0] ?? BID_STEP;
  }

  get most(): number {
    return this.bids.at(-1) ?? 0;
  }

  /** What would be bid now: what was set, as far as it is allowed. */
  get bid(): number {
    return Math.min(Math.max(this.amount ?? this.least, this.least), Math.max(this.most, this.least));
  }

  /** The bid by which stalls are judged: the one that is set, or mine that stands; nothing where it is paid, or none of mine can follow. */
  get asking(): number {
    const { view, you } = this.table;
    const step = stepOf(view);
    if (view.phase !== 'bidding' || you === null || !step.pending.includes(you) || step.passed.includes(you)) return 0;
    if (this.bids.length) return this.bid;
    return step.bidder === you ? step.bid : Math.max(this.amount ?? 0, step.bid + BID_STEP);
  }

  /** Set the bid to so much; what is not a multiple of ten is rounded down. */
  set(amount: number): void {
    this.amount = Math.min(Math.max(amount - (amount % BID_STEP), this.least), this.most);
    if (this.table.chosen) this.table.cancel();
  }

  /** A new auction, or another bid: begin from the least again. */
  forget(): void {
    untrack(() => (this.amount = null));
  }
}
