/** Which games have a lesson, and what it is called in the language that is read; asked for once. */
import { api, ApiError, Away } from '../core/api';
import { words } from '../core/words.svelte';
import type { LessonInfo } from '../generated/wire';

class Lessons {
  #known = $state.raw<{ language: string; list: LessonInfo[] } | null>(null);
  #asked = '';

  /** Null until it is known, and where there is none. */
  of(game: string): LessonInfo | null {
    const language = words.language;
    if (this.#asked !== language) queueMicrotask(() => void this.#load(language));
    return this.#known?.list.find((lesson) => lesson.game === game) ?? null;
  }

  async #load(language: string): Promise<void> {
    if (this.#asked === language) return;
    this.#asked = language;
    try {
      const list = await api.lessons(language);
      if (this.#asked === language) this.#known = { language, list };
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
      this.#asked = '';
    }
  }
}

export const lessons = new Lessons();
