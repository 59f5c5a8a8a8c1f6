import { beforeAll, expect, test } from 'vitest';
import { say, words } from '../src/core/words.svelte';
import { preferencesOf, talentsOf } from '../src/games/emira/panels/people';
import { needed, slotsOf } from '../src/games/emira/panels/talents';

beforeAll(async () => {
  await words.addGame('emira');
  await words.use('en');
});

test('a princess has the talents that are printed on her card', () => {
  expect(talentsOf('farah')).toEqual(['intelligence']);
  expect(talentsOf('noor')).toEqual(['intelligence', 'housekeeping']);
  expect(talentsOf('sidi_suleiman')).toEqual([]);
});

test('a change of heart swaps what she looks at', () => {
  expect(preferencesOf('farah', false)).toEqual(['status', 'money']);
  expect(preferencesOf('farah', true)).toEqual(['money', 'status']);
});

test('whoever has two talents stands for the one that nobody else has', () => {
  expect(slotsOf('ihr', ['noor', 'farah', 'thara'])).toEqual([
    { talents: ['intelligence'], by: 'farah' },
    { talents: ['housekeeping'], by: 'noor' },
    { talents: ['romance'], by: 'thara' },
  ]);
});

test('an objective is told as it is: what it leaves open stays open', () => {
  expect(slotsOf('iir_irr', [])).toEqual([
    { talents: ['intelligence'], by: null },
    { talents: ['romance'], by: null },
    { talents: ['intelligence', 'romance'], by: null },
  ]);
  expect(slotsOf('hhcr_hccr_hcrr', []).map((slot) => slot.talents.length)).toEqual([1, 1, 1, 3]);
  expect(slotsOf('iiccr_iicrr_iccrr', []).map((slot) => slot.talents.length)).toEqual([1, 1, 1, 3, 3]);
  expect(slotsOf('iihcr', []).every((slot) => slot.talents.length === 1)).toBe(true);
});

test('either talent fills what is left open', () => {
  expect(slotsOf('iir_irr', ['thara', 'sahar']).map((slot) => slot.by !== null)).toEqual([false, true, true]);
  expect(slotsOf('iir_irr', ['farah', 'malika']).map((slot) => slot.by !== null)).toEqual([true, false, true]);
});

test('the words say the same, with how many princesses are needed', () => {
  const objective = say('emira-objective', { objective: 'iir_irr' });
  expect(say('emira-page-objective-told', { objective, ...needed(5) })).toBe(
    'three of intelligence and romance, at least one of each, among 4 princesses; or any 6.',
  );
});
