/** What is printed on the cards of princesses. */
import { FIRST_CHOICE, PRINCESSES, PRINCESS_TALENTS, SECOND_CHOICE, TALENTS } from '../../../generated/emira';
import type { Princess, Talent } from '../art/pieces';

export type Preference = 'appearance' | 'status' | 'palace' | 'money' | 'princesses';
const PREFERENCES: readonly (Preference | null)[] = ['appearance', 'status', 'palace', 'money', 'princesses', null];

export function talentsOf(princess: Princess): Talent[] {
  const bits = PRINCESS_TALENTS[PRINCESSES.indexOf(princess)]!;
  return TALENTS.filter((_, index) => (bits >> index) & 1);
}

/** Her first and second preference, swapped if an event has swapped them. */
export function preferencesOf(princess: Princess, swapped: boolean): (Preference | null)[] {
  const number = PRINCESSES.indexOf(princess);
  const both = [PREFERENCES[FIRST_CHOICE[number]!]!, PREFERENCES[SECOND_CHOICE[number]!] ?? null];
  return swapped ? both.reverse() : both;
}
