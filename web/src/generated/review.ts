// Made by tools/page_types.py from the server's types. Do not edit.

/** A decision between several answers, and what it cost. */
export interface Decision {
  first: number;
  last: number;
  seat: number;
  stage: number;
  ask: string;
  played: string[];
  best: string[];
  up_to: number | null;
  best_up_to: number | null;
  loss: number;
  error: number;
  points: number | null;
  grade: "grave" | "none" | "real" | "small";
  fine: boolean;
  gain: number;
  gain_error: number;
}

/** A reviewed game. The same game, seed and budget give the same review, byte for byte. */
export interface Review {
  game: string;
  rules: number;
  engine: string;
  seed: number;
  samples: number;
  trials: number;
  viewer: number | null;
  open_cards: boolean;
  names: string[];
  unit: string;
  usual: Record<string, number>;
  usual_among: number;
  limits: Record<string, number>;
  sure: number;
  start: number[];
  steps: ReviewStep[];
  decisions: Decision[];
  seats: SeatFigures[];
  turnings: Turning[];
}

/** What one actor did at a stretch, and everybody's chance to win after it. */
export interface ReviewStep {
  first: number;
  last: number;
  actor: number;
  stage: number;
  chances: number[];
  change: number[];
  error: number[];
  events: unknown[];
  revealed: number[];
}

/** What the game was for one seat. Start + luck + skill = result, and skill = own + others. */
export interface SeatFigures {
  seat: number;
  name: string;
  start: number;
  result: number;
  luck: number;
  luck_error: number;
  skill: number;
  own: number;
  others: number;
  adjusted: number;
  decisions: number;
  mean_loss: number | null;
  mean_loss_error: number | null;
  grades: Record<string, number>;
  fine: number;
}

/** One of the largest swings: a step by its place among all, and whose chance changed most. */
export interface Turning {
  step: number;
  seat: number;
  before: number;
  after: number;
}
