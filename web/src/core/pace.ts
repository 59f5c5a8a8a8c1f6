/** How fast a table tells what happens: as a game's front says for each event, and as whoever looks on likes it. */

/** What somebody likes: slow, normal or fast; or normal, and a stop before each turn of somebody else. */
export const PACES = ['slow', 'normal', 'fast', 'wait'] as const;
export type Pace = (typeof PACES)[number];

/** How a front says that an event passes; a number is how long it lasts. All in milliseconds, at the normal pace. Before what `stops`, whoever wants to be waited for is waited for, as before a turn. */
export type Passing = number | { lasts: number; words?: number; held?: boolean; others?: number; stops?: boolean };

export const isScene = (passing: Passing): boolean => typeof passing !== 'number' && passing.held === true;
export const isStop = (passing: Passing): boolean => typeof passing !== 'number' && passing.stops === true;

export interface Timing {
  /** How long it is shown before the next. */
  lasts: number;
  /** How long pieces move before its words are said: in the prompt, in the log and aloud. */
  words: number;
  /** Whether it takes its time however much has happened since: a scene is never squeezed by catching up. It can be skipped all the same. */
  held: boolean;
  /** How many times faster than the front says. */
  speed: number;
}

const SPEED: Record<Pace, number> = { slow: 0.6, normal: 1, fast: 2.4, wait: 1 };
/** However much has happened, showing it takes no longer than this. */
const CATCH_UP: Record<Pace, number> = { slow: 24_000, normal: 12_000, fast: 4_000, wait: 12_000 };
/** With reduced motion there is nothing to wait for but reading. */
const CALM = { lasts: 350, words: 200 };

export const longestCatchUp = (pace: Pace): number => CATCH_UP[pace];

/** Who looks on: at which pace, with reduced motion or not, and whether it is their own turn that passes. */
export interface Looker {
  pace: Pace;
  calm: boolean;
  mine: boolean;
}

/** How an event passes before these eyes: `others` of its time where it is somebody else's turn, and with reduced motion hardly any, unless it is a scene. */
export function timingOf(passing: Passing, looker: Looker): Timing {
  const { pace, calm, mine } = looker;
  const { lasts, words = 0, held = false, others = 1 } = typeof passing === 'number' ? { lasts: passing } : passing;
  const still = calm && !held;
  return {
    lasts: still ? Math.min(lasts, CALM.lasts) : lasts,
    words: still ? Math.min(words, CALM.words) : words,
    held,
    speed: SPEED[pace] / (mine ? 1 : others),
  };
}

const GLANCE = 350;
const LETTER = 26;
const LONGEST_READ = 2400;

/** How long a sentence has to stay to be read, in milliseconds at the normal pace. */
export function readingTime(sentence: string): number {
  return sentence ? Math.min(GLANCE + LETTER * sentence.length, LONGEST_READ) : 0;
}
