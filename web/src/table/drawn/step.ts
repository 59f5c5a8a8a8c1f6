/** What one event did to the board. */
export interface Step {
  /** The paths in the view that it touched. */
  touched: string[];
  /** How much more each number is, by its tile's path. */
  counted: Map<string, number>;
  /** Whether things move, or only stand where they stand now. */
  moving: boolean;
}

export const STILL: Step = { touched: [], counted: new Map(), moving: false };
