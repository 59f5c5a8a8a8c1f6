/** What the server sends, with the types of the game that is played. What all games share knows only that there is such a game; its own board knows which. */
import type { Hint, HintedMove, PastPosition, LegalGroup, LegalMove, LensInfo, Told, ToldChange, Update } from '../generated/wire';
import type { Change } from './changes';
import type { AnyEvent, AnyMove } from './speech';

/** An event as it is sent: with the section of the rules that it comes from. */
export type Cited<Event> = Event & Pick<AnyEvent, 'section'>;

/** A game, by the types of its data. */
export interface AnyGame {
  view: unknown;
  move: AnyMove;
  event: AnyEvent;
  lens: unknown;
}

export interface Legal<Move extends AnyMove = AnyMove> extends LegalMove {
  move: Move;
}

export interface Kind<Move extends AnyMove = AnyMove> extends LegalGroup {
  moves: Legal<Move>[];
}

/** The events of one move. */
export interface Heard<Event extends AnyEvent = AnyEvent> extends Told {
  events: Event[];
}

/** The same, and beside each event what it changes in the view. */
export interface HeardChange<Event extends AnyEvent = AnyEvent> extends ToldChange {
  events: Event[];
  changes: Change[];
}

export interface News<Game extends AnyGame = AnyGame> extends Update {
  view: Game['view'];
  legal: Kind<Game['move']>[];
  ahead: Legal<Game['move']> | null;
  events: Heard<Game['event']>[];
}

/** An earlier position. */
export interface Past<Game extends AnyGame = AnyGame> extends PastPosition {
  view: Game['view'];
  told: Heard<Game['event']> | null;
}

export interface Lens<Game extends AnyGame = AnyGame> extends LensInfo {
  lens: Game['lens'] | null;
}

/** A move, and what is to follow it at once. */
export interface Planned<Move extends AnyMove = AnyMove> {
  move: Move;
  notation: string;
  then: { move: Move; notation: string }[];
}

/** What a bot advises, and what else it has thought of. */
export interface Advice<Move extends AnyMove = AnyMove> extends Hint {
  move: Move;
  then: Planned<Move>['then'];
  considered: (HintedMove & Planned<Move>)[];
}
