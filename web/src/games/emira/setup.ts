/** A turn that is set up by hand: what each sheikh has, who lives with him, and how far the game has come. */
import { say, words as spoken } from '../../core/words.svelte';
import { seatChoice, type Arrangement, type Control, type ControlGroup } from '../../whatif/setup/arrangement';
import { countsOf, ofSeat, settingOf, withCount, withSeat, withSetting, type Word } from '../../whatif/setup/line';
import { PRINCESSES, STATUS_COSTS, TOKENS } from '../../generated/emira';

const GOLD_STEP = 50;
/** What a purse was before follows from what is in it now. */
const FOLLOWS: Record<string, string[]> = { gold: ['purse', 'purse_before'], guests: ['met'] };
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(spoken.language) + text.slice(1);

function seat(words: Word[], number: number, title: string): ControlGroup {
  const tokens = ofSeat(words, number, 'tokens');
  const status = ofSeat(words, number, 'status');
  const guests = ofSeat(words, number, 'guests');
  const put = (name: string, value: string): Word[] => withSeat(words, number, name, value, FOLLOWS[name]);
  const counted = (name: 'gold' | 'camels' | 'sections', step = 1): Control => ({
    kind: 'count',
    label: say(`page-whatif-setup-${name}`),
    value: Number(ofSeat(words, number, name)),
    step,
    set: (value) => put(name, String(value)),
  });
  const controls: Control[] = [
    counted('gold', GOLD_STEP),
    counted('camels'),
    counted('sections'),
    ...TOKENS.map((token): Control => ({
      kind: 'count',
      label: capital(say('emira-token', { token })),
      value: countsOf(tokens).get(token) ?? 0,
      set: (count) => put('tokens', withCount(tokens, token, count)),
    })),
    ...STATUS_COSTS.map(String).map((cost): Control => ({
      kind: 'count',
      label: say('page-whatif-setup-status', { cost }),
      value: countsOf(status).get(cost) ?? 0,
      set: (count) => put('status', withCount(status, cost, count)),
    })),
    {
      kind: 'some',
      label: say('page-whatif-setup-guests'),
      values: [...countsOf(guests).keys()],
      options: PRINCESSES.map((princess) => ({ value: princess, label: capital(say('emira-princess', { princess })) })),
      set: (values) => put('guests', values.join(',') || 'none'),
    },
  ];
  return { key: `seat${number}`, title, controls };
}

export const arrangement: Arrangement = {
  says: 'page-whatif-setup-emira',
  tap: (_, { seat: of }) => (of ? { group: `seat${of}` } : null),
  groups: (words, names) => [
    ...names.map((title, number) => seat(words, number, title)),
    {
      key: 'turn',
      title: say('page-whatif-setup-turn'),
      controls: [
        {
          kind: 'count',
          label: say('page-whatif-setup-turn-number'),
          value: Number(settingOf(words, 'turn')),
          set: (turn) => withSetting(words, 'turn', String(turn)),
        },
        {
          kind: 'choice',
          label: say('page-whatif-setup-first'),
          value: settingOf(words, 'first'),
          options: seatChoice(names),
          set: (value) => withSetting(words, 'first', value),
        },
      ],
    },
  ],
};
