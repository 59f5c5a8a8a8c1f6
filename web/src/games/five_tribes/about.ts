/** What is told of the things on the board of Five Tribes, by their kinds: what each is, what it is worth just now, and what can be done with it. */
import { say, words } from '../../core/words.svelte';
import { DJINNS, DJINN_COSTS, DJINN_POINTS, THIEF_POINTS, TRIBES } from '../../generated/five_tribes';
import type { About } from '../../table/about.svelte';
import { capital } from '../../table/capital';
import type { FiveTribesTable } from './game';
import { about as roughly, bidWorth, worthByStart } from './lens';
import { pointsOf, sceneOf, type Djinn, type Thief } from './names';

type Tell = (table: FiveTribesTable, ...of: string[]) => About | null;

const joined = (...parts: (string | false | null | undefined)[]): string | undefined => parts.filter(Boolean).join(' ') || undefined;
const nameOf = (table: FiveTribesTable, seat: number): string => table.names[seat] ?? '';

function tile(table: FiveTribesTable, name = ''): About | null {
  const found = table.view.tiles.find((one) => one.tile === name);
  if (!found) return null;
  const { tile, design, owner, meeples } = found;
  const people = words.list(TRIBES.filter((tribe) => meeples[tribe]).map((tribe) => say('five_tribes-people', { tribe, count: meeples[tribe]! })));
  const worth = worthByStart(table.lensNow).get(tile);
  return {
    title: say('five_tribes-page-legend-design', { design: sceneOf(found) }),
    text: say('five_tribes-page-tile-action', { tile, design, points: pointsOf(found) }),
    now: joined(
      say('five_tribes-page-about-here', { people: people || 'none', owner: owner === null ? 'none' : nameOf(table, owner) }),
      worth !== undefined && say('five_tribes-page-about-start', { worth: roughly(worth) }),
    ),
    section: '3.6',
  };
}

function djinn(table: FiveTribesTable, name = ''): About {
  const number = DJINNS.indexOf(name as Djinn);
  const place = table.view.djinn_row.indexOf(name as Djinn) + 1;
  const owner = table.view.seats.findIndex((seat) => seat.djinns.includes(name as Djinn));
  return {
    title: say('five_tribes-djinn', { djinn: name }),
    text: say('five_tribes-power', { djinn: name }),
    now: joined(
      say('five_tribes-page-about-djinn', { points: DJINN_POINTS[number]!, cost: say('five_tribes-page-cost', { cost: DJINN_COSTS[number]! }) }),
      owner >= 0 ? say('five_tribes-page-about-serves', { seat: nameOf(table, owner) }) : say('five_tribes-page-about-djinn-price'),
    ),
    moves: [
      ...table.moves('take_djinn').filter(({ move }) => place > 0 && move.place === place),
      ...table.moves('use_power').filter(({ move }) => move.djinn === name),
    ].map(({ notation }) => notation),
    section: '5',
  };
}

function thief(table: FiveTribesTable, name = ''): About {
  const owner = table.view.seats.findIndex((seat) => seat.thieves.includes(name as Thief));
  const hired = table.view.thief === name ? table.moves('take_thief') : [];
  return {
    title: say('five_tribes-thief', { thief: name }),
    text: say('five_tribes-page-thief-does', { thief: name }),
    now: joined(
      say('five_tribes-page-about-thief', { points: THIEF_POINTS }),
      owner >= 0 && say('five_tribes-page-about-serves', { seat: nameOf(table, owner) }),
    ),
    moves: [...hired, ...table.moves('use_thief').filter(({ move }) => move.thief === name)].map(({ notation }) => notation),
    section: '6',
  };
}

/** A card of the bazaar or of a hand; of the bazaar, which place it has. */
function card(table: FiveTribesTable, resource = '', place = '0'): About {
  const adds = table.lensNow?.row[Number(place) - 1];
  return {
    title: capital(say('five_tribes-page-card', { resource })),
    text: say('five_tribes-page-about-card', { kind: resource === 'fakir' ? 'fakir' : 'good' }),
    now: Number(place) > 0 && adds !== undefined && resource !== 'fakir' ? say('five_tribes-page-about-adds', { points: adds }) : undefined,
    moves: table
      .moves('take_card')
      .filter(({ move }) => move.place === Number(place))
      .map(({ notation }) => notation),
    section: '3.7',
  };
}

/** A spot of the order of play, by its price. */
function spot(table: FiveTribesTable, price = '', seat = ''): About {
  const worth = table.lensNow?.bids[price];
  return {
    title: say('five_tribes-page-about-spot', { price: Number(price) }),
    text: joined(say('five_tribes-page-about-spot.help', { price: Number(price) }), say('five_tribes-kind-bid.help'))!,
    now: joined(
      say('five_tribes-page-about-spot-of', { seat: seat === '' ? 'none' : nameOf(table, Number(seat)) }),
      seat === '' && worth !== undefined && bidWorth(worth),
    ),
    moves: table
      .moves('bid')
      .filter(({ move }) => move.spot === Number(price))
      .map(({ notation }) => notation),
    section: '3.1',
  };
}

/** What a line of the scores counts. */
function score(table: FiveTribesTable, category = ''): About {
  return {
    title: say('five_tribes-page-category', { category }),
    text: say('five_tribes-page-about-score', { category, viziers: table.view.options.viziers ?? 'each' }),
    section: '4',
  };
}

function supply(table: FiveTribesTable, what = ''): About {
  const left = { palm: table.view.palms_left, palace: table.view.palaces_left }[what] ?? Object.values(table.view.bag).reduce((sum, count) => sum + count, 0);
  const inside = words.list(
    TRIBES.filter((tribe) => table.view.bag[tribe]).map((tribe) => say('five_tribes-people', { tribe, count: table.view.bag[tribe]! })),
  );
  return {
    title: say('five_tribes-page-about-supply', { what }),
    text: say('five_tribes-page-about-supply.help', { what }),
    now: what === 'bag' ? inside && say('five_tribes-page-about-bag', { people: inside }) : say('five_tribes-page-about-left', { left }),
    section: what === 'bag' ? '3.5' : '3.6',
  };
}

const term = (id: string, section: string): Tell => {
  return () => ({ title: say(`five_tribes-page-about-${id}`), text: say(`five_tribes-page-about-${id}.help`), section });
};

export const THINGS: Record<string, Tell> = {
  tile,
  djinn,
  thief,
  card,
  spot,
  score,
  supply,
  tribe: (_, tribe = '') => ({ title: capital(say('five_tribes-tribe', { tribe })), text: say('five_tribes-page-legend-tribe', { tribe }), section: '3.5' }),
  camel: (table, seat = '') => ({
    title: say('five_tribes-page-about-camel'),
    text: say('five_tribes-page-about-camel.help', { seat: nameOf(table, Number(seat)) }),
    section: '3.4',
  }),
  piece: (_, piece = '') => ({
    title: capital(say('five_tribes-piece', { piece })),
    text: say('five_tribes-page-about-piece', { piece }),
    section: '3.6',
  }),
  marker(table, place = '', seat = '') {
    const bidding = table.view.phase === 'bidding' ? 'now' : 'next';
    const who = seat === '' ? 'none' : nameOf(table, Number(seat));
    return {
      title: say('five_tribes-page-about-marker'),
      text: say('five_tribes-page-about-marker.help', { bidding }),
      now: say('five_tribes-page-about-marker-of', { place: Number(place), seat: who }),
      section: '3.2',
    };
  },
  gold(table, seat = '') {
    const { gold } = table.view.seats[Number(seat)]!;
    return { title: say('five_tribes-page-about-gold'), text: say('five_tribes-page-about-gold.help', { hidden: gold === null ? 'yes' : 'no' }), section: '4' };
  },
  number: () => ({ title: say('five_tribes-page-about-number'), text: say('five_tribes-page-legend-plaque'), section: '3.4' }),
  known: () => ({ title: say('five_tribes-page-known-sum'), text: say('five_tribes-page-about-known'), section: '4' }),
  plans: () => ({ title: say('five_tribes-page-plans'), text: say('five_tribes-page-about-plans'), section: '3.3' }),
  hand: term('hand', '3.7'),
  camels: term('camels', '4'),
  bazaar: term('bazaar', '3.6'),
  djinns: term('djinns', '3.6'),
};

export const about = (table: FiveTribesTable, kind: string, of: string[]): About | null => THINGS[kind]?.(table, ...of) ?? null;
