/** A turn that is set up by hand: what each sheikh has, who lives with him, and how far the game has come. */
import { say } from '../../core/words.svelte';
import { CARAVANS, CARDS, OBJECTIVES, PRINCESSES, STATUS_COSTS, TOKENS, TRACK_SPACES } from '../../generated/emira';
import { capital } from '../../table/capital';
import { inOrder, seatChoice, type Arrangement, type Choice, type Control, type ControlGroup } from '../../whatif/setup/arrangement';
import { countsOf, gathered, itemsOf, oneByOne, ofSeat, settingOf, withCount, withItems, withSeat, withSetting, type Word } from '../../whatif/setup/line';

const GOLD_STEP = 50;
/** What a purse was before follows from what is in it now. */
const FOLLOWS: Record<string, string[]> = { gold: ['purse', 'purse_before'], guests: ['met'] };

const ALL_CARAVANS = CARAVANS.flatMap((caravan, kind) =>
  Array.from({ length: TRACK_SPACES[kind]! }, (_, index) => ({ caravan, space: String(index + 1), value: `${caravan}@${index + 1}` })),
);
/** More than anybody has had; each adds a place of its own. */
const ROOM = 60;

const princessChoice = (): Choice['options'] => PRINCESSES.map((princess) => ({ value: princess, label: capital(say('emira-princess', { princess })) }));
const cardChoice = (): Choice['options'] => CARDS.map((card) => ({ value: card, label: say('emira-card', { card }) }));
const statusChoice = (): Choice['options'] => STATUS_COSTS.map((cost) => ({ value: String(cost), label: String(cost) }));

/** The decks, by the word that tells what of them is known: each with the card that is drawn next. */
const DECKS = { princesses: princessChoice, status_deck: statusChoice, event_deck: cardChoice };

/** The card that is on top of a deck, if that is settled; nobody has seen it. What lay there before is somewhere below, unseen. */
function nextCards(words: Word[]): Control[] {
  return Object.entries(DECKS).map(([deck, options]) => {
    const [top = '', ...below] = itemsOf(words, deck);
    const unseen = Math.max(0, Number(top.split('*')[1] ?? 1) - 1);
    const rest = top.startsWith('?') && unseen ? [unseen > 1 ? `?*${unseen}` : '?', ...below] : below;
    const value = top.startsWith('?') ? '' : (/^\w+/.exec(top)?.[0] ?? '');
    return {
      kind: 'choice',
      label: say(`page-whatif-setup-next-${deck}`),
      value,
      options: [{ value: '', label: say('page-whatif-setup-by-chance') }, ...options()],
      set: (card) => withItems(words, deck, [card || '?', ...rest]),
    };
  });
}

/** Those on the common board, in their order. */
function court(words: Word[]): Control[] {
  return (['in_play', 'undecided'] as const).flatMap((row) =>
    inOrder(itemsOf(words, row), princessChoice(), {
      label: (place) => say(`page-whatif-setup-${row}`, { place }),
      set: (now) => withItems(words, row, now),
      room: ROOM,
      once: true,
    }),
  );
}

/** Who lives with a sheikh has left the common board, and is no card of the deck. */
function withGuests(words: Word[], number: number, guests: string[]): Word[] {
  const staying = (row: string): string[] => itemsOf(words, row).filter((princess) => !guests.includes(princess));
  const board = withItems(withItems(words, 'in_play', staying('in_play')), 'undecided', staying('undecided'));
  const deck = itemsOf(words, 'princesses').filter((card) => !guests.includes(/^\w*/.exec(card)![0]));
  return withSeat(withItems(board, 'princesses', deck), number, 'guests', guests.join(',') || 'none', FOLLOWS['guests']);
}

function seat(words: Word[], number: number, seats: number, title: string): ControlGroup {
  const elsewhere = Array.from({ length: seats }, (_, other) => (other === number ? [] : [...countsOf(ofSeat(words, other, 'guests')).keys()])).flat();
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
      options: princessChoice().filter(({ value }) => !elsewhere.includes(value)),
      set: (values) => withGuests(words, number, values),
    },
  ];
  const rows = (name: 'hand' | 'caravans', options: Choice['options']): Control[] =>
    inOrder(oneByOne(ofSeat(words, number, name).split(',')), options, {
      label: (place) => say(`page-whatif-setup-${name}`, { place }),
      set: (now) => put(name, gathered(now)),
      room: ROOM,
    });
  const objective: Control = {
    kind: 'choice',
    label: say('page-whatif-setup-objective'),
    value: ofSeat(words, number, 'objective'),
    options: OBJECTIVES.map((one) => ({ value: one, label: capital(say('emira-objective', { objective: one })) })),
    set: (value) => put('objective', value),
  };
  const caravans = ALL_CARAVANS.map(({ caravan, space, value }) => ({
    value,
    label: `${capital(say('emira-caravan', { caravan }))}, ${say('page-whatif-setup-space', { space })}`,
  }));
  return { key: `seat${number}`, title, controls: [...controls, objective, ...rows('caravans', caravans), ...rows('hand', cardChoice())] };
}

export const arrangement: Arrangement = {
  says: 'page-whatif-setup-emira',
  tap: (_, { seat: of }) => (of ? { group: `seat${of}` } : null),
  groups: (words, names) => [
    ...names.map((title, number) => seat(words, number, names.length, title)),
    { key: 'court', title: say('page-whatif-setup-guests'), controls: court(words) },
    { key: 'decks', title: say('page-whatif-setup-decks'), controls: nextCards(words) },
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
