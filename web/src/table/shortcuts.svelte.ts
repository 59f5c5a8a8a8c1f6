/** Single keys that go to the parts of a table. They only go there: nothing is done that Enter would not do. */
import type { Shortcut } from '../core/fronts';
import type { TableStore } from '../core/table.svelte';

/** Whether the dialog about the keyboard is open. */
export const help = $state({ open: false });

const EVERYWHERE: Shortcut[] = [
  { key: 'q', says: 'page-table-keys-q', to: ['[data-prompt]'] },
  { key: 'm', says: 'page-table-keys-m', to: ['#text-do', '[data-move]', '[data-prompt]'] },
  { key: 'h', says: 'page-table-keys-h', to: ['[data-hint-do]', '[data-hint]'] },
  { key: 'l', says: 'page-table-keys-l', to: ['#text-log', '#log-title', '[data-tab="log"]'] },
];
const LENS: Shortcut = { key: 'o', says: 'page-table-keys-o', to: ['[data-lens]', '[data-tab="odds"]'] };
const ASK: Shortcut = { key: 'w', says: 'page-table-keys-w', to: ['[data-ask]'] };
const IN_TEXT: Shortcut = { key: 't', says: 'page-table-keys-t', to: ['#text-table'] };

/** The letters of a table, as a board or as text. */
export function shortcuts(table: TableStore, text: boolean): Shortcut[] {
  const lens = table.front.lens ? [LENS] : [];
  return [...EVERYWHERE, ...lens, ...(text ? [IN_TEXT] : [ASK, ...(table.front.keys ?? [])])];
}

/** Where a key goes: with digits, in the text mode, to the kinds of moves. */
export function goal(key: string, keys: Shortcut[]): HTMLElement | null {
  const to = /^[1-9]$/.test(key) ? [`[data-group="${key}"] button[tabindex="0"]`] : (keys.find((one) => one.key === key.toLowerCase())?.to ?? []);
  for (const selector of to) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return null;
}
