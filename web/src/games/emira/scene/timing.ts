/** How long the scene of a choice takes, in milliseconds: its questions share most of it, and the walk has the rest. */
export const SCENE = 2600;
export const WALK = 1000;

/** When the next step comes, of so many questions and then the walk. */
export const stepTime = (questions: number): number => (SCENE - WALK) / Math.max(1, questions);
