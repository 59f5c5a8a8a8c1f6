/** What is shown on a tile besides what stands there. */
import type { Tribe } from '../names';

/** What a tile is in the move that is being planned or made. */
export interface Part {
  /** Where it may be gone on from here. */
  open?: boolean;
  /** A place where the move may end. */
  lit?: boolean;
  chosen?: boolean;
  start?: boolean;
  dim?: boolean;
  /** How brightly it glows as a start, from 1 on; with what the best move from there is worth. */
  glow?: number;
  worth?: string;
  /** Meeples that would come here, in order, or that would be dropped by touching it. */
  ghosts?: { tribe: Tribe; number: number | null }[];
  /** What ending here brings at once, at most two lines. */
  pips?: Pip[];
}
export interface Pip {
  /** None, where it is no tribe that brings it. */
  tribe: Tribe | null;
  text: string;
  /** The tile is taken with it. */
  camel?: boolean;
  /** What the planner would do. */
  best?: boolean;
}
