/** Numbers as the panels write them. */
import { words } from '../../../core/words.svelte';

/** What was earned or paid: +5, −1, 0. */
export function gain(value: number): string {
  return words.number(value, { signDisplay: 'exceptZero' }).replace('-', '−');
}
