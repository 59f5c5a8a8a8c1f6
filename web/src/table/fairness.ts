/** The seal of the dice, checked in the browser itself: the server is not asked whether it was honest. */
import { SUSPICIOUS, type Doubt } from '../core/owndice';

export type Judgement = 'whole' | 'unseen' | 'late' | 'broken' | 'changed';

/** What can be said: about the seal, and about when this browser first saw it closed. */
export function judge(computed: string, published: string, moves: number, kept: { commitment: string; since: number } | null): Judgement {
  if (computed !== published) return 'broken';
  if (kept !== null && kept.commitment !== published) return 'changed';
  if (kept === null || kept.since >= moves) return 'unseen';
  return kept.since === 0 ? 'whole' : 'late';
}

export type Verdict = 'no' | 'partly' | 'fits' | 'fixed' | 'yes';

/**
 * All in a word. Whoever has not seen the seal before the end knows only that all fits together; whoever has, that nobody changed
 * the dice; and only whoever has a part in them, that nobody could have chosen them before either. Of moves of other rules nobody
 * can say here whether they follow from the dice.
 */
export function verdict(ok: boolean, judgement: Judgement, doubts: readonly Doubt[], mine: boolean, unchecked = 0): Verdict {
  if (!ok || judgement === 'broken' || judgement === 'changed' || doubts.some((doubt) => SUSPICIOUS.includes(doubt))) return 'no';
  if (unchecked) return 'partly';
  if (judgement === 'unseen') return 'fits';
  return mine && judgement === 'whole' ? 'yes' : 'fixed';
}

/** The seats whose part is in the dice, and those that had pledged one and did not open it in time. */
export function parts(pledges: string[], rounds: string[][]): { counted: number[]; out: number[] } {
  const seats = [...pledges.keys()];
  const counted = seats.filter((seat) => rounds.at(-1)?.[seat]);
  return { counted, out: seats.filter((seat) => pledges[seat] && !counted.includes(seat)) };
}
