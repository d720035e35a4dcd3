import { brandTheme } from '@crewdock/contract/brand';
import { afterAll, expect, test, vi } from 'vitest';
import { sanitizeRichText } from '../../core/text/rich-text.ts';
import { toCvBlocks } from './blocks.ts';
import type { CvInput } from './document.ts';
import { createCvRenderer, cvTag, renderedCv } from './renderer.ts';

/**
 * A renderer whose limits an ordinary CV does not exceed even on a busy machine. `strict` has limits that are exceeded
 * quickly.
 */
const cvs = createCvRenderer({ limits: { ms: 600_000, memoryMb: 512 } });
const strict = createCvRenderer({ limits: { ms: 500, memoryMb: 512 } });
afterAll(() => Promise.all([cvs.pool.close(), strict.pool.close()]));

const visitor = (caller: string) => ({ cvs, actor: { kind: 'visitor' as const }, caller });
const ask = (summary: string, caller: string) => renderedCv(inputOf(summary), visitor(caller));

test('a card that takes too long to render is refused, and immediately when it is requested again', async () => {
  const asked = vi.spyOn(strict.pool, 'run');
  const hostile = inputOf(`<p>${'😀'.repeat(9990)}</p>`);
  const refused = { code: 'unavailable', message: expect.stringContaining('takes too long to create') };
  await expect(renderedCv(hostile, { ...visitor('a'), cvs: strict })).rejects.toMatchObject({
    ...refused,
    retryAfter: 60,
    cause: { name: 'WorkKilled' },
  });
  await expect(renderedCv(hostile, { ...visitor('b'), cvs: strict })).rejects.toMatchObject(refused);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a card that failed is rendered again after a while', async () => {
  const input = inputOf('<p>Made in the end.</p>');
  cvs.failed.set(cvTag(input), Date.now() - 1);
  expect((await renderedCv(input, visitor('a'))).bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a PDF is the same for concurrent requests, and cached for later requests', async () => {
  const asked = vi.spyOn(cvs.pool, 'run');
  const [first, second] = await Promise.all([ask('<p>Kept.</p>', 'a'), ask('<p>Kept.</p>', 'b')]);
  expect(second.bytes).toEqual(first.bytes);
  asked.mockClear();
  expect((await ask('<p>Kept.</p>', 'c')).bytes).toEqual(first.bytes);
  expect(asked).not.toHaveBeenCalled();
});

test('a PDF is the same from another process that has rendered other CVs', async () => {
  const others = createCvRenderer({ limits: { ms: 600_000, memoryMb: 512 } });
  const texts = ['<p>Same: kept 日本 и 😀.</p>', '<p>Other Ελλ עברית 漢字.</p>'];
  try {
    const first = await ask(texts[0]!, 'a');
    await renderedCv(inputOf(texts[1]!), { ...visitor('a'), cvs: others });
    expect((await renderedCv(inputOf(texts[0]!), { ...visitor('a'), cvs: others })).bytes).toEqual(first.bytes);
  } finally {
    await others.pool.close();
  }
});

function inputOf(summary: string): CvInput {
  const lists = {
    facts: [],
    main_skills: [],
    other_skills: [],
    languages: [],
    experience: [],
    education: [],
    links: [],
  };
  return {
    content: {
      name: 'Ada',
      title: 'Engineer',
      ...lists,
      contacts: null,
      summary: toCvBlocks(sanitizeRichText(summary)),
    },
    brand: { ...brandTheme('#0c5c66', '#ffffff').light, name: 'Crewdock' },
    design: 'modern',
    resume: '{}',
    photo: null,
    logo: null,
    modified: '2026-01-01T00:00:00Z',
  };
}
