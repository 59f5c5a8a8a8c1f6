/** By whose knowledge a game is reviewed: one's own, everybody's, or with open cards. */
export const LOOKS = ['mine', 'all', 'open'] as const;
export type Look = (typeof LOOKS)[number];

/** The one that an address names. */
export const lookOf = (named: string | null): Look | null => LOOKS.find((look) => look === named) ?? null;
