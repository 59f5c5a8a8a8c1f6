/** Who may watch a table: one that stands in no list is not shown to strangers. */
import type { Settings } from '../generated/wire';

export function watchChoices(listed: boolean): Settings['watch'][] {
  return listed ? ['anyone', 'link', 'nobody'] : ['link', 'nobody'];
}

/** What was chosen, as far as the table can have it. */
export function watchOf(listed: boolean, watch: Settings['watch']): Settings['watch'] {
  return listed || watch !== 'anyone' ? watch : 'link';
}
