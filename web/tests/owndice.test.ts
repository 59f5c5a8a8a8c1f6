/** What this browser gives to the dice: as the server counts it, at the right time, and with an eye on what is told of it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { counts, doubts, type Hashes, type KeptDice, LINKS, loadHashes, nothingKept, seen, wanted } from '../src/core/owndice';
import type { FairInfo, Update } from '../src/generated/wire';
import { parts, verdict } from '../src/table/fairness';

let hashes: Hashes;
beforeEach(async () => {
  hashes = await loadHashes();
});

const COMMITMENT = 'c0'.repeat(32);
const SECRETS = ['a1'.repeat(32), 'b2'.repeat(32), 'c3'.repeat(32)];
const link = (seat: number, round: number): string => hashes.chained(SECRETS[seat]!, LINKS - round);

function update(phase: Update['phase'], you: number | null, fair: Partial<FairInfo>): Update {
  const told = { commitment: COMMITMENT, seed: null, salts: null, pledges: ['', '', ''], rounds: [], opening: null, ...fair };
  return { phase, you, fair: told } as unknown as Update;
}

const mine = (kept: Partial<KeptDice> = {}): KeptDice => ({ ...nothingKept(COMMITMENT, SECRETS[0]), pledged: false, ...kept });
const pledges = (): string[] => [0, 1, 2].map((seat) => link(seat, 0));
/** What is kept by whoever has opened the first link. */
const opened = (kept: Partial<KeptDice> = {}): KeptDice => mine({ pledged: true, opened: 1, seat: 0, pledges: pledges(), ...kept });

describe('hashes', () => {
  it('are those of the server', () => {
    expect(hashes.chained('00'.repeat(32), 1)).toBe('160fc0d5336c4da7facb60872013b3ef46664048bd300d0e87b5dab65751f71c');
    expect(hashes.chained('00'.repeat(32), LINKS)).toBe('b5a92df99083b558c358e4659b2a264d6afc467258d7fbe37b5524c20a84b1a3');
    expect(hashes.commitment('00'.repeat(32))).toBe('9401ff7fb4140912cf166d12ed6353d90de40261d3c5723e77163384480f22e0');
    expect(hashes.seal('ab'.repeat(32), ['cd'.repeat(32), ''])).toBe('fe53692aa36432e9ac1f0ec506904d6a97384f49d20864b5c471dd17622e4bff');
    expect(hashes.seal('ab'.repeat(32), ['', ''])).toBe('ab'.repeat(32));
  });
});

describe('before the start', () => {
  it('a secret is drawn by whoever sits there, and no other', () => {
    expect(seen(null, update('open', null, {})).secret).toBe('');
    expect(seen(null, update('open', 1, {})).secret).toMatch(/^[0-9a-f]{64}$/);
    expect(seen(mine(), update('open', 1, {})).secret).toBe(SECRETS[0]);
    expect(seen(null, update('playing', 1, {})).secret).toBe('');
  });

  it('it is pledged once, and again only if nothing is pledged for the seat', () => {
    const first = wanted(mine(), update('open', 0, {}), hashes);
    expect(first).toEqual({ command: { do: 'pledge', pledge: link(0, 0) }, kept: mine({ pledged: true }) });
    expect(wanted(first!.kept, update('open', 0, { pledges: pledges() }), hashes)).toBeNull();
    expect(wanted(first!.kept, update('open', 0, { pledges: [link(1, 0), '', ''] }), hashes)).toBeNull();
    expect(wanted(first!.kept, update('open', 0, {}), hashes)?.command.do).toBe('pledge');
    expect(wanted(mine(), update('open', 0, { pledges: [link(1, 0), '', ''] }), hashes)?.command.do).toBe('pledge');
  });
});

describe('after the start', () => {
  const asked = (rounds: string[][], opening = [0]): Update => update('open', 0, { pledges: pledges(), rounds, opening });

  it('the first link is opened, and what was seen then is kept', () => {
    const want = wanted(mine({ pledged: true }), asked([['', '', '']]), hashes);
    expect(want).toEqual({ command: { do: 'open_pledge', link: link(0, 1) }, kept: opened() });
  });

  it('the next is opened because somebody is out', () => {
    const rounds = [
      [link(0, 1), link(1, 1), ''],
      ['', '', ''],
    ];
    const want = wanted(opened(), asked(rounds), hashes);
    expect(want).toEqual({ command: { do: 'open_pledge', link: link(0, 2) }, kept: opened({ opened: 2, rounds: rounds.slice(0, 1) }) });
  });

  it('nothing more is opened if nobody is out, or if other pledges are shown than before', () => {
    const all = [0, 1, 2].map((seat) => link(seat, 1));
    expect(wanted(opened(), asked([all, ['', '', '']]), hashes)).toBeNull();
    const other = update('open', 0, { pledges: [link(0, 0), link(1, 0), 'ee'.repeat(32)], rounds: [['', '', '']], opening: [0] });
    expect(wanted(opened(), other, hashes)).toBeNull();
    expect(doubts(opened(), other, hashes)).toEqual(['given']);
    expect(wanted(mine({ commitment: 'dd'.repeat(32), pledged: true }), asked([['', '', '']]), hashes)).toBeNull();
  });

  it('what may not have arrived is opened again', () => {
    expect(wanted(opened(), asked([['', '', '']]), hashes)?.command).toEqual({ do: 'open_pledge', link: link(0, 1) });
  });
});

describe('once the game is on', () => {
  const all = (): string[] => [0, 1, 2].map((seat) => link(seat, 1));
  const on = (fair: Partial<FairInfo>): Update => update('playing', 0, { pledges: pledges(), rounds: [all()], ...fair });

  it('all is well if what was opened counts', () => {
    expect(doubts(opened(), on({}), hashes)).toEqual([]);
    expect(counts(opened(), on({}).fair, hashes)).toBe(true);
  });

  it('each thing that can be wrong is told', () => {
    const without = [
      ['', link(1, 1), link(2, 1)],
      ['', link(1, 2), link(2, 2)],
    ];
    expect(doubts(opened(), on({ rounds: without }), hashes)).toEqual(['left_out']);
    expect(counts(opened(), on({ rounds: without }).fair, hashes)).toBe(false);
    expect(doubts(opened({ commitment: 'dd'.repeat(32) }), on({}), hashes)).toEqual(['commitment']);
    expect(doubts(opened(), on({ seed: '00'.repeat(32) }), hashes)).toEqual(['seed']);
    expect(doubts(opened(), on({ rounds: [[link(0, 1), link(1, 1), link(2, 2)]] }), hashes)).toEqual(['given']);
    expect(doubts(opened({ opened: 2, rounds: [[link(0, 1), '', link(2, 1)]] }), on({}), hashes)).toEqual(['given']);
    expect(doubts(opened(), update('open', 0, { pledges: pledges() }), hashes)).toEqual(['begun_again']);
    expect(doubts(mine({ pledged: true }), on({ rounds: without }), hashes)).toEqual(['no_part']);
    const replaced = [link(1, 0), link(1, 0), link(2, 0)];
    expect(doubts(mine({ pledged: true }), on({ pledges: replaced, rounds: [[link(1, 1), link(1, 1), link(2, 1)]] }), hashes)).toEqual(['replaced']);
  });

  it('a game of before there were pledges is not doubted', () => {
    expect(doubts(nothingKept(COMMITMENT), update('playing', 0, { pledges: ['', '', ''], salts: null }), hashes)).toEqual([]);
  });
});

describe('the verdict', () => {
  it('claims no more than is known', () => {
    expect(verdict(true, 'whole', [], true)).toBe('yes');
    expect(verdict(true, 'whole', [], false)).toBe('fixed');
    expect(verdict(true, 'late', [], true)).toBe('fixed');
    expect(verdict(true, 'unseen', [], false)).toBe('fits');
    expect(verdict(true, 'whole', [], true, 3)).toBe('partly');
    expect(verdict(false, 'whole', [], true, 3)).toBe('no');
    expect(verdict(true, 'whole', ['left_out'], false)).toBe('no');
    expect(verdict(true, 'whole', ['no_part'], false)).toBe('fixed');
    expect(verdict(false, 'whole', [], true)).toBe('no');
  });

  it('names whose part is in the dice', () => {
    expect(
      parts(
        ['a', 'b', '', 'd'],
        [
          ['1', '2', '', ''],
          ['3', '4', '', ''],
        ],
      ),
    ).toEqual({ counted: [0, 1], out: [3] });
    expect(parts(['', ''], [])).toEqual({ counted: [], out: [] });
  });
});
