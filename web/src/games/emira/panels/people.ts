/** What is printed on the cards of princesses. */
import { BY_NOTHING, FIRST_CHOICE, PREFERENCES, PRINCESSES, PRINCESS_TALENTS, SECOND_CHOICE, TALENTS } from '../../../generated/emira';
import type { Princess, Talent } from '../art/pieces';

export type Preference = (typeof PREFERENCES)[number];

export function talentsOf(princess: Princess): Talent[] {
  const bits = PRINCESS_TALENTS[PRINCESSES.indexOf(princess)]!;
  return TALENTS.filter((_, index) => (bits >> index) & 1);
}

/** Her first and second preference, swapped if an event has swapped them. */
export function preferencesOf(princess: Princess, swapped: boolean): (Preference | null)[] {
  const number = PRINCESSES.indexOf(princess);
  const both = [FIRST_CHOICE[number]!, SECOND_CHOICE[number]!].map((look) => (look === BY_NOTHING ? null : PREFERENCES[look]));
  return swapped ? both.reverse() : both;
}
