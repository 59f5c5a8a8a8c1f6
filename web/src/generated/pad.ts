// Made by tools/page_types.py from the server's types. Do not edit.

/** So many points for each piece of the row, whichever. */
export interface AllEach {
  kind: "all";
  points: number;
}

/** What bets bring, by the question whose answer they are on. */
export interface Bets {
  kind: "bets";
  pays: Record<string, number | null>;
  otherwise: number;
}

/** So many points for whoever has a certain card of another row. */
export interface Bonus {
  kind: "bonus";
  cards: Record<string, number>;
}

/** What the best single piece on some lines of one's partner brings, if it brings anything. */
export interface Copied {
  kind: "copied";
  rows: string[];
}

/** So many points for whoever's pieces can stand for all that one's card of this row names, each for one thing. */
export interface Covered {
  kind: "covered";
  points: number;
  needs: Record<string, (Record<string, number>)[]>;
  stands: Record<string, string[]>;
}

/** So many points, by each of a card, for every so many of a piece. */
export interface Every {
  kind: "every";
  card: string;
  piece: string;
  count: number;
  points: number;
}

/** So many points for every other person who has fewer of a piece. */
export interface Fewer {
  kind: "fewer";
  piece: string;
  points: number;
}

/** What the cards of a pile bring from its oldest on: those with the answer to a question, and all others. */
export interface Laid {
  kind: "laid";
  question: string;
  pays: number[];
  otherwise: number;
}

/** So many points for whoever has the most of a piece, alone. */
export interface Most {
  kind: "most";
  piece: string;
  points: number;
}

/** All sheets of a game; and the section that says what a tie is. */
export interface Pad {
  sheets: PadSheet[];
  ties: string;
}

/** What comes before all points: so many pieces that stand for all that a card names, or a larger number of any. */
export interface PadGoal {
  row: string;
  section: string;
  covered: number;
  otherwise: number;
  shared: boolean;
  bar: string;
  late: string | null;
}

/** Something that is told once for the whole table, by one of its answers. */
export interface PadQuestion {
  name: string;
  answers: string[];
}

/** A line of the sheet. */
export interface PadRow {
  name: string;
  section: string;
  pieces: Piece[];
  terms: (PieceEach | Printed | AllEach | Bonus | Every | Bets | Laid | Copied | Covered | Fewer | Most | Suits)[];
  most?: number | null;
  asks?: PadQuestion[];
  pile?: string[];
  paired?: boolean;
  floor?: "line" | "part" | null;
  breaks?: number;
  asked?: "always" | "level" | "reached";
}

/** The lines for so many people who play with these options. */
export interface PadSheet {
  players: number[];
  options: Record<string, unknown>;
  rows: PadRow[];
  goal?: PadGoal | null;
}

/** A thing that is counted before somebody. Names are unique on a sheet. */
export interface Piece {
  name: string;
  box?: number | null;
  worth?: number | null;
  on?: string | null;
  of?: string | null;
}

/** So many points for each of a piece; other points for whoever has a certain card. */
export interface PieceEach {
  kind: "each";
  piece: string;
  points: number;
  instead: Record<string, number>;
}

/** What each piece of the row is worth by itself. */
export interface Printed {
  kind: "printed";
}

/** Cards laid out in rows of different ones, the longest first; points for each row by its length. */
export interface Suits {
  kind: "suits";
  pieces: string[];
  worth: number[];
  wild?: string | null;
  by?: string | null;
  wilds?: number[];
}
