/** What the server did not do, and why, in words. */
import type { ApiError } from './api';
import { say, words } from './words.svelte';

/** What a refusal says, in the reader's language where there are words for it. */
export function refusal(error: ApiError): string {
  const id = `page-refused-${error.code}`;
  return say(words.has(id) ? id : 'page-refused', { text: error.message });
}
