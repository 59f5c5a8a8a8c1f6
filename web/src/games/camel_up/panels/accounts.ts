/** Who was paid what, and for what, collected from what was told. Nothing is added up here: every sum is the server's. */
import type { Outcome } from '../../../generated/wire';
import type { CamelUpEvent } from '../game';
import { ranking } from '../../../table/ranking';

export type Racer = 'blue' | 'green' | 'yellow' | 'red' | 'purple';
export type Pile = 'winner' | 'loser';

/** One thing that earned or cost something when a leg was scored. */
export interface Line {
  seat: number;
  what: 'ticket' | 'pyramid' | 'partner';
  /** The ticket's camel and value. */
  camel: Racer | null;
  value: number;
  /** How many pyramid tickets. */
  count: number;
  /** Whose ticket was copied, and which one if that was told: a colour, `pyramid` or `nothing`. */
  partner: number | null;
  copied: string | null;
  gain: number;
  section: string;
}

export interface Settled {
  seat: number;
  gain: number;
  coins: number;
  section: string;
}

export interface SeatAccount {
  seat: number;
  lines: Line[];
  settled: Settled | null;
}

export interface LegAccount {
  leg: number;
  ranking: Racer[];
  seats: SeatAccount[];
  /** Whether the race ended with this leg. */
  last: boolean;
  /** Whether everybody has been settled with. */
  done: boolean;
}

export interface CardLine {
  seat: number;
  camel: Racer;
  gain: number;
  coins: number;
}

export interface PileAccount {
  pile: Pile;
  /** The camel that was right. */
  camel: Racer;
  cards: CardLine[];
  /** Where a purse is settled once for each pile. */
  settled: Settled[];
}

export interface RaceAccount {
  finish: string;
  ranking: Racer[];
  piles: PileAccount[];
  /** Null until all is scored. */
  winners: number[] | null;
}

export interface Accounts {
  legs: LegAccount[];
  race: RaceAccount | null;
  /** Whether the game was broken off. */
  stalled: boolean;
}

/** All accounts of a game, as far as it has been told. */
export function accountsOf(events: Iterable<CamelUpEvent>): Accounts {
  const accounts: Accounts = { legs: [], race: null, stalled: false };
  const copied = new Map<number, string>();
  let leg: LegAccount | null = null;
  let ended = false;

  const seatOf = (seat: number): SeatAccount => {
    let account = leg!.seats.find((one) => one.seat === seat);
    if (!account) leg!.seats.push((account = { seat, lines: [], settled: null }));
    return account;
  };
  const pileOf = (pile: Pile): PileAccount => {
    const race = accounts.race!;
    let account = race.piles.find((one) => one.pile === pile);
    if (!account) race.piles.push((account = { pile, camel: pile === 'winner' ? race.ranking[0]! : race.ranking.at(-1)!, cards: [], settled: [] }));
    return account;
  };

  for (const event of events) {
    const { section } = event;
    switch (event.event) {
      case 'race_ended':
        ended = true;
        accounts.race = { finish: event.finish, ranking: event.ranking, piles: [], winners: null };
        break;
      case 'leg_ended':
        leg = { leg: event.leg, ranking: event.ranking, seats: [], last: ended, done: false };
        accounts.legs.push(leg);
        copied.clear();
        break;
      case 'partner_ticket_chosen':
        copied.set(event.seat, event.ticket);
        break;
      case 'ticket_scored':
        if (leg)
          seatOf(event.seat).lines.push({ ...NOTHING, seat: event.seat, what: 'ticket', camel: event.camel, value: event.value, gain: event.gain, section });
        break;
      case 'pyramid_scored':
        if (leg) seatOf(event.seat).lines.push({ ...NOTHING, seat: event.seat, what: 'pyramid', count: event.count, gain: event.count, section });
        break;
      case 'partner_ticket_scored':
        if (leg)
          seatOf(event.seat).lines.push({
            ...NOTHING,
            seat: event.seat,
            what: 'partner',
            partner: event.partner,
            copied: copied.get(event.seat) ?? null,
            gain: event.gain,
            section,
          });
        break;
      case 'leg_settled':
        if (leg) seatOf(event.seat).settled = { seat: event.seat, gain: event.gain, coins: event.coins, section };
        break;
      case 'leg_started':
        if (leg) leg.done = true;
        leg = null;
        break;
      case 'card_scored':
        if (leg) leg.done = true;
        if (accounts.race) pileOf(event.pile).cards.push({ seat: event.seat, camel: event.camel, gain: event.gain, coins: event.coins });
        break;
      case 'pile_settled':
        if (accounts.race) pileOf(event.pile).settled.push({ seat: event.seat, gain: event.gain, coins: event.coins, section });
        break;
      case 'game_stalled':
        accounts.stalled = true;
        break;
      case 'game_ended':
        if (leg) leg.done = true;
        if (accounts.race) accounts.race.winners = event.winners;
        break;
    }
  }
  return accounts;
}

const NOTHING = { camel: null, value: 0, count: 0, partner: null, copied: null };

export interface Rank {
  place: number;
  seat: number;
  coins: number;
}

/** Who ended where, with how many coins. */
export function ranksOf(outcome: Pick<Outcome, 'scores' | 'places' | 'winners'>): Rank[] {
  return ranking(outcome).map(({ place, seat, score }) => ({ place, seat, coins: score }));
}
