import { beforeAll, describe, expect, it } from 'vitest';
import { askedStill } from '../src/core/asked';
import type { Heard, Legal } from '../src/core/game';
import type { AnyMove } from '../src/core/speech';
import { words } from '../src/core/words.svelte';
import type { Update } from '../src/generated/wire';
import { beside } from '../src/table/beside';
import { Describer } from '../src/table/describe';
import { judge } from '../src/table/fairness';
import { parted } from '../src/table/offers';
import { ranking } from '../src/table/ranking';
import { latest, seeing } from '../src/table/readmarks.svelte';
import { joined } from '../src/table/talk.svelte';
import { clockFace, span } from '../src/table/time.svelte';
import { byTurn, meanwhile, shownPosition, turnsSince } from '../src/table/turns';
import { takenBack, undoing } from '../src/table/undoing';

const told = (moves: number, actor: number, ...events: string[]): Heard => ({
  moves,
  actor,
  events: events.map((event) => ({ event, section: '1' })),
  notation: '',
});
const sentence = (event: { event: string }): string => (event.event === 'asked' ? '' : event.event);

describe('the log by turns', () => {
  const log = [
    told(1, -1, 'drawn'),
    told(2, 0, 'taken'),
    told(3, 1, 'rolling'),
    told(4, -1, 'rolled', 'asked'),
    told(5, 0, 'one'),
    told(6, 0, 'two'),
    told(7, 2, 'asked'),
  ];
  const turns = byTurn(log, sentence);

  it('counts chance to the turn before, and a seat’s moves in a row as one turn', () => {
    expect(turns.map((turn) => [turn.actor, turn.from, turn.to, turn.lines.map((line) => line.text)])).toEqual([
      [-1, 0, 1, ['drawn']],
      [0, 1, 2, ['taken']],
      [1, 2, 4, ['rolling', 'rolled']],
      [0, 4, 6, ['one', 'two']],
    ]);
  });

  it('knows how many turns others have had since mine', () => {
    expect(turnsSince(turns, 1)).toBe(1);
    expect(turnsSince(turns, 0)).toBe(0);
    expect(turnsSince(turns, 3)).toBeNull();
    expect(turnsSince(turns, null)).toBeNull();
  });

  it('knows what one missed', () => {
    expect(meanwhile(turns, 2, 6).map((turn) => turn.from)).toEqual([2, 4]);
    expect(meanwhile(turns, 6, 7)).toEqual([]);
  });

  it('tells a move of other rules as it is written, and cites nothing', () => {
    const written = byTurn([{ ...told(1, 0), notation: 'ticket G' }], sentence);
    expect(written.map((turn) => turn.lines)).toEqual([[{ text: 'ticket G', section: '' }]]);
  });
});

describe('positions that today’s rules do not lead to', () => {
  const hidden = [{ first: 3, last: 6 }];

  it('are passed over, the way one goes', () => {
    expect(shownPosition(hidden, 2, 1, 9)).toBe(2);
    expect(shownPosition(hidden, 3, 2, 9)).toBe(7);
    expect(shownPosition(hidden, 6, 7, 9)).toBe(2);
  });

  it('leave one where one can see, at either end', () => {
    expect(shownPosition([{ first: 3, last: 9 }], 5, 2, 9)).toBe(2);
    expect(shownPosition([{ first: 0, last: 4 }], 2, 5, 9)).toBe(5);
  });
});

describe('time', () => {
  it('is told in the largest unit that says it well', () => {
    expect(span(59)).toEqual({ unit: 'moments', count: 0 });
    expect(span(125)).toEqual({ unit: 'minutes', count: 2 });
    expect(span(7300)).toEqual({ unit: 'hours', count: 2 });
    expect(span(200_000)).toEqual({ unit: 'days', count: 2 });
  });

  it('is shown as clocks show it', () => {
    expect([245, 59.2, 3723, -4].map(clockFace)).toEqual(['4:05', '1:00', '1:02:03', '0:00']);
  });
});

describe('a question that several are asked', () => {
  const asked = (awaited: number[], more: Partial<Update> = {}): Update =>
    ({ you: 2, awaited, prompt: { actor: 2, ask: 'keeping', section: '2' }, ...more }) as Update;

  it('is the same when others have answered', () => {
    expect(askedStill(asked([0, 1, 2]), asked([1, 2]))).toBe(true);
    expect(askedStill(asked([0, 2]), asked([2]))).toBe(true);
  });

  it('is another when somebody is asked anew, when I have answered, or when I alone was asked', () => {
    expect(askedStill(asked([0, 2]), asked([1, 2]))).toBe(false);
    expect(askedStill(asked([0, 1, 2]), asked([0, 1]))).toBe(false);
    expect(askedStill(asked([2]), asked([2]))).toBe(false);
    expect(askedStill(asked([0, 2]), asked([2], { prompt: { actor: 2, ask: 'playing', section: '4' } }))).toBe(false);
    expect(askedStill(asked([0, 2], { you: null }), asked([0, 2], { you: null }))).toBe(false);
  });
});

describe('undo', () => {
  const seat = (kind: 'person' | 'bot') => ({
    kind,
    name: '',
    bot: null,
    ready: true,
    present: true,
    seconds: null,
    bank: 0,
    thinks: false,
    away: null,
    bot_at: null,
    bot_from: null,
    lent: false,
  });
  const update = (more: Partial<Update>): Update =>
    ({ phase: 'playing', you: 0, undo: null, can_undo: null, seats: [seat('person'), seat('bot')], ...more }) as Update;
  const log = [told(1, 0, 'a'), told(2, 1, 'b'), told(3, 0, 'c'), told(4, 1, 'd')];

  it('is free where the server says so', () => expect(undoing(update({ can_undo: 3 }), log)).toEqual({ free: true, moves: null }));
  it('is free among bots, back to my latest turn', () => expect(undoing(update({}), log)).toEqual({ free: true, moves: 2 }));
  it('is asked for among people', () => expect(undoing(update({ seats: [seat('person'), seat('person')] }), log)).toEqual({ free: false, moves: 2 }));
  it('tells whose turns go with it, and what I did', () => {
    const back = (moves: number | null, free = true) =>
      takenBack(update({ seats: [seat('person'), seat('bot'), seat('bot')] }), log, { free, moves }, sentence);
    expect(back(2)).toEqual({ mine: 'c', others: [1] });
    expect(back(0)).toEqual({ mine: 'a', others: [1] });
    expect(back(null)).toBeNull();
    expect(back(2, false)).toBeNull();
    expect(takenBack(update({}), log.slice(0, 3), { free: true, moves: 2 }, sentence)).toBeNull();
  });
  it('is nobody’s who watches, and nobody’s twice', () => {
    expect(undoing(update({ you: null }), log)).toBeNull();
    expect(undoing(update({ undo: { seat: 1, moves: 0, agreed: [] } }), log)).toBeNull();
    expect(undoing(update({}), [])).toBeNull();
  });
});

describe('moves to choose among', () => {
  const legal = (...moves: (AnyMove & Record<string, unknown>)[]): Legal[] => moves.map((move, number) => ({ number, notation: String(number), move }));

  it('are parted by the side of a thing', () => {
    const tiles = legal(...['cheer', 'boo'].flatMap((side) => [2, 3, 4].map((space) => ({ move: 'place_tile', side, space }))));
    expect(parted(tiles).map((moves) => moves.length)).toEqual([3, 3]);
  });

  it('stay together where nothing parts them', () => {
    const tickets = legal(...['blue', 'red', 'green'].map((camel) => ({ move: 'take_ticket', camel })));
    expect(parted(tickets)).toEqual([tickets]);
    expect(parted(legal({ move: 'roll' }))).toHaveLength(1);
  });
});

describe('the end', () => {
  it('goes by the places that the game gives, whatever the scores', () => {
    const places = ranking({ winners: [2], scores: [5, 7, 7, 9], places: [3, 2, 1, 3] });
    expect(places.map((entry) => [entry.seat, entry.place])).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
      [0, 3],
    ]);
  });
});

describe('the seal of the dice', () => {
  it('is judged by what this browser saw before', () => {
    expect(judge('a', 'b', 9, null)).toBe('broken');
    expect(judge('a', 'a', 9, null)).toBe('unseen');
    expect(judge('a', 'a', 9, { commitment: 'a', since: 9 })).toBe('unseen');
    expect(judge('a', 'a', 9, { commitment: 'b', since: 0 })).toBe('changed');
    expect(judge('a', 'a', 9, { commitment: 'a', since: 0 })).toBe('whole');
    expect(judge('a', 'a', 9, { commitment: 'a', since: 4 })).toBe('late');
  });
});

describe('what this browser has seen', () => {
  const update = { moves: 7, fair: { commitment: 'new' } } as Update;

  it('keeps the first seal it saw', () => {
    expect(seeing(null, update, 1)).toEqual({ commitment: 'new', since: 7, talk: 0, moves: 7, at: 1 });
    expect(seeing({ commitment: 'old', since: 0, talk: 3, moves: 2, at: 0 }, update, 5)).toEqual({ commitment: 'old', since: 0, talk: 3, moves: 7, at: 5 });
  });

  it('forgets the tables of long ago', () => {
    const seen = (at: number) => ({ commitment: '', since: 0, talk: 0, moves: 0, at });
    expect(Object.keys(latest({ a: seen(1), b: seen(3), c: seen(2) }, 2))).toEqual(['b', 'c']);
  });
});

describe('talk', () => {
  it('is heard once', () => {
    const said = (version: number) => ({ version, seat: 0, text: '', reaction: null, at: 0 });
    expect(joined([said(1), said(4)], [said(4), said(6)]).map((talk) => talk.version)).toEqual([1, 4, 6]);
  });
});

describe('an answer beside a question', () => {
  const screen = { width: 1000, height: 600 };
  const size = { width: 200, height: 100 };

  it('is at its left where there is room, else at its right', () => {
    expect(beside({ left: 500, top: 300, width: 50, height: 50 }, size, screen)).toEqual({ left: 290, top: 275 });
    expect(beside({ left: 20, top: 300, width: 50, height: 50 }, size, screen)).toEqual({ left: 80, top: 275 });
  });

  it('is always whole on the screen', () => {
    const place = beside({ left: 0, top: 0, width: 1000, height: 30 }, size, screen);
    expect(place.top).toBe(40);
    expect(place.left).toBe(400);
  });
});

describe('a view in words', () => {
  const view = {
    viewer: 0,
    phase: 'turn',
    options: { hide_coins: true },
    turn: 0,
    leg: 2,
    turns: 9,
    idle_turns: 0,
    start_marker: 1,
    track: [{ space: 3, camels: ['blue', 'green'] }],
    tiles: [],
    dice_left: ['red', 'grey'],
    rolled: [{ camel: 'white', face: 2 }],
    tickets: { blue: [3, 2], green: [] },
    winner_pile: [{ owner: 1, camel: null }],
    loser_pile: [],
    finish: 'running',
    winners: [],
    seats: [
      { coins: 4, tickets: [{ camel: 'blue', value: 5 }], pyramid_tickets: 1, partner: null, cards: 1, hand: ['red'], copied: 0 },
      { coins: 6, tickets: [], pyramid_tickets: 0, partner: null, cards: 5, hand: null, copied: 0 },
    ],
  };

  beforeAll(async () => {
    await words.use('en');
    await words.addGame('camel_up');
  });

  it('reads like sentences where the game has words', () => {
    const parts = new Describer('camel_up', ['Ada', 'Bo']).view(view);
    const read = parts.map((part) => [part.label, part.text || part.items.join(' ')].filter(Boolean).join(': '));
    expect(read).toEqual([
      'Leg 2, turn 9.',
      'Bo has the start marker.',
      'Camels on the track: Blue and green on space 3.',
      'Tiles: None on the track.',
      'Dice still in the pyramid: red and grey',
      'Dice rolled in this leg: Grey, a white 2',
      'Tickets left: Blue: 3 and 2. Green: none left.',
      'Bets on the winner of the race: Bo: a hidden card',
      'Bets on the loser of the race: None yet.',
    ]);
  });

  it('tells what lies before a seat, and hides what the table hides', () => {
    const describer = new Describer('camel_up', ['Ada', 'Bo']);
    expect(describer.seat(view, 0).map((part) => part.text)).toEqual(['4 coins.', 'Tickets: blue 5.', '1 pyramid ticket.', 'Cards in hand: red.']);
    expect(describer.seat(view, 1).map((part) => part.text)).toEqual(['Coins hidden.', '5 cards in hand.']);
  });

  it('tells a game without words by the names of its fields', () => {
    const parts = new Describer('nogame', ['Ada', 'Bo']).view({ gold_left: 7, seat: 1, market: [{ card: 'fish', price: 2 }], bag: {} });
    expect(parts.map((part) => [part.label, part.text || part.items.join()])).toEqual([
      ['gold left', '7'],
      ['seat', 'Bo'],
      ['market', 'card fish, price 2'],
      ['bag', '–'],
    ]);
  });
});
