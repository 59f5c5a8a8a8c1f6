/**
 * What a lesson points at. A target is a kind and which one of it (`camel:yellow`, `move:ticket Y`) or a part of the table (`pyramid`); whatever lies on a board carries the data attribute of
 * its kind, and parts carry `data-part`. What is not on the page just now is passed over.
 */

/** Kinds of things that boards name by an attribute of their own; of all others `data-part` has the whole target. */
const KINDS = ['move', 'seat', 'space', 'camel', 'pile', 'side', 'card', 'tile', 'row', 'stall', 'princess', 'djinn', 'tab'];
/** Parts that have a name for other reasons already. */
const KNOWN: Record<string, string> = { whom: '[data-whom]', lens: '[data-lens]', accounts: '[data-accounts]', prompt: '[data-prompt]' };

/** How a target is found. */
export function selectorOf(target: string): string {
  const part = `[data-part~="${quote(target.replaceAll(' ', '_'))}"]`;
  const [kind = '', ...rest] = target.split(':');
  if (rest.length && KINDS.includes(kind)) return `[data-${kind}="${quote(rest.join(':'))}"], ${part}`;
  return KNOWN[target] ? `${KNOWN[target]}, ${part}` : part;
}

function quote(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

/** Everything on the page that is this target and can be seen; what one works with comes first. */
export function find(target: string): Element[] {
  return [...document.querySelectorAll(selectorOf(target))].filter((element) => !element.closest('[data-lesson]') && isDrawn(element));
}

export function isDrawn(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Whether what is asked for at this place has been done: it is taken up or switched on. */
export const isDone = (element: Element): boolean => element.getAttribute('aria-pressed') === 'true';

/** What is asked for comes before all else that is lit; of the rest, in the order of the lesson. */
export function inOrder(highlight: readonly string[], moves: readonly string[]): string[] {
  const next = moves[0] === undefined ? [] : [`move:${moves[0]}`];
  return [...new Set([...next, ...highlight])];
}

/** The tab behind which a target lies, while that is closed. */
export type TabOf = (target: string) => string | null;

function closedTab(target: string, tabOf: TabOf): Element | null {
  const what = tabOf(target);
  const tab = what === null ? undefined : find(`tab:${what}`)[0];
  return tab && tab.getAttribute('aria-expanded') !== 'true' && tab.getAttribute('aria-pressed') !== 'true' ? tab : null;
}

/** The first target that is there, or the tab that has to be opened for it. What is to be done is passed over once it is; what is chosen and waits to be confirmed comes before all. */
export function nextOf(targets: readonly string[], todo: boolean, tabOf: TabOf): Element | null {
  const confirm = todo ? [...document.querySelectorAll('[data-confirm]')].find(isDrawn) : undefined;
  if (confirm) return confirm;
  for (const target of targets) {
    const all = find(target);
    const there = all.find((element) => !todo || !isDone(element)) ?? (all.length ? null : closedTab(target, tabOf));
    if (there) return there;
  }
  return null;
}
