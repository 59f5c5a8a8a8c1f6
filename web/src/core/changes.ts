/** What changes in a view, as the server sends it: see `core/changes.py`, whose `merged` this is. No game's rules are needed to follow it. */

/** Nothing; another value, in brackets; what changes in an object's fields or in a list's items, by name or number; or what a list is longer by. */
export type Change = null | [unknown] | { '+': unknown[] } | { [part: string]: Change };

/** The value after a change. The given one is left as it is, and what did not change is shared. */
export function merged<Value>(before: Value, change: Change): Value {
  return after(before, change) as Value;
}

function after(before: unknown, change: Change): unknown {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0];
  if (!Array.isArray(before))
    return { ...(before as object), ...mapped(change as Record<string, Change>, (name, part) => after((before as Record<string, unknown>)[name], part)) };
  if ('+' in change) return [...(before as unknown[]), ...(change['+'] as unknown[])];
  const parts = change as Record<string, Change>;
  return before.map((item: unknown, index) => (index in parts ? after(item, parts[index]!) : item));
}

function mapped(parts: Record<string, Change>, make: (name: string, part: Change) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(name, part)]));
}

/** Where two values differ, as paths: `seats.1.coins`. Of a list that is longer or shorter, its own. */
export function touched(before: unknown, after: unknown, path = ''): string[] {
  if (before === after) return [];
  if (!isWhole(before) || !isWhole(after) || lengthOf(before) !== lengthOf(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => touched(before[name], after[name], path ? `${path}.${name}` : name));
}

function isWhole(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** How many items a list has; -1 of what is none. */
function lengthOf(value: object): number {
  return Array.isArray(value) ? value.length : -1;
}
