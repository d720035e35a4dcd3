import { expect, test, vi } from 'vitest';
import { toWordSearch } from '../words.ts';
import { BitSpace } from './bit-space.ts';
import { CardWordIndex } from './card-words.ts';

test('a long search needs no more memory than a short one', () => {
  const space = new BitSpace(64);
  const index = new CardWordIndex(space);
  index.put(0, { title: '', called: 'ας a b c', otherWords: 'd' });
  const lend = vi.spyOn(space, 'lend');
  const countSets = (search: string) => {
    lend.mockClear();
    expect(index.matches(toWordSearch(search)).found.has(0), search).toBe(true);
    return lend.mock.calls.length;
  };
  expect(countSets('ας a b c d '.repeat(18))).toBe(countSets('a'));
});
