/** Numbers as the panels write them. */
import { words } from '../../../core/words.svelte';

/** How gold is written. */
export const GOLD: Intl.NumberFormatOptions = { useGrouping: true };

/** Gold: 1 100, and with a sign +700 or −100. */
export function amount(gold: number): string {
  return words.number(gold, GOLD).replace('-', '−');
}

export function change(gold: number): string {
  return words.number(gold, { signDisplay: 'exceptZero' }).replace('-', '−');
}
