import { expect, test } from 'vitest';
import { preferencesOf, talentsOf } from '../src/games/emira/panels/people';
import { standings } from '../src/games/emira/panels/talents';

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
  expect(standings('ihr', ['noor', 'farah', 'thara'])).toEqual([
    { talent: 'intelligence', by: 'farah' },
    { talent: 'housekeeping', by: 'noor' },
    { talent: 'romance', by: 'thara' },
  ]);
});

test('of several ways to fulfil an objective the one is shown of which most is there', () => {
  expect(standings('iir_irr', ['thara', 'sahar']).map((one) => [one.talent, one.by !== null])).toEqual([
    ['intelligence', false],
    ['romance', true],
    ['romance', true],
  ]);
});
