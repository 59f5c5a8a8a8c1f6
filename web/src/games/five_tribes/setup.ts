/** A board that is set up by hand: a tile's meeples, trees, palaces and camel; what each seat has. */
import { say, words as spoken } from '../../core/words.svelte';
import { LETTERS, RESOURCES, TRIBES } from '../../generated/five_tribes';
import { seatChoice, type Arrangement, type Control, type ControlGroup } from '../../whatif/setup/arrangement';
import { countsOf, itemsOf, ofSeat, settingOf, withCount, withItems, withSeat, withSetting, type Word } from '../../whatif/setup/line';

const PIECES = ['palm', 'palace'] as const;
const isMeeples = (item: string): boolean => /^[VEMBA]+$/.test(item);
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(spoken.language) + text.slice(1);

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

function seat(words: Word[], number: number, title: string): ControlGroup {
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
  return { key: `seat${number}`, title, controls: [counted('gold', 5), counted('viziers'), counted('elders'), ...cards] };
}

export const arrangement: Arrangement = {
  says: 'page-whatif-setup-five_tribes',
  tap: (_, { kind, which, seat: of }) => (kind === 'tile' ? { group: which } : of ? { group: `seat${of}` } : null),
  groups: (words, names, chosen) => {
    const tile = /^[a-f][1-5]$/.test(chosen) ? chosen : 'a1';
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
      ...names.map((title, number) => seat(words, number, title)),
    ];
  },
};
