/** The table that is being set up, before it is opened. */
import type { Clock, GameInfo, NewSettings, Settings } from '../generated/wire';
import { watchOf } from '../lobby/watching';
import { given, playerCounts, type Value } from './options';

export const GRACES = [30, 120, 300, 900, 3600, 86400, 604800];
/** How long a bot that thinks may think about a move, in seconds. */
export const THINKING = [1, 3, 10];
export const LIMITS = { minutes: [1, 600], increment: [0, 600], days: [1, 30], bank: [0, 240] } as const;

/** Where this browser is: a table's weekends are its host's. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

export class Draft {
  info = $state.raw<GameInfo | null>(null);
  players = $state(0);
  name = $state('');
  lens = $state<Settings['lens']>('all');
  watch = $state<Settings['watch']>('link');
  listed = $state(false);
  talk = $state<Settings['talk']>('auto');
  botSeats = $state<Settings['bot_seats']>('auto');
  standIn = $state('');
  clock = $state<Clock>({ kind: 'none', minutes: 10, increment: 10, days: 3, at_zero: 'bot_moves', bank: 0, weekends_off: false, zone: ownZone() });
  /** What was chosen; by days nobody is away before their time is over. */
  ownGrace = $state<number | null>(null);
  /** Seconds. */
  thinking = $state(1);
  options = $state<Record<string, Value>>({});

  /** Another game: what was chosen for the one before does not fit it. */
  use(info: GameInfo): void {
    this.info = info;
    this.options = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
    this.standIn = info.usual_bot;
    if (!playerCounts(info).includes(this.players)) this.players = info.usual;
  }

  get grace(): number {
    return this.ownGrace ?? (this.clock.kind === 'days' ? 604800 : 120);
  }

  /** The fields that cannot be so, by name. */
  get wrong(): Set<string> {
    const faults = new Set<string>();
    const check = (name: string, value: unknown, least: number, most: number): void => {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) faults.add(name);
    };
    if (this.clock.kind === 'minutes') {
      check('minutes', this.clock.minutes, ...LIMITS.minutes);
      check('increment', this.clock.increment, ...LIMITS.increment);
    }
    if (this.clock.kind === 'days') {
      check('days', this.clock.days, ...LIMITS.days);
      check('bank', this.clock.bank, ...LIMITS.bank);
    }
    for (const option of this.info?.options ?? []) {
      const value = this.options[option.name];
      if (option.minimum !== null && option.maximum !== null && !option.values.includes(value!)) check(option.name, value, option.minimum, option.maximum);
    }
    return faults;
  }

  /** Everything, as the summary tells it. */
  get settings(): Settings {
    const { players, lens, clock, listed, talk, grace, thinking } = this;
    return {
      game: this.info!.game,
      players,
      options: given(this.info!, this.options, players),
      name: this.name.trim(),
      lens,
      clock,
      watch: watchOf(listed, this.watch),
      listed,
      talk,
      grace,
      thinking,
      stand_in: this.standIn,
      bot_seats: this.botSeats,
    };
  }

  /** What is sent. */
  get wish(): NewSettings {
    return { ...this.settings, clock: { ...this.clock } };
  }
}
