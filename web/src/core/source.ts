/** Where a table comes from: what its store asks for, and how it hears of what is new. A live table has a socket; a what-if has none. */
import type { Ack, Change, Command, Error as Problem, Hint, LensInfo, PastLens, PastPosition, Told, Update, Why } from '../generated/wire';
import { api, Away } from './api';
import { Uplink } from './uplink';

/** Whoever is told of what is new. */
export interface Hearer {
  version: () => number;
  update: (update: Update) => void;
  /** What changes for whoever has all before it; false if it does not fit what is here. */
  change: (change: Change) => boolean;
  refused: (problem: Problem) => void;
}

export interface Source {
  send(command: Command, seat?: number | null): Promise<Ack>;
  close(): void;
  /** Everything that has happened. */
  story(): Promise<Told[]>;
  lens(fine: boolean): Promise<LensInfo>;
  hint(bot: string): Promise<Hint>;
  why(notation: string): Promise<Why>;
  past(moves: number): Promise<PastPosition>;
  pastLens(moves: number): Promise<PastLens>;
}

export type Connect = (id: string, hearer: Hearer) => Source;

/** The live table of this name. */
export const liveSource: Connect = (id, hearer) => {
  const uplink = new Uplink(id, hearer.version, hearer.update, hearer.change, hearer.refused);
  return {
    send: (command, seat = null) => uplink.send(command, seat),
    close: () => uplink.close(),
    story: () => api.since(id, 0),
    lens: (fine) => api.lens(id, fine),
    hint: (bot) => api.hint(id, bot),
    why: (notation) => api.whyNot(id, notation),
    past: (moves) => api.pastPosition(id, moves),
    pastLens: (moves) => api.pastLens(id, moves, true),
  };
};

/** What is no table, as a puzzle or a what-if: it answers for itself, and what it does not answer is not to be had. */
export function ownSource(answers: Pick<Source, 'send' | 'why' | 'lens'> & Partial<Source>): Source {
  const none = (): Promise<never> => Promise.reject(new Away());
  return { close: () => undefined, story: () => Promise.resolve([]), hint: none, past: none, pastLens: none, ...answers };
}
