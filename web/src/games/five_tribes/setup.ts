/** A board that is set up by hand: a tile's meeples, trees, palaces and camel; what each seat has. */
import { say } from '../../core/words.svelte';
import { DJINN_ROW, DJINNS, LETTERS, RESOURCE_ROW, RESOURCES, THIEVES, TRIBES } from '../../generated/five_tribes';
import { capital } from '../../table/capital';
import { inOrder, seatChoice, type Arrangement, type Choice, type Control, type ControlGroup, type Some } from '../../whatif/setup/arrangement';
import { countsOf, itemsOf, oneByOne, ofSeat, settingOf, withCount, withItems, withSeat, withSetting, withoutWord, type Word } from '../../whatif/setup/line';

const PIECES = ['palm', 'palace'] as const;
const isMeeples = (item: string): boolean => /^[VEMBA]+$/.test(item);

function meeples(words: Word[], tile: string): Control[] {
  const items = itemsOf(words, tile);
  const standing = items.find(isMeeples) ?? '';
  return TRIBES.map((tribe, index) => {
    const letter = LETTERS[index]!;
    const others = standing.replaceAll(letter, '');
    return {
      kind: 'count',
      label: capital(say('five_tribes-tribe', { tribe })),
      value: standing.length - others.length,
      set: (count) => {
        const now = others + letter.repeat(count);
        return withItems(words, tile, [...(now ? [now] : []), ...items.filter((item) => !isMeeples(item))]);
      },
    };
  });
}

function pieces(words: Word[], tile: string): Control[] {
  const items = itemsOf(words, tile);
  return PIECES.map((piece) => {
    const is = (item: string): boolean => item.split('*')[0] === piece;
    const found = items.find(is);
    return {
      kind: 'count',
      label: say(`page-whatif-setup-${piece}`),
      value: found ? Number(found.split('*')[1] ?? 1) : 0,
      set: (count) => withItems(words, tile, [...items.filter((item) => !is(item)), ...(count ? [count > 1 ? `${piece}*${count}` : piece] : [])]),
    };
  });
}

function camel(words: Word[], tile: string, names: string[]): Control {
  const items = itemsOf(words, tile);
  return {
    kind: 'choice',
    label: say('page-whatif-setup-camel'),
    value: items.find((item) => item.startsWith('@'))?.slice(1) ?? '',
    options: [{ value: '', label: say('page-whatif-setup-none') }, ...seatChoice(names)],
    set: (seat) => withItems(words, tile, [...items.filter((item) => !item.startsWith('@')), ...(seat ? [`@${seat}`] : [])]),
  };
}

const djinnChoice = (): Choice['options'] => DJINNS.map((djinn) => ({ value: djinn, label: say('five_tribes-djinn', { djinn }) }));
const thiefChoice = (): Choice['options'] => THIEVES.map((thief) => ({ value: thief, label: say('five_tribes-thief', { thief }) }));

/** Whom a seat has of those that nobody else has; what they have done this turn is forgotten. Whoever lies open is taken from there. */
function followers(words: Word[], seats: number, number: number, name: 'djinns' | 'thieves', options: Choice['options']): Some {
  const own = (seat: number): string[] => [...countsOf(ofSeat(words, seat, name)).keys()];
  const elsewhere = Array.from({ length: seats }, (_, seat) => (seat === number ? [] : own(seat))).flat();
  return {
    kind: 'some',
    label: say(`page-whatif-setup-${name}`),
    values: own(number),
    options: options.filter(({ value }) => !elsewhere.includes(value)),
    set: (values) => {
      const closed = values.includes(settingOf(words, 'thief_shown')) ? withoutWord(words, 'thief_shown') : words;
      const row = itemsOf(words, 'djinns').filter((djinn) => !values.includes(djinn));
      return withSeat(withItems(closed, 'djinns', row), number, name, values.join(',') || 'none', [name === 'djinns' ? 'used' : 'fresh']);
    },
  };
}

/** What lies open for everybody: goods, djinns, a thief. */
function market(words: Word[], thieves: boolean): Control[] {
  const row = oneByOne(itemsOf(words, 'row'));
  const goods = RESOURCES.map((resource) => ({ value: resource, label: capital(say('five_tribes-resource', { resource })) }));
  const shown: Choice = {
    kind: 'choice',
    label: say('page-whatif-setup-thief-shown'),
    value: settingOf(words, 'thief_shown'),
    options: thiefChoice(),
    set: (thief) => withSetting(words, 'thief_shown', thief),
  };
  return [
    ...inOrder(itemsOf(words, 'djinns'), djinnChoice(), {
      label: (place) => say('page-whatif-setup-djinn-place', { place }),
      set: (now) => withItems(words, 'djinns', now),
      room: DJINN_ROW,
      once: true,
    }),
    ...(thieves ? [shown] : []),
    ...inOrder(row, goods, {
      label: (place) => say('page-whatif-setup-card-place', { place }),
      set: (now) => withItems(words, 'row', now),
      room: RESOURCE_ROW,
    }),
  ];
}

function seat(words: Word[], number: number, names: string[], thieves: boolean): ControlGroup {
  const hand = ofSeat(words, number, 'hand');
  const counted = (name: 'gold' | 'viziers' | 'elders', step = 1): Control => ({
    kind: 'count',
    label: say(`page-whatif-setup-${name}`),
    value: Number(ofSeat(words, number, name)),
    step,
    set: (value) => withSeat(words, number, name, String(value)),
  });
  const cards = RESOURCES.map((resource): Control => ({
    kind: 'count',
    label: capital(say('five_tribes-resource', { resource })),
    value: countsOf(hand).get(resource) ?? 0,
    set: (count) => withSeat(words, number, 'hand', withCount(hand, resource, count)),
  }));
  const djinns = followers(words, names.length, number, 'djinns', djinnChoice());
  const hired = thieves ? [followers(words, names.length, number, 'thieves', thiefChoice())] : [];
  return {
    key: `seat${number}`,
    title: names[number]!,
    controls: [counted('gold', 5), counted('viziers'), counted('elders'), ...cards, djinns, ...hired],
  };
}

export const arrangement: Arrangement = {
  says: 'page-whatif-setup-five_tribes',
  tap: (_, { kind, which, seat: of }) => (kind === 'tile' ? { group: which } : of ? { group: `seat${of}` } : null),
  groups: (words, names, chosen) => {
    const tile = /^[a-f][1-5]$/.test(chosen) ? chosen : 'a1';
    const thieves = settingOf(words, 'thieves') === 'yes';
    return [
      {
        key: tile,
        title: say('page-whatif-setup-tile', { tile }),
        controls: [...meeples(words, tile), ...pieces(words, tile), camel(words, tile, names)],
      },
      {
        key: 'turn',
        title: say('page-whatif-setup-turn'),
        controls: [
          {
            kind: 'choice',
            label: say('page-whatif-setup-to-move'),
            value: settingOf(words, 'turn'),
            options: seatChoice(names),
            set: (value) => withSetting(words, 'turn', value),
          },
        ],
      },
      { key: 'market', title: say('page-whatif-setup-market'), controls: market(words, thieves) },
      ...names.map((_, number) => seat(words, number, names, thieves)),
    ];
  },
};
