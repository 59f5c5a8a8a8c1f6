/** What lies open over a board to be read: one thing at a time, a panel or the result. */
import type { Snippet } from 'svelte';

/** Something that a board shows when asked for: in a sheet, where there is no room for it beside the board. */
export interface Panel<What extends string = string> {
  what: What;
  title: string;
  content: Snippet;
  /** What its tab says, if it has one. */
  tab?: string;
  /** How many things it has, beside what its tab says. */
  count?: number | null;
  /** What is wrong in it, so that one looks; empty if nothing is. */
  warning?: string;
}

export class Reading<What extends string = string> {
  what = $state<What | 'result' | null>(null);

  /** Open this, or close it if it is open. */
  toggle(what: What | 'result'): void {
    this.what = this.what === what ? null : what;
  }

  close(): void {
    this.what = null;
  }
}
