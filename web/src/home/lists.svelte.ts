/** The lists of tables, kept fresh while somebody looks. */
import { api, Away } from '../core/api';
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

  async refresh(): Promise<void> {
    try {
      this.tables = await api.tables();
      this.now = Date.now() / 1000;
    } catch (error) {
      if (!(error instanceof Away)) console.error(error);
    }
  }
}
