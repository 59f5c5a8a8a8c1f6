/** What is told of the things on the board of Emira, by their kinds: what each is, what it is worth just now, and what can be done with it. */
import { say, words } from '../../core/words.svelte';
import { CARAVANS, TRACK_INCOME, TRACK_SPACES } from '../../generated/emira';
import type { About } from '../../table/about.svelte';
import { capital } from '../../table/capital';
import type { Action, Caravan, Princess, Stall } from './art/pieces';
import type { EmiraTable } from './game';
import { goldOf } from './panels/counted';
import { amount } from './panels/numbers';
import { preferencesOf, talentsOf, type Preference } from './panels/people';
import { priceOf } from './panels/prices';
import { seenOf } from './panels/court';
import { actionsOf, broughtBy, isOffered, judge } from './panels/stalls';
import { needed, slotsOf } from './panels/talents';
import { verdictOf } from './panels/verdicts';

type Tell = (table: EmiraTable, ...of: string[]) => About | null;

const joined = (...parts: (string | false | null | undefined)[]): string | undefined => parts.filter(Boolean).join(' ') || undefined;
const preference = (by: string): string => say('emira-preference', { preference: by });

function princess(table: EmiraTable, name = ''): About {
  const who = name as Princess;
  const court = table.lensNow?.courtships.find((one) => one.princess === who);
  const wishes = preferencesOf(who, table.view.swapped.includes(who)).flatMap((by) => (by ? [preference(by)] : []));
  const talents = talentsOf(who).map((talent) => say('emira-talent', { talent }));
  return {
    title: say('emira-princess', { princess: who }),
    text: joined(
      talents.length > 0 && say('emira-page-about-talents', { talents: words.list(talents, 'disjunction') }),
      wishes.length > 0 && say('emira-page-about-wishes', { first: wishes[0]!, second: wishes[1] ?? 'none' }),
      say('emira-ability', { princess: who }),
    )!,
    now: court && verdictOf(table, court),
    section: who === 'sidi_suleiman' ? '6.8' : '6.5',
  };
}

const VALUES: Record<Preference, string> = { appearance: '3.1', status: '3.2', palace: '3.3', money: '3.4', princesses: '6.1' };

/** Something that princesses look at; of a sheikh, or, where a princess wishes for it, of me. */
function value(table: EmiraTable, by = '', seat = String(table.you ?? '')): About {
  const house = seat === '' ? undefined : table.view.seats[Number(seat)];
  const has = house && seenOf(house, by as Preference, table.view.turn);
  const points = has === undefined || has === null ? null : by === 'money' ? amount(has) : words.number(has);
  return {
    title: capital(preference(by)),
    text: say('emira-page-about-value', { by }),
    now: points === null ? undefined : say('emira-page-about-has', { seat: Number(seat) === table.you ? 'me' : table.names[Number(seat)]!, points }),
    section: VALUES[by as Preference],
  };
}

/** What a princess looks at first or then. */
function wish(table: EmiraTable, by = '', place = '1'): About {
  const told = value(table, by);
  return { ...told, text: joined(say('emira-page-about-wish', { place: Number(place) }), told.text)! };
}

function stall(table: EmiraTable, name = '', bid = '0'): About {
  const { view } = table;
  const actions = actionsOf(name as Stall);
  const token = name === 'appearance' && view.offer.token;
  const told = (action: Action): string => {
    const judged = judge(table.lensNow, view, action, Number(bid));
    const price = say('emira-page-about-price', { what: capital(say('emira-action', { action })), price: amount(priceOf(view, table.you, action)) });
    return judged ? judged.sentence : `${price} ${capital(words.list(broughtBy(view, null, action)))}.`;
  };
  return {
    title: token ? say('emira-page-stall-token', { token }) : say('emira-page-stall', { stall: name }),
    text: say('emira-page-about-stall', { stall: name }),
    now: isOffered(view, name as Stall) ? actions.map(told).join(' ') : say('emira-page-about-gone'),
    moves: actions.map((action) => `buy ${action}`),
    section: '5.4',
  };
}

function caravan(_: EmiraTable, name = ''): About {
  const track = CARAVANS.indexOf(name as Caravan);
  return {
    title: say('emira-page-track', { caravan: name }),
    text: say('emira-page-about-caravan', { income: amount(TRACK_INCOME[track]!), spaces: TRACK_SPACES[track]! }),
    section: '4.2',
  };
}

function objective(table: EmiraTable): About {
  const seat = table.you === null ? undefined : table.view.seats[table.you];
  const slots = seat?.objective ? slotsOf(seat.objective, seat.princesses) : [];
  const { least } = needed(table.view.seats.length);
  const there = slots.filter((slot) => slot.by).length;
  return {
    title: say('emira-page-objective'),
    text: say('emira-page-about-objective'),
    now: seat && slots.length ? say('emira-page-goal', { there, needs: slots.length, princesses: seat.princesses.length, least }) : undefined,
    section: '8.1',
  };
}

/** What this turn comes to: of what comes in, goes out or is left. */
function purse(table: EmiraTable, what = ''): About {
  const coming = table.lensNow?.coming[0];
  const gold = coming && { income: coming.spices + coming.caravans, upkeep: coming.upkeep + coming.gift, left: coming.gold }[what];
  return {
    title: say(`emira-page-${what}`),
    text: say('emira-page-about-purse', { what }),
    now: coming && gold !== undefined && gold !== null ? say('emira-page-about-purse-now', { what, turn: coming.turn, gold: amount(gold) }) : undefined,
    section: what === 'income' ? '4.2' : '4.7',
  };
}

const PHASES: Record<string, string> = { events: '4.1', income: '4.2', preparation: '4.3', auctions: '4.4', purchases: '4.5', choice: '4.6', upkeep: '4.7' };

const term = (id: string, section: string): Tell => {
  return () => ({ title: say(`emira-page-about-${id}`), text: say(`emira-page-about-${id}.help`), section });
};

export const THINGS: Record<string, Tell> = {
  princess,
  value,
  wish,
  stall,
  caravan,
  objective,
  purse,
  phase: (_, phase = '') => ({ title: capital(say('emira-page-phase', { phase })), text: say('emira-page-about-phase', { phase }), section: PHASES[phase] }),
  token: (_, token = '') => ({ title: capital(say('emira-token', { token })), text: say('emira-page-about-token'), section: '3.1' }),
  herd(table) {
    const seat = table.you === null ? undefined : table.view.seats[table.you];
    return {
      ...{ title: say('emira-page-about-herd'), text: say('emira-page-about-herd.help'), section: '5.3' },
      now: seat && say('emira-page-herd', { count: seat.camels, rate: seat.rate, off: amount(seat.camels * seat.rate) }),
    };
  },
  gold(table, number = '') {
    const seat = table.view.seats[Number(number)]!;
    const counted = table.lens?.lens?.counted[Number(number)] ?? null;
    const shown = seat.gold === null && seat.shown !== null && say('emira-page-shown', { gold: amount(seat.shown), turn: seat.shown_turn });
    const known = [seat.gold === null && goldOf(counted), shown].filter(Boolean).map((words) => `${capital(words as string)}.`);
    return { title: capital(preference('money')), text: say('emira-page-about-gold'), now: known.join(' ') || undefined, section: '2.5' };
  },
  rooms: term('rooms', '3.3'),
  room: term('room', '3.3'),
  sets: term('sets', '3.1'),
  garden: term('garden', '6.2'),
  deck: term('deck', '4.3'),
  swapped: term('swapped', '7.2'),
  bid: term('bid', '5.1'),
  lead: term('lead', '5.1'),
  sum: term('sum', '5.3'),
  ruler: term('ruler', '5.1'),
  events: term('events', '4.5'),
  first: term('first', '4.8'),
};

export const about = (table: EmiraTable, kind: string, of: string[]): About | null => THINGS[kind]?.(table, ...of) ?? null;
