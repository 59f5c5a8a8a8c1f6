/** A position that is set up by hand: its words change one at a time, and come back as they were written. */
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../src/core/words.svelte';
import { arrangement as camels } from '../src/games/camel_up/setup';
import { arrangement as sheikhs } from '../src/games/emira/setup';
import { arrangement as tribes } from '../src/games/five_tribes/setup';
import type { Arrangement, Control, Tapped, Thing } from '../src/whatif/setup/arrangement';
import { readLine, withCount, withSeat, writeLine } from '../src/whatif/setup/line';
import { addWhatIfWords } from '../src/whatif/words';

const RACE = 'turn=1 leg=3 6[B] 7[R G Y] 9[P] 13[k] 16[w] +11@0 out[G2 w3] tickets[B0 B2] coins=3,4,5,6,3,3,3,3';
const LAND = 'players=2 c3[VVE village @1 palm*2] c4[V] seat0[gold=50 viziers=0 elders=0 hand=silk*2,fakir djinns=none] turn=0';
const PALACES = 'turn=5 seat0[gold=1000 purse=900 camels=2 sections=1 tokens=beauty*2 status=350 guests=hind,noor] first=0';
const names = ['Ann', 'Ben', 'Cy', 'Di'];

beforeAll(async () => {
  await words.use('en');
  for (const game of ['camel_up', 'five_tribes', 'emira']) await words.addGame(game);
  await addWhatIfWords();
});

const thing = (kind: string, which = '', more: Partial<Thing> = {}): Thing => ({ kind, which, space: '', seat: '', ...more });
const after = (line: string, game: Arrangement, touched: Thing, held = ''): string => writeLine(game.tap(readLine(line), touched, held)!.words!);

function control(line: string, game: Arrangement, group: string, index: number): Control {
  return game.groups(readLine(line), names, group).find(({ key }) => key === group)!.controls[index]!;
}

function counted(line: string, game: Arrangement, group: string, index: number, value: number): string {
  const found = control(line, game, group, index);
  return found.kind === 'count' ? writeLine(found.set(value)) : '';
}

function chosen(line: string, game: Arrangement, group: string, index: number, value: string): string {
  const found = control(line, game, group, index);
  return found.kind === 'choice' ? writeLine(found.set(value)) : '';
}

function labelled(line: string, game: Arrangement, group: string, label: string): Control {
  return game
    .groups(readLine(line), names, group)
    .find(({ key }) => key === group)!
    .controls.find((found) => found.label === label)!;
}

function picked(line: string, game: Arrangement, group: string, label: string, value: string): string {
  const found = labelled(line, game, group, label);
  return found.kind === 'choice' ? writeLine(found.set(value)) : '';
}

const offered = (found: Control): string[] => (found.kind === 'count' ? [] : found.options.map(({ value }) => value));

describe('a line', () => {
  it.each([RACE, LAND, PALACES])('comes back as it was', (line) => {
    expect(writeLine(readLine(line))).toBe(line);
  });

  it('counts, and names nothing that there is none of', () => {
    expect(withCount('silk*2,fakir', 'silk', 1)).toBe('silk,fakir');
    expect(withCount('fakir', 'fakir', 0)).toBe('none');
    expect(withCount('none', 'gold', 3)).toBe('gold*3');
  });

  it('leaves out what follows from what was changed', () => {
    expect(writeLine(withSeat(readLine(PALACES), 0, 'gold', '700', ['purse']))).not.toContain('purse');
  });
});

describe('Camel Up', () => {
  const tap = (touched: Thing, held = ''): Tapped | null => camels.tap(readLine(RACE), touched, held);

  it('takes a camel up and puts it down on top', () => {
    expect(tap(thing('camel', 'green'))).toEqual({ held: 'green', group: 'camels' });
    expect(tap(thing('camel', 'green'), 'green')).toEqual({ held: '' });
    expect(after(RACE, camels, thing('space', '9'), 'green')).toContain('7[R Y] 9[P G]');
    expect(after(RACE, camels, thing('camel', 'purple'), 'blue')).toMatch(/^turn=1 leg=3 7\[R G Y\] 9\[P B\]/);
  });

  it('turns a tile where nobody stands', () => {
    expect(after(RACE, camels, thing('space', '3'))).toContain(' +3');
    expect(after(RACE, camels, thing('tile', '0', { space: '11' }))).toContain('-11@0');
    expect(after('-11@0 6[B]', camels, thing('space', '11'))).toBe('6[B]');
  });

  it('takes dice out, counts coins and gives tickets away', () => {
    expect(chosen(RACE, camels, 'dice', 0, 'B3')).toContain('out[G2 w3 B3]');
    expect(chosen(RACE, camels, 'dice', 5, 'k1')).toContain('out[G2 k1]');
    expect(chosen(RACE, camels, 'dice', 1, '')).toContain('out[w3]');
    expect(control(RACE, camels, 'dice', 0).label).toBe('Blue die');
    expect(counted(RACE, camels, 'seat1', 0, 9)).toContain('coins=3,9,5');
    expect(chosen(RACE, camels, 'tickets', 0, '')).not.toContain('tickets');
    expect(chosen(RACE, camels, 'tickets', 2, '3')).toContain('tickets[B0 B2 B3]');
  });

  it('lays finish cards in their order, each of them once', () => {
    const laid = `${RACE} winner[1G 0B]`;
    expect(picked(RACE, camels, 'cards', 'Loser 1', '3R')).toContain('loser[3R]');
    expect(picked(laid, camels, 'cards', 'Winner 3', '2G')).toContain('winner[1G 0B 2G]');
    expect(picked(laid, camels, 'cards', 'Winner 1', '')).toContain('winner[0B]');
    expect(offered(labelled(laid, camels, 'cards', 'Winner 1'))).toContain('1G');
    expect(offered(labelled(laid, camels, 'cards', 'Winner 3'))).not.toContain('1G');
    expect(offered(labelled(laid, camels, 'cards', 'Loser 1'))).not.toContain('0B');
  });

  it('has partners where there are many, one for each', () => {
    const many = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo'];
    const allied = readLine(`${RACE} partners[0-3 1-2]`);
    const found = camels.groups(allied, many, '').find(({ key }) => key === 'partners')!.controls[4]!;
    expect(found.kind === 'choice' && writeLine(found.set('0'))).toContain('partners[1-2 0-4]');
    expect(camels.groups(allied, names, '').map(({ key }) => key)).not.toContain('partners');
  });
});

describe('Five Tribes', () => {
  it('changes what stands on the tile that was touched', () => {
    expect(tribes.tap(readLine(LAND), thing('tile', 'c3'), '')).toEqual({ group: 'c3' });
    expect(counted(LAND, tribes, 'c3', 0, 1)).toContain('c3[EV village @1 palm*2]');
    expect(counted(LAND, tribes, 'c3', 5, 0)).toContain('c3[VVE village @1]');
    expect(chosen(LAND, tribes, 'c3', 7, '')).toContain('c3[VVE village palm*2]');
    expect(counted(LAND, tribes, 'seat0', 0, 55)).toContain('gold=55');
  });

  it('changes what lies open, place by place', () => {
    const open = `${LAND} row[silk fakir*2] djinns[enki sloar]`;
    expect(picked(open, tribes, 'market', 'Card 3 in the row', 'gold')).toContain('row[silk fakir gold]');
    expect(picked(open, tribes, 'market', 'Card 4 in the row', 'fish')).toContain('row[silk fakir fakir fish]');
    expect(picked(open, tribes, 'market', 'Djinn 1 in the row', 'leta')).toContain('djinns[leta sloar]');
    expect(offered(labelled(open, tribes, 'market', 'Djinn 1 in the row'))).not.toContain('sloar');
    expect(labelled(open, tribes, 'market', 'Thief for hire')).toBeUndefined();
    expect(picked(`thieves=yes ${open}`, tribes, 'market', 'Thief for hire', 'ziad')).toContain('thief_shown=ziad');
  });

  it('gives djinns to whoever is to have them, unless somebody else has them', () => {
    const open = `thieves=yes ${LAND.replace('djinns=none', 'djinns=leta used=leta')} djinns[enki sloar] seat1[djinns=boaz thieves=ziad]`;
    const djinns = labelled(open, tribes, 'seat0', 'Djinns');
    expect(djinns.kind === 'some' && writeLine(djinns.set(['leta', 'utug']))).toContain('djinns=leta,utug]');
    expect(offered(djinns)).toEqual(expect.arrayContaining(['leta', 'utug']));
    expect(offered(djinns)).not.toEqual(expect.arrayContaining(['boaz']));
    expect(djinns.kind === 'some' && writeLine(djinns.set(['leta', 'enki']))).toMatch(/djinns=leta,enki\].* djinns\[sloar\]/);
    const thieves = labelled(`${open} thief_shown=shaum`, tribes, 'seat0', 'Thieves');
    expect(offered(thieves)).not.toContain('ziad');
    expect(thieves.kind === 'some' && writeLine(thieves.set(['shaum']))).toMatch(/thieves=shaum\](?!.*thief_shown)/);
  });
});

describe('Emira', () => {
  it('changes what a sheikh has and who lives with him', () => {
    expect(sheikhs.tap(readLine(PALACES), thing('purse', '0', { seat: '2' }), '')).toEqual({ group: 'seat2' });
    expect(counted(PALACES, sheikhs, 'seat0', 0, 1050)).toContain('gold=1050');
    expect(counted(PALACES, sheikhs, 'seat0', 0, 1050)).not.toContain('purse');
    const guests = labelled(PALACES, sheikhs, 'seat0', 'Princesses');
    expect(guests.kind === 'some' && writeLine(guests.set([]))).toContain('guests=none');
  });

  it('lets a princess move in from the common board and from the deck, and from nobody else', () => {
    const board = `${PALACES} in_play[asima thara] undecided[layla] princesses[rasha ?*3 zahrah@02] seat1[guests=albina]`;
    const guests = labelled(board, sheikhs, 'seat0', 'Princesses');
    const now = guests.kind === 'some' ? writeLine(guests.set(['hind', 'noor', 'asima', 'layla', 'rasha', 'zahrah'])) : '';
    expect(now).toContain('guests=hind,noor,asima,layla,rasha,zahrah');
    expect(now).toContain('in_play[thara]');
    expect(now).toContain('princesses[?*3]');
    expect(now).not.toContain('undecided');
    expect(offered(guests)).not.toContain('albina');
  });

  it('changes his cards, caravans and objective', () => {
    const held = PALACES.replace('guests=', 'hand=vermin*2 caravans=large_slow@7 objective=ihr guests=');
    expect(picked(held, sheikhs, 'seat0', 'Event card 2', 'bazaar')).toContain('hand=vermin,bazaar');
    expect(picked(held, sheikhs, 'seat0', 'Event card 3', 'vermin')).toContain('hand=vermin*3');
    expect(picked(held, sheikhs, 'seat0', 'Caravan 2', 'large_slow@7')).toContain('caravans=large_slow@7*2');
    expect(picked(held, sheikhs, 'seat0', 'Caravan 1', '')).toContain('caravans=none');
    expect(picked(held, sheikhs, 'seat0', 'Objective', 'icr')).toContain('objective=icr');
  });

  it('says who is on the common board and which card comes next', () => {
    const board = `${PALACES} in_play[asima] princesses[?*3 noor@02] event_deck[vermin@1 ?]`;
    expect(picked(board, sheikhs, 'court', 'In play 2', 'thara')).toContain('in_play[asima thara]');
    expect(picked(board, sheikhs, 'court', 'In play 1', '')).not.toContain('in_play');
    expect(picked(board, sheikhs, 'decks', 'The next princess', 'layla')).toContain('princesses[layla ?*2 noor@02]');
    expect(picked(board, sheikhs, 'decks', 'The next event card', '')).toContain('event_deck[? ?]');
    expect(picked(PALACES, sheikhs, 'decks', 'The next status card', '700')).toContain('status_deck[700]');
  });
});
