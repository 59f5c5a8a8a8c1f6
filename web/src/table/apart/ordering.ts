/** Orders, as the server has them: looked at, given and taken back. */
import { api, ApiError, Away } from '../../core/api';
import { refusal } from '../../core/refusal';
import type { OrderInfo } from '../../generated/wire';
import { ordersOf } from '../orders.svelte';

interface Table {
  id: string;
  notice: string | null;
}

export const look = (table: Table): Promise<void> => told(table, api.order(table.id));
export const give = (table: Table, lines: string[]): Promise<void> => told(table, api.giveOrder(table.id, lines));
export const drop = (table: Table): Promise<void> => told(table, api.dropOrder(table.id));

async function told(table: Table, answer: Promise<OrderInfo>): Promise<void> {
  try {
    ordersOf(table).info = await answer;
  } catch (error) {
    if (error instanceof ApiError) table.notice = refusal(error);
    else if (!(error instanceof Away)) throw error;
  }
}
