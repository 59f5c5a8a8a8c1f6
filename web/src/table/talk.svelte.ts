/** What was said at a table, as updates bring it: each thing once, in order. */
import type { Talk, Update } from '../generated/wire';
import { readMarks } from './readmarks.svelte';

export const REACTIONS = ['well_played', 'ouch', 'thinking', 'hurry', 'thanks', 'laugh'] as const;

export function joined(before: Talk[], more: Talk[]): Talk[] {
  const last = before.at(-1)?.version ?? 0;
  const fresh = more.filter((talk) => talk.version > last);
  return fresh.length ? [...before, ...fresh] : before;
}

export class Conversation {
  said = $state.raw<Talk[]>([]);
  /** Up to which version it has been read. */
  read = $state(0);
  /** Just said by somebody else, to be shown for a moment. */
  latest = $state.raw<Talk | null>(null);
  #started = false;
  #timer = 0;

  constructor(table: string) {
    this.read = readMarks.of(table)?.talk ?? 0;
  }

  hear(update: Update): void {
    const before = this.said;
    this.said = joined(before, update.talk);
    const last = this.said.at(-1);
    if (this.#started && last && last !== before.at(-1) && last.seat !== update.you) this.#show(last);
    this.#started = true;
  }

  unread(you: number | null): number {
    return this.said.filter((talk) => talk.version > this.read && talk.seat !== you).length;
  }

  readAll(update: Update): void {
    const last = this.said.at(-1)?.version ?? 0;
    this.latest = null;
    if (last <= this.read) return;
    this.read = last;
    readMarks.readTalk(update, last);
  }

  #show(talk: Talk): void {
    clearTimeout(this.#timer);
    this.latest = talk;
    this.#timer = window.setTimeout(() => (this.latest = null), 6000);
  }
}
