/** Going through the decisions of a reviewed game on its board: which one lies before us, and which come before and after it. */
import { api, ApiError, Away } from '../core/api';
import { router } from '../core/router.svelte';
import type { TableStore } from '../core/table.svelte';
import type { Decision, Review } from '../generated/review';
import type { ReviewInfo } from '../generated/wire';
import { look } from '../table/scrubbing.svelte';
import { askedAs, placeOf, type Look } from './looks';
import { gradeOf } from './telling';
import { addReviewWords } from './words';

export class Stepping {
  /** Null until it is here, or if there is none. */
  review = $state.raw<Review | null>(null);
  moves = $state.raw<ReviewInfo['moves']>({});
  loaded = $state(false);
  /** Whether also those are gone through that made no difference. */
  all = $state(false);

  constructor(
    readonly table: TableStore,
    readonly by: Look,
  ) {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const [info] = await Promise.all([api.review(this.table.id, ...askedAs(this.by)), addReviewWords()]);
      if (info.state === 'done') [this.review, this.moves] = [info.review as Review, info.moves];
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
    } finally {
      this.loaded = true;
    }
  }

  /** How many moves have been made on the board that is shown. */
  get #at(): number {
    return this.table.past?.moves ?? this.table.update!.moves;
  }

  /** The decision that is to be made on the board that is shown. */
  get now(): Decision | null {
    return this.review?.decisions.find((one) => one.first - 1 === this.#at) ?? null;
  }

  /** Those that are gone through, in the order of the game; the one that is shown is always among them. */
  get list(): Decision[] {
    return this.review?.decisions.filter((one) => this.all || gradeOf(one) !== 'none' || one === this.now) ?? [];
  }

  get before(): Decision | null {
    return this.list.findLast((one) => one.first - 1 < this.#at) ?? null;
  }

  get after(): Decision | null {
    return this.list.find((one) => one.first - 1 > this.#at) ?? null;
  }

  go(one: Decision): void {
    router.go(placeOf(this.table.id, one, this.by), true);
    void look(this.table, one.first - 1);
  }
}
