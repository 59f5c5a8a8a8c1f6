import { expect, test } from 'vitest';
import { Reading } from '../src/table/reading.svelte';

test('one thing is open at a time, and what is opened again closes', () => {
  const reading = new Reading<'log' | 'odds'>();
  expect(reading.what).toBeNull();
  reading.toggle('log');
  reading.toggle('odds');
  expect(reading.what).toBe('odds');
  reading.toggle('odds');
  expect(reading.what).toBeNull();
  reading.toggle('result');
  reading.close();
  expect(reading.what).toBeNull();
});
