/**
 * What this browser gives to the dice of a table, and whether it counts: pledged on sitting down, opened after the start, watched.
 * Nobody's part may be chosen after seeing the others', so what was seen first is kept here, and compared with what is told later.
 * The Python client does the same in client/dice.py.
 */
import type { Command, FairInfo, Update } from '../generated/wire';

/** How many links a chain has: one is opened in each round. */
export const LINKS = 16;
const STORED = 'caravanserai-dice';
const MOST = 100;

export type Doubt = 'commitment' | 'given' | 'begun_again' | 'left_out' | 'replaced' | 'no_part' | 'seed';
/** Those that an honest server gives no cause for, unless the line was too slow for what was opened. */
export const SUSPICIOUS: readonly Doubt[] = ['commitment', 'given', 'begun_again', 'left_out', 'seed'];

export interface KeptDice {
  /** As it was first seen; nothing before the table was. */
  commitment: string;
  /** Where the chain begins, in hexadecimal digits; empty for whoever only watches. */
  secret: string;
  /** Of several devices of one person each pledges once: the last of them gives the part. */
  pledged: boolean;
  /** Everybody's, as they were when this browser first opened. */
  pledges: string[];
  /** What was opened before this browser opened last: that is why it opened again. */
  rounds: string[][];
  seat: number;
  /** How many links were opened. */
  opened: number;
  at: number;
}

/** The hashes of the dice, loaded when they are first needed. */
export interface Hashes {
  /** A secret hashed so often: the pledge, or one of the links that open it. */
  chained(secret: string, times: number): string;
  commitment(seed: string): string;
  /** The commitment and everybody's pledge in one. */
  seal(commitment: string, pledges: string[]): string;
  /** A secret made of another, fresh chance and words. */
  mixed(secret: string, words: string): string;
}

export async function loadHashes(): Promise<Hashes> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } = await import('@noble/hashes/utils.js');
  const tagged = (tag: string, bytes: Uint8Array) => sha256(concatBytes(utf8ToBytes(tag), bytes));
  return {
    chained(secret, times) {
      let link = hexToBytes(secret);
      for (let time = 0; time < times; time++) link = tagged('caravanserai pledge\n', link);
      return bytesToHex(link);
    },
    commitment: (seed) => bytesToHex(tagged('caravanserai commitment\n', hexToBytes(seed))),
    seal: (commitment, pledges) =>
      pledges.some(Boolean) ? bytesToHex(sha256(utf8ToBytes(['caravanserai seal', commitment, ...pledges].join('\n')))) : commitment,
    mixed: (secret, words) => bytesToHex(sha256(concatBytes(hexToBytes(secret), hexToBytes(newSecret()), utf8ToBytes(words)))),
  };
}

export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type All = Record<string, KeptDice>;
/** In a browser that keeps nothing, as long as the page lives. */
const unkept: All = {};

function readAll(): All {
  try {
    return { ...unkept, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as All) };
  } catch {
    return unkept;
  }
}

export const diceKept = {
  of: (table: string): KeptDice | null => readAll()[table] ?? null,
  keep(table: string, kept: KeptDice): void {
    unkept[table] = { ...kept, at: Date.now() };
    const latest = Object.entries({ ...readAll(), [table]: unkept[table] })
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST);
    try {
      localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(latest)));
    } catch {
      // It is still known to this page.
    }
  },
};

export function nothingKept(commitment: string, secret = ''): KeptDice {
  return { commitment, secret, pledged: secret !== '', pledges: [], rounds: [], seat: -1, opened: 0, at: 0 };
}

/** A part for the dice of a table that is not there yet. */
export async function newPart(): Promise<{ pledge: string; keepFor: (table: string) => void }> {
  const hashes = await loadHashes();
  const secret = newSecret();
  return { pledge: hashes.chained(secret, LINKS), keepFor: (table) => diceKept.keep(table, nothingKept('', secret)) };
}

/** What is remembered once this update has been seen. Whoever sits there before the start has a secret. */
export function seen(kept: KeptDice | null, update: Update): KeptDice {
  const now = kept ?? nothingKept('');
  const secret = !now.secret && update.phase === 'open' && update.you !== null ? newSecret() : now.secret;
  return { ...now, commitment: now.commitment || update.fair.commitment, secret };
}

/** What is to be sent now, and what is to be remembered before it is. */
export function wanted(kept: KeptDice, update: Update, hashes: Hashes): { command: Command; kept: KeptDice } | null {
  const { fair, you } = update;
  if (you === null || update.phase !== 'open' || !kept.secret) return null;
  if (doubts(kept, update, hashes).some((doubt) => SUSPICIOUS.includes(doubt))) return null;
  const pledge = hashes.chained(kept.secret, LINKS);
  const there = fair.pledges[you]!;
  if (fair.opening === null) {
    if (there === pledge || (there && kept.pledged)) return null;
    return { command: { do: 'pledge', pledge }, kept: { ...kept, pledged: true } };
  }
  const round = fair.rounds.length;
  if (!fair.opening.includes(you) || there !== pledge || !mayOpen(kept, fair)) return null;
  const after = round > kept.opened ? { ...kept, opened: round, pledges: fair.pledges, rounds: fair.rounds.slice(0, -1), seat: you } : kept;
  return { command: { do: 'open_pledge', link: hashes.chained(kept.secret, LINKS - round) }, kept: after };
}

/** The first link is opened once; each further one only because somebody is out who was not before. */
function mayOpen(kept: KeptDice, fair: FairInfo): boolean {
  let asked = fair.pledges.map(Boolean);
  for (const links of fair.rounds.slice(0, -1)) {
    const opened = links.map(Boolean);
    if (same(opened, asked)) return false;
    asked = opened;
  }
  return fair.rounds.length <= kept.opened + 1;
}

/** All that is wrong with the dice, as far as can be known by now. */
export function doubts(kept: KeptDice, update: Update, hashes: Hashes): Doubt[] {
  const { fair, you } = update;
  const begun = update.phase !== 'open';
  if (begun && !holdsTogether(fair, hashes)) return ['given'];
  const found: Doubt[] = [];
  if (fair.commitment !== kept.commitment) found.push('commitment');
  if (fair.seed !== null && hashes.commitment(fair.seed) !== fair.commitment) found.push('seed');
  if (kept.opened) {
    if (!begun && fair.opening === null) found.push('begun_again');
    else if (!same(fair.pledges, kept.pledges) || !same(fair.rounds.slice(0, kept.rounds.length), kept.rounds)) found.push('given');
    else if (begun && fair.rounds.at(-1)?.[kept.seat] !== hashes.chained(kept.secret, LINKS - kept.opened)) found.push('left_out');
  } else if (kept.pledged && begun && you !== null) {
    const there = fair.pledges[you];
    found.push(there && there !== hashes.chained(kept.secret, LINKS) ? 'replaced' : 'no_part');
  }
  return found;
}

/** Whether all that was opened is what was pledged, and each round ended as it may: all open, or those who did not are out. */
function holdsTogether(fair: FairInfo, hashes: Hashes): boolean {
  if (fair.rounds.length > 0 !== fair.pledges.some(Boolean)) return false;
  let before = fair.pledges;
  return fair.rounds.every((links, round) => {
    const asked = before;
    before = links;
    const opened = links.filter(Boolean).length;
    const all = asked.filter(Boolean).length;
    const fits = links.every((link, seat) => !link || (asked[seat] !== '' && hashes.chained(link, 1) === asked[seat]));
    return fits && (opened === 0 || opened === all) === (round === fair.rounds.length - 1);
  });
}

/** Whether this browser's part is in the dice. */
export function counts(kept: KeptDice | null, fair: FairInfo, hashes: Hashes): boolean {
  return kept !== null && kept.opened > 0 && fair.rounds.at(-1)?.[kept.seat] === hashes.chained(kept.secret, LINKS - kept.opened);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
