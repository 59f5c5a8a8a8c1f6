/** What things are called in views, moves and events. */
import {
  BLUE_DESIGNS,
  DESIGNS,
  DESIGN_POINTS,
  DJINNS,
  GOODS,
  LETTERS,
  RESOURCES,
  THIEF_TRIBES,
  THIEVES,
  TRIBES,
  type FiveTribesView,
} from '../../generated/five_tribes';

export type Tribe = (typeof TRIBES)[number];
export type Djinn = (typeof DJINNS)[number];
export type Thief = (typeof THIEVES)[number];
export type Good = (typeof GOODS)[number];
export type Resource = (typeof RESOURCES)[number];
export type TileView = FiveTribesView['tiles'][number];
export type SeatView = FiveTribesView['seats'][number];

/** Tribes by the letters that notation knows them by; those on pieces are words, `five_tribes-letter`. */
export const letterOf = (tribe: Tribe): string => LETTERS[TRIBES.indexOf(tribe)]!;
export const tribeOf = (letter: string): Tribe => TRIBES[LETTERS.indexOf(letter)]!;
export const pointsOf = (tile: TileView): number => DESIGN_POINTS[DESIGNS.indexOf(tile.design)]!;
export const isBlue = (tile: TileView): boolean => DESIGNS.indexOf(tile.design) < BLUE_DESIGNS;
/** Sacred places look alike, whatever their number. */
export const sceneOf = (tile: TileView): string => (tile.design.startsWith('sacred') ? 'sacred' : tile.design);
/** The tribe after whose action a thief is sent; that of the one who is not in the game is in another box. */
export const tribeOfThief = (thief: Thief): Tribe | null => (TRIBES as readonly Tribe[])[THIEF_TRIBES[THIEVES.indexOf(thief)]!] ?? null;
