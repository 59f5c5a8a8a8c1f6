import { expect, test } from 'vitest';
import { initial, initials } from '../src/shell/initial';

test('a flag has the first letter of the name, whole', () => {
  expect(['ann', ' Łucja', 'Élodie', '🐪 rider', ''].map(initial)).toEqual(['A', 'Ł', 'É', '🐪', '']);
});

test('names that begin alike are told apart by the first letter that differs', () => {
  expect(initials(['Ann', 'Sirocco', 'Shamal', 'Zosia'])).toEqual(['A', 'Si', 'Sh', 'Z']);
  expect(initials(['Sirocco', 'Simoom'])).toEqual(['Sr', 'Sm']);
});

test('a name that is the beginning of another, or the same, is told apart by its seat', () => {
  expect(initials(['Ann', 'Anna'])).toEqual(['A1', 'Aa']);
  expect(initials(['Ada', 'Ben', 'ada'])).toEqual(['A1', 'B', 'A3']);
});

test('a free seat has a bare flag', () => {
  expect(initials(['', 'Ann', ''])).toEqual(['', 'A', '']);
});
