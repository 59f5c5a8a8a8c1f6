/** What I have ordered at a table for when I am asked and not there: the server keeps it (apart/ordering.ts). One for each table, for whoever shows it. */
import type { OrderInfo } from '../generated/wire';

class Orders {
  info = $state.raw<OrderInfo | null>(null);
  /** Whether the sheet is open. */
  open = $state(false);
}

const known = new WeakMap<object, Orders>();

export function ordersOf(table: object): Orders {
  if (!known.has(table)) known.set(table, new Orders());
  return known.get(table)!;
}
