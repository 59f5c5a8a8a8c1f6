/** The lists of tables, kept fresh while somebody looks. */
import { api, ApiError, Away } from '../core/api';
import type { Tables } from '../generated/wire';

const EVERY = 20_000;

export class Lists {
  tables = $state.raw<Tables | null>(null);
  /** In the server's seconds, near enough. */
  now = $state(Date.now() / 1000);
  #timer = 0;

  /** Begin to refresh; answers with what ends it. */
  keep(): () => void {
    void this.refresh();
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    this.#timer = window.setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(this.#timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }

  /** Put one of mine away, or take it up again: seen at once, and told to the server. */
  async putAway(table: string, away: boolean): Promise<void> {
    const before = this.tables;
    if (before) this.tables = { ...before, mine: before.mine.map((one) => (one.table === table ? { ...one, put_away: away } : one)) };
    try {
      await api.putAway(table, away);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
    }
    await this.refresh();
  }

  /** How many wait, on the icon of the installed page. */
  #count(): void {
    const waiting = this.tables!.mine.filter((table) => table.waits_for_me && !table.put_away).length;
    if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => null);
  }

  async refresh(): Promise<void> {
    try {
      this.tables = await api.tables();
      this.now = Date.now() / 1000;
      this.#count();
    } catch (error) {
      if (!(error instanceof Away)) console.error(error);
    }
  }
}
