/** A race that is set up by hand: camels are taken up and put down, tiles turned, dice taken out, coins counted. */
import { say } from '../../core/words.svelte';
import * as components from '../../generated/camel_up';
import { capital } from '../../table/capital';
import { inOrder, seatChoice, type Arrangement, type Control, type Tapped, type Thing } from '../../whatif/setup/arrangement';
import { itemsOf, settingOf, withItems, withoutWord, withSetting, type Word } from '../../whatif/setup/line';

const { CAMELS, DICE, PILES, RACERS } = components;
const LETTERS = [...components.LETTERS];
const FACES = Array.from({ length: components.FACES }, (_, index) => index + 1);
const SPACES = Array.from({ length: components.SPACES }, (_, index) => String(index + 1));
const TILE = /^([+-])(\d+)(@\d)?$/;

const isStack = (word: Word): boolean => word.items !== undefined && /^-?\d+$/.test(word.name);
const letterOf = (camel: string): string => LETTERS[CAMELS.indexOf(camel as (typeof CAMELS)[number])]!;
export const spaceOf = (words: Word[], letter: string): string => words.find((word) => isStack(word) && word.items!.includes(letter))?.name ?? '';
export const tileOn = (words: Word[], space: string): string => words.find(({ name }) => TILE.exec(name)?.[2] === space)?.name ?? '';

/** A camel onto a space, on top of those that stand there. */
export function moved(words: Word[], letter: string, space: string): Word[] {
  const from = spaceOf(words, letter);
  const left = withItems(
    words,
    from,
    itemsOf(words, from).filter((one) => one !== letter),
  );
  return withItems(left, space, [...itemsOf(left, space), letter]);
}

/** None, cheering, booing, none: its owner keeps it. */
export function turned(words: Word[], space: string): Word[] {
  const name = tileOn(words, space);
  if (!name) return [...words, { name: `+${space}` }];
  const rest = withoutWord(words, name);
  return name.startsWith('+') ? [...rest, { name: `-${name.slice(1)}` }] : rest;
}

function tap(words: Word[], { kind, which, space, seat }: Thing, held: string): Tapped | null {
  if (kind === 'camel' && which === held) return { held: '' };
  const there = kind === 'space' ? which : kind === 'tile' ? space : kind === 'camel' && held ? spaceOf(words, letterOf(which)) : '';
  if (held && there) return { words: moved(words, letterOf(held), there) };
  if (kind === 'camel') return { held: which, group: 'camels' };
  if (there) return { words: turned(words, there), group: 'tiles' };
  if (kind === 'pyramid' || kind === 'tent') return { group: 'dice' };
  return seat ? { group: `seat${seat}` } : null;
}

function camels(words: Word[]): Control[] {
  return CAMELS.map((camel, index) => ({
    kind: 'choice',
    label: capital(say(`camel_up-camel-${camel}`)),
    value: spaceOf(words, LETTERS[index]!),
    options: SPACES.map((space) => ({ value: space, label: say('page-whatif-setup-space', { space }) })),
    set: (space) => moved(words, LETTERS[index]!, space),
  }));
}

function tiles(words: Word[]): Control[] {
  return SPACES.slice(components.FIRST_TILE_SPACE - 1).map((space) => ({
    kind: 'choice',
    label: say('page-whatif-setup-space', { space }),
    value: tileOn(words, space).charAt(0),
    options: [
      { value: '', label: say('page-whatif-setup-none') },
      { value: '+', label: '+1' },
      { value: '-', label: '−1' },
    ],
    set: (side) => {
      const name = tileOn(words, space);
      const rest = name ? withoutWord(words, name) : words;
      return side ? [...rest, { name: `${side}${name ? name.slice(1) : space}` }] : rest;
    },
  }));
}

function dice(words: Word[]): Control[] {
  const out = itemsOf(words, 'out');
  return DICE.map((die, index) => {
    const letters = die === 'grey' ? ['w', 'k'] : [LETTERS[index]!];
    const mine = (item: string): boolean => letters.includes(item.charAt(0));
    const value = out.find(mine) ?? '';
    const named = (letter: string): string => (letters.length > 1 ? `${say(`camel_up-camel-${CAMELS[LETTERS.indexOf(letter)]!}`)} ` : '');
    return {
      kind: 'choice',
      label: capital(say(`camel_up-die-${die}`)),
      value,
      options: [
        { value: '', label: say('page-whatif-setup-in-pyramid') },
        ...letters.flatMap((letter) => FACES.map((face) => ({ value: `${letter}${face}`, label: `${named(letter)}${face}` }))),
      ],
      set: (roll) =>
        withItems(words, 'out', roll ? (value ? out.map((item) => (mine(item) ? roll : item)) : [...out, roll]) : out.filter((item) => !mine(item))),
    };
  });
}

/** The most valuable ticket of a colour goes first: one is held only if those before it are. */
function tickets(words: Word[], names: string[]): Control[] {
  const taken = itemsOf(words, 'tickets');
  return RACERS.flatMap((camel, colour) => {
    const held = taken.filter((ticket) => ticket.startsWith(LETTERS[colour]!));
    return held.concat(held.length < components.TICKETS_PER_COLOUR ? [''] : []).map((ticket, place): Control => ({
      kind: 'choice',
      label: `${capital(say(`camel_up-camel-${camel}`))} ${place + 1}`,
      value: ticket.slice(1),
      options: [{ value: '', label: say('page-whatif-setup-nobody') }, ...seatChoice(names)],
      set: (seat) => {
        const now = seat === '' ? held.slice(0, place) : held.slice(0, place).concat(`${LETTERS[colour]!}${seat}`, held.slice(place + 1));
        return withItems(words, 'tickets', [...taken.filter((one) => !one.startsWith(LETTERS[colour]!)), ...now]);
      },
    }));
  });
}

/** Everybody has a card of each colour, and lays each of them once, on either pile. */
function cards(words: Word[], names: string[]): Control[] {
  const laid = PILES.flatMap((pile) => itemsOf(words, pile));
  const all = names.flatMap((name, seat) =>
    RACERS.map((camel, colour) => ({
      value: `${seat}${LETTERS[colour]!}`,
      label: say('page-whatif-setup-whose', { name, what: say(`camel_up-camel-${camel}`) }),
    })),
  );
  return PILES.flatMap((pile) => {
    const items = itemsOf(words, pile);
    return inOrder(
      items,
      all.filter(({ value }) => items.includes(value) || !laid.includes(value)),
      {
        label: (place) => say(`page-whatif-setup-${pile}`, { place }),
        set: (now) => withItems(words, pile, now),
        room: all.length,
        once: true,
      },
    );
  });
}

/** Who is allied with whom, by seat; whoever is chosen leaves the partner of before. */
function partners(words: Word[], names: string[]): Control[] {
  const pairs = itemsOf(words, 'partners').map((pair) => pair.split('-'));
  return names.map((label, number) => {
    const seat = String(number);
    return {
      kind: 'choice',
      label,
      value: pairs.find((pair) => pair.includes(seat))?.find((one) => one !== seat) ?? '',
      options: [{ value: '', label: say('page-whatif-setup-nobody') }, ...seatChoice(names).filter(({ value }) => value !== seat)],
      set: (other) => {
        const kept = pairs.filter((pair) => !pair.includes(seat) && !pair.includes(other));
        return withItems(
          words,
          'partners',
          [...kept, ...(other ? [[seat, other].sort()] : [])].map((pair) => pair.join('-')),
        );
      },
    };
  });
}

function coins(words: Word[], seat: number): Control {
  const all = settingOf(words, 'coins').split(',');
  return {
    kind: 'count',
    label: say('page-whatif-setup-coins'),
    value: Number(all[seat]),
    set: (value) => withSetting(words, 'coins', all.map((one, index) => (index === seat ? String(value) : one)).join(',')),
  };
}

export const arrangement: Arrangement = {
  says: 'page-whatif-setup-camel_up',
  held: { on: (held) => `[data-camel="${held}"]`, name: (held) => say(`camel_up-camel-${held}`) },
  tap,
  groups: (words, names) => [
    { key: 'camels', title: say('page-whatif-setup-camels'), controls: camels(words) },
    { key: 'tiles', title: say('page-whatif-setup-tiles'), controls: tiles(words) },
    { key: 'dice', title: say('page-whatif-setup-dice'), controls: dice(words) },
    { key: 'tickets', title: say('page-whatif-setup-tickets'), controls: tickets(words, names) },
    { key: 'cards', title: say('camel_up-field-seats_cards'), controls: cards(words, names) },
    ...(names.length < components.PARTNERSHIP_SEATS ? [] : [{ key: 'partners', title: say('page-whatif-setup-partners'), controls: partners(words, names) }]),
    {
      key: 'turn',
      title: say('page-whatif-setup-turn'),
      controls: [
        {
          kind: 'choice',
          label: say('page-whatif-setup-to-move'),
          value: settingOf(words, 'turn'),
          options: seatChoice(names),
          set: (seat) => withSetting(words, 'turn', seat),
        },
        { kind: 'count', label: say('page-whatif-setup-leg'), value: Number(settingOf(words, 'leg')), set: (leg) => withSetting(words, 'leg', String(leg)) },
      ],
    },
    ...names.map((title, seat) => ({ key: `seat${seat}`, title, controls: [coins(words, seat)] })),
  ],
};
