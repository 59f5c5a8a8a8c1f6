/** A maximum that bids for me: ten more than the others, as long as that is no more than I said. Kept in this browser's tab and told to nobody, so it bids only while the page is open;
it is for one auction, and whoever touches the bid takes it back. */
import type { EmiraTable } from '../game';
import type { Selection } from './selection.svelte';

const STORED = 'caravanserai-emira-maximum';

interface Kept {
  table: string;
  auction: string;
  most: number;
}

export class Agreed {
  #kept = $state.raw<Kept | null>(read());

  constructor(
    readonly table: EmiraTable,
    readonly selection: Selection,
  ) {}

  /** What is agreed for this auction; null if nothing is. */
  most(auction: string): number | null {
    const kept = this.#kept;
    return kept && kept.table === this.table.id && kept.auction === auction ? kept.most : null;
  }

  agree(auction: string, most: number): void {
    this.#keep({ table: this.table.id, auction, most });
  }

  takeBack(): void {
    if (this.#kept) this.#keep(null);
  }

  /** On my turn to bid: bid the least that leads, if it is within what was agreed; otherwise I am asked. */
  answer(auction: string): void {
    const most = this.most(auction);
    if (most === null || !this.table.moves('bid').length) return;
    const legal = this.selection.legal(`bid ${this.selection.least}`);
    if (legal && this.selection.least <= most) void this.table.play(legal);
    else this.takeBack();
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    if (kept) sessionStorage.setItem(STORED, JSON.stringify(kept));
    else sessionStorage.removeItem(STORED);
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
