import type { Drawn, PageOrder } from '@crewdock/contract/rendered-pages';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { built } from '../../../tests/support/built.ts';
import { PORTAL_DIST } from '../platform/http/static-files.ts';
import { WorkProcess } from '../platform/processes/work-process.ts';

/** One path of each kind of server-rendered page. */
const PATHS = [
  '/',
  '/market/talents',
  '/available-resources',
  '/t/123456789-1',
  '/j/somebody',
  '/l/abcdefghijklmnop',
  '/privacy-policy',
  '/terms-of-use',
  '/page-not-found',
];
const DRAW = { module: pathToFileURL(join(PORTAL_DIST, '.server/draw.js')), name: 'draw' };

beforeAll(built);

test('a page renders the same whichever pages were rendered before it in the process', async () => {
  const [there, back] = [await drawnInTurn(PATHS), await drawnInTurn(PATHS.toReversed())];
  expect(there).toEqual(PATHS.map(() => ({ page: expect.anything() })));
  expect(back.toReversed()).toEqual(there);
});

/** Renders the paths in one process, with all API calls answered by 404. */
async function drawnInTurn(paths: string[]): Promise<Drawn[]> {
  // Generous limits, because resource use is not tested here.
  const process = new WorkProcess(DRAW, { ms: 600_000, memoryMb: 1024 });
  const pages: Drawn[] = [];
  for (const path of paths) {
    const order: PageOrder = { address: `https://crewdock.example${path}`, company: null, answers: {} };
    let drawn = (await process.run(order)) as Drawn;
    while (drawn && 'missing' in drawn) {
      for (const call of drawn.missing) order.answers[call] = { status: 404, body: '{}' };
      drawn = (await process.run(order)) as Drawn;
    }
    pages.push(drawn);
  }
  process.kill();
  await process.ended;
  return pages;
}
