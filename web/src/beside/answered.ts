/** Until somebody answers again: asked for every few seconds, and at once when the device says that it has a network. */
import { connection } from '../core/connection.svelte';

const EVERY = 3000;

export async function answered(every = EVERY): Promise<void> {
  do await nextTry(every);
  while (!(await isThere()));
  connection.found();
}

const nextTry = (every: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, every);
    addEventListener('online', go);
  });

const isThere = async (): Promise<boolean> =>
  fetch('/api/games', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
