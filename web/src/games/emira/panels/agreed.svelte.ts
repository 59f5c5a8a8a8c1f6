/** A maximum that bids for me: ten more than the others, as long as that is no more than I said. The server keeps it as an order of mine and tells nobody, so it bids also while the
page is closed; it is for one auction, and whoever touches the bid takes it back. */
import { ordersOf } from '../../../table/orders.svelte';
import type { EmiraTable } from '../game';

const ordering = () => import('../../../table/apart/ordering');

export class Agreed {
  constructor(readonly table: EmiraTable) {}

  /** What is agreed for this auction; null if nothing is. */
  get most(): number | null {
    const { info } = ordersOf(this.table);
    return (info?.active && Number(/^bid to (\d+)/.exec(info.lines[0]!)?.[1])) || null;
  }

  agree(most: number): void {
    void ordering().then(({ give }) => give(this.table, [`bid to ${most}`]));
  }

  takeBack(): void {
    if (this.most) void ordering().then(({ drop }) => drop(this.table));
  }
}
