/** A result as a few lines of text, to send to those who were there or should have been. */
import type { CamelUpTable } from '../game';
import { say } from '../../../core/words.svelte';
import type { Accounts, Racer, Rank } from './accounts';

const SQUARE: Record<Racer, string> = { blue: '🟦', green: '🟩', yellow: '🟨', red: '🟥', purple: '🟪' };
const MEDAL: Record<number, string> = { 1: '🥇', 2: '🥈', 3: '🥉' };

export function shareText(table: CamelUpTable, accounts: Accounts, ranks: Rank[]): string {
  return resultLines(accounts, ranks, table.names, `${location.origin}/t/${table.id}`).join('\n');
}

export function resultLines(accounts: Accounts, ranks: Rank[], names: string[], link: string): string[] {
  const race = accounts.race;
  return [
    say('camel_up-page-share-title', { legs: accounts.legs.length }),
    ...(race ? [`🐪 ${race.ranking.map((camel) => SQUARE[camel]).join('')} 🏁`] : []),
    ...ranks.map((rank) => `${MEDAL[rank.place] ?? `${rank.place}.`} ${names[rank.seat]} ${rank.coins} 🪙`),
    link,
  ];
}

/** By the device's own sheet where there is one, else onto the clipboard. */
export async function share(text: string, title: string): Promise<'shared' | 'copied' | 'failed' | 'no'> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'no';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
