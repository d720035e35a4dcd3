import { brandTheme } from '@crewdock/contract/brand';
import { afterAll, expect, test, vi } from 'vitest';
import { sanitizeSummary } from '../summary.ts';
import { blocksOf } from './blocks.ts';
import type { CvInput } from './document.ts';
import { createCvRenderer, cvTag, renderedCv } from './renderer.ts';

/** Long enough for an ordinary CV on a busy machine; the hostile ones take ten times as long. */
const cvs = createCvRenderer({ limits: { ms: 4000, memoryMb: 512 } });
afterAll(() => cvs.pool.close());

const visitor = (caller: string) => ({ cvs, actor: { kind: 'visitor' as const }, caller });
const ask = (summary: string, caller: string, signal?: AbortSignal) =>
  renderedCv(inputOf(summary), visitor(caller), signal);

test('a card that takes too much fails alone, is remembered, and the CVs of others are made', async () => {
  const asked = vi.spyOn(cvs.pool, 'run');
  const hostile = ask(`<p>${'😀'.repeat(9990)}</p>`, 'a');
  const behind = ask('<p>Of the same caller.</p>', 'a');
  const refused = { code: 'unavailable', message: expect.stringContaining('takes too much to make') };
  await Promise.all([
    expect(ask('<p>Of somebody else.</p>', 'b')).resolves.toMatchObject({ bytes: expect.any(Buffer) }),
    expect(hostile).rejects.toMatchObject({ ...refused, retryAfter: 60, cause: { name: 'WorkKilled' } }),
    expect(behind).resolves.toMatchObject({ bytes: expect.any(Buffer) }),
  ]);
  expect(asked).toHaveBeenCalledTimes(3);
  await expect(ask(`<p>${'😀'.repeat(9990)}</p>`, 'b')).rejects.toMatchObject({ ...refused, cause: undefined });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('it is tried again after a while', async () => {
  const input = inputOf('<p>Made in the end.</p>');
  cvs.failed.set(cvTag(input), Date.now() - 1);
  expect((await renderedCv(input, visitor('a'))).bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what was made is kept, and made once for all who ask', async () => {
  const asked = vi.spyOn(cvs.pool, 'run');
  const [first, second] = await Promise.all([ask('<p>Kept.</p>', 'a'), ask('<p>Kept.</p>', 'b')]);
  expect(second.bytes).toEqual(first.bytes);
  asked.mockClear();
  expect((await ask('<p>Kept.</p>', 'c')).bytes).toEqual(first.bytes);
  expect(asked).not.toHaveBeenCalled();
});

function inputOf(summary: string): CvInput {
  const words = { name: 'Ada', title: 'Engineer', facts: [], main_skills: [], other_skills: [], contacts: null };
  return {
    content: { ...words, summary: blocksOf(sanitizeSummary(summary)) },
    brand: { ...brandTheme('#0c5c66', '#ffffff').light, name: 'Crewdock' },
    design: 'modern',
    photo: null,
    modified: '2026-01-01T00:00:00Z',
  };
}
