/** What is told of the things on the board of Camel Up, by their kinds: what each is, what it is worth just now, and what can be done with it. */
import { average, say, words } from '../../core/words.svelte';
import { CARD_PAYOUTS, CRAZIES, type CamelUpView } from '../../generated/camel_up';
import type { About } from '../../table/about.svelte';
import type { Camel, Pile, Racer, Side } from './art/pieces';
import type { CamelUpTable } from './game';
import { coinsHidden } from './panels/hidden';
import { LETTER } from './panels/selection.svelte';
import { diceInside } from './track/scene';

type Tell = (table: CamelUpTable, ...of: string[]) => About | null;

const joined = (...parts: (string | false | null | undefined)[]): string | undefined => parts.filter(Boolean).join(' ') || undefined;
const cardHelp = (): string => say('camel_up-kind-play_card.help');

/** Who stands on a space, and which tile lies there. */
function standing(table: CamelUpTable, view: CamelUpView, space: number): string[] {
  const stack = view.track.find((one) => one.space === space);
  const tile = view.tiles.find((one) => one.space === space);
  const camels = words.list((stack?.camels ?? []).map((camel) => say('camel_up-camel', { camel })));
  return [
    ...(stack ? [say('camel_up-page-track-stack', { space, count: stack.camels.length, camels })] : []),
    ...(tile ? [say('camel_up-page-track-tile', { space, side: tile.side, seat: table.names[tile.owner] ?? '' })] : []),
  ];
}

/** What the odds say of a racer in this leg. */
function chances(table: CamelUpTable, camel: Camel): string | null {
  const odds = table.lensNow?.camels[camel];
  if (!odds) return null;
  const [first, second, last] = [odds.first, odds.second, odds.last].map((chance) => words.percent(chance));
  return say('camel_up-page-about-chances', { first, second, last });
}

function pyramid(table: CamelUpTable): About {
  const inside = diceInside(table.view);
  const roll = table.lensNow?.roll;
  return {
    title: say('camel_up-page-about-pyramid'),
    text: say('camel_up-page-about-pyramid.help'),
    now: joined(
      say('camel_up-page-track-inside', { count: inside.length, dice: words.list(inside.map((die) => say(`camel_up-die-${die}`))) }),
      roll !== undefined && say('camel_up-page-about-roll', { worth: average(roll) }),
    ),
    moves: ['roll'],
    section: '4.3',
  };
}

function ticket(table: CamelUpTable, camel = ''): About {
  const left = table.view.tickets[camel] ?? [];
  const worth = table.lensNow?.tickets[camel]?.worth;
  return {
    title: say('camel_up-page-about-ticket', { camel }),
    text: say('camel_up-kind-take_ticket.help'),
    now: joined(
      say('camel_up-page-about-ticket-left', { count: left.length, value: left[0] ?? 0 }),
      worth !== undefined && say('camel_up-page-about-worth', { worth: average(worth) }),
      chances(table, camel as Racer),
    ),
    moves: [`ticket ${LETTER[camel]}`],
    section: '9.1',
  };
}

function pile(table: CamelUpTable, name = ''): About {
  const which = name as Pile;
  const cards = table.view[`${which}_pile`];
  const seats = words.list(cards.map((card) => table.names[card.owner] ?? ''));
  const value = CARD_PAYOUTS[Math.min(cards.length, CARD_PAYOUTS.length - 1)]!;
  return {
    title: say('camel_up-page-pile', { pile: which }),
    text: joined(say('camel_up-page-about-pile', { pile: which }), cardHelp())!,
    now: joined(say('camel_up-page-track-pile', { pile: which, count: cards.length, seats }), say('camel_up-page-about-pays', { count: cards.length, value })),
    section: which === 'winner' ? '10.2' : '10.3',
  };
}

function card(table: CamelUpTable, camel = ''): About {
  const worth = (of: Pile): number | undefined => table.lensNow?.cards[of]?.[camel];
  const [winner, loser] = [worth('winner'), worth('loser')];
  return {
    title: say('camel_up-page-card', { camel }),
    text: joined(say('camel_up-page-about-card'), cardHelp())!,
    now: winner === undefined || loser === undefined ? undefined : say('camel_up-page-about-card-worth', { winner: average(winner), loser: average(loser) }),
    moves: [`winner ${LETTER[camel]}`, `loser ${LETTER[camel]}`],
    section: '4.4',
  };
}

function camel(table: CamelUpTable, name = ''): About {
  const crazy = (CRAZIES as readonly string[]).includes(name);
  const space = table.view.track.find((stack) => (stack.camels as string[]).includes(name))?.space;
  return {
    title: say('camel_up-page-about-camel', { camel: name }),
    text: say('camel_up-page-about-camel.help', { kind: crazy ? 'crazy' : 'racer' }),
    now: joined(...(space === undefined ? [] : standing(table, table.view, space)), !crazy && chances(table, name as Camel)),
    moves: crazy ? [] : [`ticket ${LETTER[name]}`],
    section: crazy ? '5.4' : '5.1',
  };
}

function space(table: CamelUpTable, number = ''): About {
  const tiles = table.lensNow?.tiles[number];
  return {
    title: say('camel_up-board-space', { space: Number(number) }),
    text: say('camel_up-page-about-space', { space: Number(number) }),
    now: joined(
      ...standing(table, table.view, Number(number)),
      tiles && say('camel_up-page-about-space-worth', { cheer: average(tiles.cheer), boo: average(tiles.boo) }),
    ),
    moves: [`cheer ${number}`, `boo ${number}`],
    section: '6',
  };
}

/** The tile that one may lay: where it would bring most. */
function side(table: CamelUpTable, name = ''): About {
  const which = name as Side;
  const [best] = Object.entries(table.lensNow?.tiles ?? {}).sort(([, one], [, other]) => other[which] - one[which]);
  return {
    title: say('camel_up-page-tile'),
    text: say('camel_up-kind-place_tile.help', { side: which }),
    now: best && say('camel_up-page-about-side-best', { space: Number(best[0]), worth: average(best[1][which]) }),
    section: '6',
  };
}

/** A tile on the track. */
function tile(table: CamelUpTable, number = ''): About | null {
  const found = table.view.tiles.find((one) => one.owner === Number(number));
  if (!found) return null;
  const seat = table.names[found.owner] ?? '';
  return { title: say('camel_up-page-about-tile', { side: found.side, seat }), text: say('camel_up-page-about-tile.help', { ...found, seat }), section: '5.5' };
}

/** Words that stand somewhere and are not known to everybody: what they are called and what they mean, by their ids, with the rule. */
const term = (id: string, section: string): Tell => {
  return () => ({ title: say(`camel_up-page-about-${id}`), text: say(`camel_up-page-about-${id}.help`), section });
};

export const THINGS: Record<string, Tell> = {
  pyramid,
  ticket,
  pile,
  card,
  camel,
  space,
  side,
  tile,
  tent(table) {
    const { rolled } = table.view;
    const dice = words.list(rolled.map((die) => say('camel_up-page-track-die', { ...die })));
    return {
      title: say('camel_up-page-about-tent'),
      text: say('camel_up-page-about-tent.help'),
      now: say('camel_up-page-track-out', { count: rolled.length, dice }),
      section: '8',
    };
  },
  held: (_, camel = '', value = '0') => ({
    title: say('camel_up-page-about-ticket', { camel }),
    text: say('camel_up-kind-take_ticket.help'),
    now: say('camel_up-page-about-held', { value: Number(value) }),
    section: '9.1',
  }),
  coins(table, seat = '') {
    const hidden = coinsHidden(table.view, Number(seat));
    return { title: say('camel_up-page-about-coins'), text: say('camel_up-page-about-coins.help', { hidden: hidden ? 'yes' : 'no' }), section: '10.4' };
  },
  partner: () => ({ title: say('camel_up-page-allies'), text: say('camel_up-kind-form_partnership.help'), section: '11' }),
  line: term('line', '5.6'),
  starts: term('starts', '8.1'),
  earned: term('earned', '9.2'),
  hand: term('hand', '4.4'),
  leg: term('leg', '8'),
  cards: term('cards', '4.4'),
  first: term('first', '9.1'),
  second: term('second', '9.1'),
  last: term('last', '7'),
  worth: term('worth-term', '9.1'),
  wins: term('wins', '10.2'),
  loses: term('loses', '10.3'),
};

export const about = (table: CamelUpTable, kind: string, of: string[]): About | null => THINGS[kind]?.(table, ...of) ?? null;
