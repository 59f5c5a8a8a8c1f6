import { expect, it } from 'vitest';
import { connection } from '../src/core/connection.svelte';
import { fetched } from '../src/table/fetched';
import { sources } from './sources';

it('a part is asked for when somebody answers, and not before', async () => {
  const asked: boolean[] = [];
  connection.lost();
  const part = fetched(() => Promise.resolve(asked.push(connection.away)), 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toEqual([]);
  connection.found();
  expect(await part).toBe(1);
  expect(asked).toEqual([false]);
});

it('a part that does not come is not shown, and the page is loaded anew', async () => {
  const anew = await new Promise((resolve, reject) => {
    const lost = fetched(
      () => Promise.reject(new Error('gone')),
      1,
      () => resolve('anew'),
    );
    void lost.then(reject, reject);
  });
  expect(anew).toBe('anew');
});

it('whatever is shown late is fetched so', () => {
  const once = [...sources].filter(([, text]) => /\{#await import\(|void import\((?!.*\.catch\()/.test(text)).map(([path]) => path);
  expect(once).toEqual([]);
});
