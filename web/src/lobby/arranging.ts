/** What a table is set to, setting by setting: what each is called, which values it can have, and what becomes of the settings with another one. */
import { levelName } from '../core/levels';
import { say, words } from '../core/words.svelte';
import type { Altered, Clock, GameInfo, Option, Settings } from '../generated/wire';
import { GRACES, ownZone } from '../newtable/draft.svelte';
import { choices, optionHelp, optionName, optionValue, playerCounts, sorted, type Value } from '../newtable/options';
import { spanInWords } from './summary';
import { watchChoices, watchOf } from './watching';

export interface Setting {
  /** As the server calls it. */
  name: string;
  label: string;
  help: string;
  /** What can be chosen, the present value among it. */
  values: unknown[];
  value: unknown;
  tell: (value: unknown) => string;
  /** All settings, with this value. */
  with: (value: unknown) => Settings;
  /** What it was when the table was opened, if that was another value. */
  altered: Altered | null;
}

export interface Arrangement {
  /** What everybody looks at, and whatever is not as it was. */
  main: Setting[];
  more: Setting[];
}

const MINUTES = [5, 10, 20, 40];
const DAYS = [1, 2, 3, 7];

export function arrangement(settings: Settings, info: GameInfo, altered: Altered[], language: string): Arrangement {
  const set = (changes: Partial<Settings>): Settings => ({ ...settings, ...changes });
  const all: (Omit<Setting, 'altered'> & { main: boolean })[] = [];
  const choose = <T>(
    main: boolean,
    name: string,
    label: string,
    help: string,
    values: T[],
    value: T,
    tell: (one: T) => string,
    set: (one: T) => Settings,
  ): void => {
    const known = values.some((one) => same(one, value)) ? values : [value, ...values];
    all.push({ main, name, label, help, values: known, value, tell: (one) => tell(one as T), with: (one) => set(one as T) });
  };
  const pick = <N extends 'lens' | 'watch' | 'talk' | 'bot_seats'>(main: boolean, name: N, values: Settings[N][]): void =>
    choose(
      main,
      name,
      say(`page-new-${name}`),
      say(`page-new-${name}-${settings[name]}.help`),
      values,
      settings[name],
      (one) => say(`page-new-${name}-${one}`),
      (one) => set({ [name]: one }),
    );

  choose(
    true,
    'players',
    say('page-new-players'),
    '',
    playerCounts(info),
    settings.players,
    (count) => say('page-sum-players', { count }),
    (players) => set({ players, options: fewer(settings.options, info, players) }),
  );
  choose(
    true,
    'clock',
    say('page-new-clock'),
    say(`page-new-clock-${settings.clock.kind}.help`),
    clocks(settings.clock),
    settings.clock,
    clockInWords,
    (clock) => set({ clock }),
  );
  if (info.lens) pick(true, 'lens', ['all', 'own', 'off']);
  const { ordinary, rulings } = sorted(info);
  const option = (main: boolean, one: Option): void => {
    const { game } = settings;
    const value = settings.options[one.name] ?? one.default;
    choose<Value>(
      main,
      `options.${one.name}`,
      optionName(game, one.name),
      optionHelp(game, one.name),
      choices(one, settings.players) ?? [],
      value,
      (given) => optionValue(game, one.name, given),
      (given) => set({ options: { ...settings.options, [one.name]: given } }),
    );
  };
  for (const one of ordinary) option(true, one);
  choose(
    false,
    'listed',
    say('page-new-listed'),
    say('page-new-listed.help'),
    [false, true],
    settings.listed,
    (listed) => say(listed ? 'page-sum-listed' : 'page-sum-unlisted'),
    (listed) => set({ listed, watch: watchOf(listed, settings.watch), bot_seats: listed ? 'closed' : 'open' }),
  );
  pick(false, 'watch', watchChoices(settings.listed));
  pick(false, 'talk', ['free', 'reactions', 'off']);
  pick(false, 'bot_seats', ['open', 'closed']);
  choose(
    false,
    'grace',
    say('page-new-grace'),
    say('page-new-grace.help'),
    GRACES,
    settings.grace,
    (grace) => spanInWords(grace, language),
    (grace) => set({ grace }),
  );
  choose(
    false,
    'stand_in',
    say('page-new-standin'),
    '',
    info.bots,
    settings.stand_in,
    (bot) => levelName(settings.game, bot),
    (bot) => set({ stand_in: bot }),
  );
  for (const one of rulings) option(false, one);

  const told = all.map(({ main, ...one }) => ({ main, setting: { ...one, altered: altered.find((change) => change.name === one.name) ?? null } }));
  const first = ({ main, setting }: (typeof told)[number]): boolean => main || setting.altered !== null;
  return { main: told.filter(first).map(({ setting }) => setting), more: told.filter((one) => !first(one)).map(({ setting }) => setting) };
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function clocks(present: Clock): Clock[] {
  const like = (changes: Partial<Clock>): Clock => ({ ...present, ...changes });
  return [
    like({ kind: 'none' }),
    ...MINUTES.map((minutes) => like({ kind: 'minutes', minutes })),
    ...DAYS.flatMap((days) => [
      like({ kind: 'days', days }),
      like({ kind: 'days', days, weekends_off: !present.weekends_off, zone: present.zone || ownZone() }),
    ]),
  ];
}

export function clockInWords(clock: Clock): string {
  if (clock.kind === 'none') return say('page-new-clock-none');
  const [count, unit] = clock.kind === 'minutes' ? [clock.minutes, 'minute'] : [clock.days, 'day'];
  const besides =
    clock.kind !== 'days' ? [] : [clock.bank ? say('page-sum-bank', { bank: clock.bank }) : '', clock.weekends_off ? say('page-sum-weekends') : ''];
  return [words.number(count, { style: 'unit', unit, unitDisplay: 'long' }), ...besides].filter(Boolean).join(', ');
}

/** What lets fewer play is set by their number, not by hand; and a seat that there is not is nobody's. */
function fewer(options: Settings['options'], info: GameInfo, players: number): Settings['options'] {
  const own = { ...options };
  for (const { name, fewest, default: usual } of info.options) {
    if (fewest !== null) own[name] = players < info.fewest && fewest <= players;
    else if (name.endsWith('seat') && typeof own[name] === 'number' && own[name] >= players) own[name] = usual;
  }
  return own;
}
