/** What Five Tribes is about, and what ends it. */
import type { Aim } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { FiveTribesTable } from './game';

export function aim({ view, you }: FiveTribesTable): Aim {
  const given = { camels: you === null ? -1 : view.seats[you]!.camels, last: view.last_round ? 'yes' : 'no' };
  return { line: say('five_tribes-page-aim', given), brief: say('five_tribes-page-aim.brief', given), text: say('five_tribes-page-aim.text'), section: '4' };
}
