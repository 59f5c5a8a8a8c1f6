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
  /** Meeples that would come here, in order, or that would be dropped by touching it. */
  ghosts?: { tribe: Tribe; number: number | null }[];
  /** What ending here earns, at most three lines. */
  chips?: Chip[];
}
export interface Chip {
  tribe: Tribe | null;
  text: string;
  control?: boolean;
  /** What the planner would do. */
  best?: boolean;
}
