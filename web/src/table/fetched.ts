/**
 * Fetch a part of the page. While nobody answers, and no worker has kept what was fetched before, it is not asked for: Firefox remembers for good that it did not get something, and no browser asks again for
 * a style. Where it fails all the same, or is gone because the server has a newer page, the page is loaded anew as soon as somebody answers.
 */
import { connection } from '../core/connection.svelte';
import { knock } from '../shell/knock';

const keeps = (): boolean => Boolean(globalThis.navigator?.serviceWorker?.controller);

export async function fetched<Part>(load: () => Promise<Part>, every = 500, anew: () => void = knock): Promise<Part> {
  while (connection.away && !keeps()) await new Promise((resolve) => setTimeout(resolve, every));
  try {
    return await load();
  } catch {
    anew();
    return new Promise(() => null);
  }
}
