/** What is worth telling of a game that is over, found in its accounts. */
import type { Accounts, Pile, Racer } from './accounts';

/** When purses were counted: after a leg, or after a pile of finish cards. */
export type When = { leg: number } | { pile: Pile };

export interface Story {
  legs: number;
  winner: Racer;
  loser: Racer;
  /** Whether a crazy camel ended the race, running backwards. */
  backward: boolean;
  /** Who took the lead for good, from whom, and when; null if the winner led all the way, or shares the victory. */
  overtaking: { seat: number; rival: number; when: When } | null;
  /** Whether the only winner led after every count. */
  ledAllTheWay: boolean;
  /** The most that anybody earned in one leg. */
  best: { seat: number; gain: number; leg: number } | null;
  /** The first right card on each pile. */
  calls: { seat: number; pile: Pile; camel: Racer; gain: number }[];
}

interface Count {
  when: When;
  coins: Map<number, number>;
}

export function storyOf(accounts: Accounts): Story | null {
  const race = accounts.race;
  if (!race?.winners) return null;
  const counts = countsOf(accounts);
  const only = race.winners.length === 1 ? race.winners[0]! : null;
  const overtaking = only === null ? null : lastOvertaking(counts, only);
  return {
    legs: accounts.legs.length,
    winner: race.ranking[0]!,
    loser: race.ranking.at(-1)!,
    backward: race.finish === 'backward',
    overtaking,
    ledAllTheWay: only !== null && overtaking === null && counts.length > 1,
    best: bestLeg(accounts),
    calls: race.piles.flatMap((pile) => {
      const call = pile.cards.find((card) => card.gain > 0);
      return call ? [{ seat: call.seat, pile: pile.pile, camel: call.camel, gain: call.gain }] : [];
    }),
  };
}

function countsOf(accounts: Accounts): Count[] {
  const counts: Count[] = accounts.legs.map((leg) => ({
    when: { leg: leg.leg },
    coins: new Map(leg.seats.flatMap((seat) => (seat.settled ? [[seat.seat, seat.settled.coins] as const] : []))),
  }));
  for (const pile of accounts.race?.piles ?? []) {
    const coins = new Map(counts.at(-1)?.coins);
    for (const card of pile.cards) coins.set(card.seat, card.coins);
    for (const settled of pile.settled) coins.set(settled.seat, settled.coins);
    counts.push({ when: { pile: pile.pile }, coins });
  }
  return counts;
}

/** The count at which the winner came to lead for good, and who had led until then. */
function lastOvertaking(counts: Count[], winner: number): Story['overtaking'] {
  for (let index = counts.length - 2; index >= 0; index--) {
    const { coins } = counts[index]!;
    const [rival, most] = [...coins].filter(([seat]) => seat !== winner).reduce((best, one) => (one[1] > best[1] ? one : best));
    if (most > (coins.get(winner) ?? 0)) return { seat: winner, rival, when: counts[index + 1]!.when };
  }
  return null;
}

function bestLeg(accounts: Accounts): Story['best'] {
  let best: Story['best'] = null;
  for (const leg of accounts.legs) {
    for (const { seat, settled } of leg.seats) if (settled && settled.gain > (best?.gain ?? 0)) best = { seat, gain: settled.gain, leg: leg.leg };
  }
  return best;
}
