/** The ways into a lesson and out of it. Each answers with what was wrong, or with nothing. */
import { api, ApiError, Away } from '../core/api';
import { levelsOf } from '../core/levels';
import { me } from '../core/me.svelte';
import { newPart } from '../core/owndice';
import { refusal } from '../core/refusal';
import { router } from '../core/router.svelte';
import type { OwnGameInfo } from '../generated/wire';

async function go(way: () => Promise<void>): Promise<string> {
  try {
    await way();
    return '';
  } catch (error) {
    if (error instanceof ApiError) return refusal(error);
    if (!(error instanceof Away)) throw error;
    return '';
  }
}

/** To the lesson that one has begun, or a new one; `again` always begins anew. */
export const begin = (game: string, again = false): Promise<string> =>
  go(async () => {
    await me.load();
    router.go((await api.beginLesson(game, again, me.called)).path);
  });

/** To a table of one's own, with the gentlest bots there are, as many as the lesson says. */
export const playOwn = ({ game, players }: OwnGameInfo): Promise<string> =>
  go(async () => {
    const info = (await api.games()).find((known) => known.game === game)!;
    const part = await newPart();
    const made = await api.quick({ game, name: me.called, bot: levelsOf(info)[0]!, players, pledge: part.pledge });
    part.keepFor(made.table);
    router.go(made.path);
  });
