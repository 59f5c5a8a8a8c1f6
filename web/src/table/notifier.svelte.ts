/** Tells whoever looks elsewhere that it is their turn: by the title, a sound, and the browser's notification where that is wanted. */
import { askedStill, isFormality } from '../core/asked';
import { play, soundOf } from '../core/sound';
import { settings } from '../core/settings.svelte';
import type { AnyEvent } from '../core/speech';
import type { TableStore } from '../core/table.svelte';
import { say } from '../core/words.svelte';
import type { Update } from '../generated/wire';

export function titleOf(table: TableStore, game: string): string {
  const update = table.update!;
  if (update.phase === 'over') return say('page-table-title-over', { game });
  const actor = update.prompt?.actor ?? -1;
  if (actor < 0 || isFormality(update)) return say('page-table-title', { game });
  return actor === table.you ? say('page-table-title-yours', { game }) : say('page-table-title-theirs', { game, seat: table.names[actor] });
}

/** Ask the browser whether it may tell; somebody may refuse. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, prompt: string, table: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: prompt, tag: table });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications to installed pages only.
  }
}

/** The sounds of what is shown, and of my turn. To be called where effects may be. */
export function listen(table: TableStore): void {
  let before: Update | null = null;
  $effect(() => {
    if (table.event) sound(table, table.event);
  });
  $effect(() => {
    const update = table.update!;
    const mine = update.phase === 'playing' && update.legal.length > 0 && !table.busy;
    if (mine && before && update.moves !== before.moves && !askedStill(before, update)) play('turn');
    if (mine || !before) before = update;
  });
}

function sound(table: TableStore, event: AnyEvent): void {
  const found = soundOf(event, table.front.sounds);
  if (found) play(found);
}
