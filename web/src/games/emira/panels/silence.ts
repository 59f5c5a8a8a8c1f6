/** Why the lens says nothing. */
import type { EmiraTable } from '../game';
import { say } from '../../../core/words.svelte';

export function silence(table: EmiraTable): string {
  const { settings, legal, lesson } = table.update!;
  if (settings.lens === 'off') return say(lesson ? 'page-lesson-no-odds' : 'emira-page-lens-off');
  if (table.past) return say('emira-page-lens-past');
  if (settings.lens === 'own' && legal.length === 0) return say(table.you === null ? 'emira-page-lens-players' : 'emira-page-lens-own');
  return say('emira-page-lens-wait');
}
