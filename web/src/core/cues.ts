/** What happened, cut into what is shown one after the other: each event with what it changes, and whose turn it belongs to. */
import type { Change as ViewChange } from './changes';
import type { AnyGame, Heard } from './game';
import type { AnyEvent } from './speech';

export interface Cue<Event extends AnyEvent> {
  told: Heard<Event>;
  event: Event;
  /** What it changes in the view; nothing is known of that where the whole view came with it. */
  change: ViewChange;
  /** Whether this is the move's last event. */
  last: boolean;
  /** Whose turn it belongs to, and whether that begins with it. */
  turn: number;
  opens: boolean;
  /** Whether it is shown once more. */
  again: boolean;
}

/** A turn that has been shown: the view before it, and what happened. */
export interface ShownTurn<Game extends AnyGame> {
  before: Game['view'];
  cues: Cue<Game['event']>[];
}

/** Makes cues of moves as they are heard: moves of chance belong to the turn before them. */
export class CueMaker<Event extends AnyEvent> {
  /** Whose turn was heard of last, and which seat moved. */
  #turn = -1;
  #mover = -2;

  of(told: Heard<Event>, changes: ViewChange[] = []): Cue<Event>[] {
    const fresh = told.actor >= 0 && told.actor !== this.#mover;
    if (fresh) this.#turn = told.actor;
    this.#mover = told.actor;
    const { length } = told.events;
    return told.events.map((event, index) => ({
      told,
      event,
      change: changes[index] ?? null,
      last: index === length - 1,
      turn: this.#turn,
      opens: fresh && index === 0,
      again: false,
    }));
  }
}

/** A turn with one more cue. One of which no more than the view after it is known cannot be shown again. */
export function withCue<Game extends AnyGame>(shown: ShownTurn<Game> | null, cue: Cue<Game['event']>, before: Game['view']): ShownTurn<Game> | null {
  if (cue.change === null && cue.told.events.length > 0 && !('changes' in cue.told)) return null;
  return cue.opens || !shown ? { before, cues: [cue] } : { ...shown, cues: [...shown.cues, cue] };
}
