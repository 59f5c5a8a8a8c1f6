/** What Camel Up is about, and how far one is from it. */
import type { Aim } from '../../core/fronts';
import { say } from '../../core/words.svelte';
import type { CamelUpTable } from './game';
import { coinsHidden } from './panels/hidden';

export function aim(table: CamelUpTable): Aim {
  const { view, you } = table;
  const rivals = view.seats.flatMap(({ coins }, seat) => (seat === you || coinsHidden(view, seat) ? [] : [{ seat, coins }]));
  const ahead = rivals.reduce<(typeof rivals)[number] | null>((most, one) => (most && most.coins >= one.coins ? most : one), null);
  const mine = you === null ? null : view.seats[you]!.coins;
  const gap = ahead && mine !== null ? mine - ahead.coins : 0;
  const how = mine === null ? (ahead ? 'watch' : 'alone') : !ahead ? 'alone' : gap > 0 ? 'lead' : gap < 0 ? 'behind' : 'level';
  const given = { how, gap: Math.abs(gap), coins: mine ?? ahead?.coins ?? 0, seat: ahead ? table.names[ahead.seat]! : '' };
  const text = `${say('camel_up-page-aim.text')} ${say('camel_up-page-aim.now', given)}`.trim();
  return { line: say('camel_up-page-aim', given), brief: say('camel_up-page-aim.brief', given), text, section: '10.4' };
}
