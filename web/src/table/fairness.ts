/** The seal of the dice, checked in the browser itself: the server is not asked whether it was honest. */

const SEAL = 'caravanserai commitment\n';

/** What the server must have published before the game, if these were its dice. */
export async function commitmentOf(seed: string): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } = await import('@noble/hashes/utils.js');
  return bytesToHex(sha256(concatBytes(utf8ToBytes(SEAL), hexToBytes(seed))));
}

export type Judgement = 'whole' | 'unseen' | 'late' | 'broken' | 'changed';

/** What can be said: about the seal, and about when this browser first saw it closed. */
export function judge(computed: string, published: string, moves: number, kept: { commitment: string; since: number } | null): Judgement {
  if (computed !== published) return 'broken';
  if (kept !== null && kept.commitment !== published) return 'changed';
  if (kept === null || kept.since >= moves) return 'unseen';
  return kept.since === 0 ? 'whole' : 'late';
}
