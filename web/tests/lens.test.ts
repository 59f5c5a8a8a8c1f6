import { describe, expect, it } from 'vitest';
import type { News } from '../src/core/game';
import { LensKeeper } from '../src/core/lens.svelte';
import { ownSource, type Source } from '../src/core/source';
import type { LensInfo } from '../src/generated/wire';

type Answer = (lens: LensInfo) => void;

/** A table at a version, whose lens is answered when the test says so. */
function laid() {
  const table = { version: 7, phase: 'playing', legal: ['roll'], lesson: null, settings: { lens: 'all' } };
  const asked: Answer[] = [];
  const source: Source = ownSource({
    send: () => Promise.reject(new Error('nothing is sent')),
    why: () => Promise.reject(new Error('nothing is asked')),
    lens: () => new Promise<LensInfo>((answer: Answer) => asked.push(answer)),
  });
  const keeper = new LensKeeper(
    'all',
    () => source,
    () => table as unknown as News,
  );
  const answer = async (version: number): Promise<void> => {
    asked.at(-1)!({ version, lens: { of: version }, fine: true });
    await new Promise((done) => setTimeout(done));
  };
  return { table, asked, keeper, answer };
}

describe('the lens of a table', () => {
  it('is asked for once, however many parts of a board want it', async () => {
    const { asked, keeper, answer } = laid();
    keeper.want(false);
    keeper.want(true);
    keeper.refresh();
    expect(asked).toHaveLength(1);
    await answer(7);
    keeper.refresh();
    expect(asked).toHaveLength(1);
    expect(keeper.at(null)?.version).toBe(7);
  });

  it('is asked for again when something happened, once, after the answer to what was asked before', async () => {
    const { table, asked, keeper, answer } = laid();
    keeper.want(false);
    table.version = 8;
    keeper.refresh();
    table.version = 9;
    keeper.refresh();
    expect(asked).toHaveLength(1);
    await answer(7);
    expect(asked).toHaveLength(2);
    await answer(9);
    expect(asked).toHaveLength(2);
  });

  it('is not asked for again when the answer was of what happened meanwhile', async () => {
    const { table, asked, keeper, answer } = laid();
    keeper.want(false);
    table.version = 8;
    keeper.refresh();
    await answer(8);
    expect(asked).toHaveLength(1);
  });

  it('goes when the table does not show it any more', async () => {
    const { table, asked, keeper, answer } = laid();
    keeper.want(false);
    await answer(7);
    table.settings.lens = 'off';
    keeper.refresh();
    expect(keeper.at(null)).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
