/** Tells whoever looks elsewhere that it is their turn: by the title and a sound; notices/ has what else there is. */
import { untrack } from 'svelte';
import { askedStill, isCalled, isFormality } from '../core/asked';
import { play, soundOf } from '../core/sound';
import type { AnyEvent } from '../core/speech';
import type { TableStore } from '../core/table.svelte';
import { say } from '../core/words.svelte';
import type { Update } from '../generated/wire';

export function titleOf(table: TableStore, game: string): string {
  const update = table.update!;
  if (update.phase === 'over') return say('page-table-title-over', { game });
  const actor = update.prompt?.actor ?? -1;
  if (actor < 0 || isFormality(update) || update.ordered) return say('page-table-title', { game });
  return actor === table.you ? say('page-table-title-yours', { game }) : say('page-table-title-theirs', { game, seat: table.names[actor] });
}

/** The sounds of what is shown, and of my turn. To be called where effects may be. */
export function listen(table: TableStore): void {
  let before: Update | null = null;
  $effect(() => {
    if (table.event) sound(table, table.event);
  });
  $effect(() => {
    const update = table.update!;
    const mine = isCalled(update) && !table.busy;
    if (mine && before && update.moves !== before.moves && !askedStill(before, update)) play('turn');
    if (mine || !before) before = update;
  });
}

/** What is skipped is not heard. */
function sound(table: TableStore, event: AnyEvent): void {
  const haste = untrack(() => table.haste);
  if (haste > 0) for (const beat of soundOf(event, table.front.sounds)) play(beat.sound, beat.at / haste);
}
