/** Numbers as the panels write them. */
import { words } from '../../../core/words.svelte';

/** Gold: 1 100, and with a sign +700 or −100. */
export function amount(gold: number): string {
  return words.number(gold, { useGrouping: true });
}

export function change(gold: number): string {
  return words.number(gold, { signDisplay: 'exceptZero' });
}
