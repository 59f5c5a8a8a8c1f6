/** What the lens knows of everybody's gold, in words. */
import { say } from '../../../core/words.svelte';
import type { Counted } from '../../../generated/emira';
import { amount } from './numbers';

/** What could be known by keeping count; nothing where that is no more than that it is hidden. */
export function goldOf(counted: Counted | null): string {
  if (!counted) return '';
  if (counted.gold !== null) return say('emira-page-counted', { gold: amount(counted.gold) });
  return counted.least ? say('emira-page-counted-least', { gold: amount(counted.least) }) : '';
}

/** The same where there is room for a number only. */
export function atLeast({ gold, least }: Counted): string {
  return gold === null ? `≥\u202F${amount(least)}` : amount(gold);
}

/** How high somebody can bid. */
export function bidOf({ bid }: Counted): string {
  return bid === null ? '' : say('emira-page-counted-bid', { bid: amount(bid) });
}
