/** Numbers as the panels write them. */
import { words } from '../../../core/words.svelte';

/** What something is worth on average: +1.6, −0.9. */
export function worth(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return signed(rounded === 0 ? 0 : rounded, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** What was earned or paid: +5, −1, 0. */
export function gain(value: number): string {
  return signed(value);
}

/** With a true minus, as wide as a plus. */
function signed(value: number, options: Intl.NumberFormatOptions = {}): string {
  return words.number(value, { signDisplay: 'exceptZero', ...options }).replace('-', '−');
}
