import { expect, it } from 'vitest';
import { inOrder, selectorOf } from '../src/lesson/targets';

it('a thing is found by the attribute of its kind, a part by its name', () => {
  expect(selectorOf('camel:yellow')).toBe('[data-camel="yellow"], [data-part~="camel:yellow"]');
  expect(selectorOf('move:ticket Y')).toBe('[data-move="ticket Y"], [data-part~="move:ticket_Y"]');
  expect(selectorOf('pyramid')).toBe('[data-part~="pyramid"]');
  expect(selectorOf('whom')).toBe('[data-whom], [data-part~="whom"]');
});

it('a kind that no board has an attribute for is a part like others', () => expect(selectorOf('tent:2')).toBe('[data-part~="tent:2"]'));

it('what is sent in quotes stays within them', () => expect(selectorOf('card:a"b')).toContain('[data-card="a\\"b"]'));

it('the move that is asked for comes before what else is lit', () => {
  expect(inOrder(['order', 'move:bid 3', 'tile:e3'], ['bid 3'])).toEqual(['move:bid 3', 'order', 'tile:e3']);
  expect(inOrder(['side:cheer', 'space:4'], ['cheer 4'])).toEqual(['move:cheer 4', 'side:cheer', 'space:4']);
  expect(inOrder(['accounts'], [])).toEqual(['accounts']);
});
