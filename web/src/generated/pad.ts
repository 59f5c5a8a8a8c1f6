// Made by tools/page_types.py from the server's types. Do not edit.

/** So many points for every other person who has fewer of a piece. */
export interface Fewer {
  kind: "fewer";
  piece: string;
  points: number;
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

/** A line of the sheet. */
export interface PadRow {
  name: string;
  section: string;
  pieces: Piece[];
  terms: (PieceEach | Printed | Fewer | Most | Suits)[];
  most: number | null;
}

/** The lines for so many people who play with these options. */
export interface PadSheet {
  players: number[];
  options: Record<string, unknown>;
  rows: PadRow[];
}

/** A thing that is counted before somebody. Names are unique on a sheet. */
export interface Piece {
  name: string;
  box: number | null;
  worth: number | null;
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
  wild: string;
  by: string;
  wilds: number[];
}
