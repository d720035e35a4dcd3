import type { Drawn, PageOrder } from '@crewdock/contract/rendered-pages';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { built } from '../../../tests/support/built.ts';
import { PORTAL_DIST } from '../infra/http/static-files.ts';
import { WorkProcess } from '../infra/workers/worker-process.ts';

/** One path of each kind of page that the server renders. */
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

test('pages of a closed market are not drawn, because their script leads to the home page', async () => {
  const pages = await drawnInTurn(['/', '/market/talents', '/market/jobs', '/available-resources', '/j/1-1'], CLOSED);
  expect(pages).toEqual([{ page: expect.anything() }, null, null, null, null]);
});

const NO_SITES = { partner_site_url: null, engineer_site_url: null };
const CLOSED: PageOrder['company'] = {
  id: 1,
  slug: 'acme',
  name: 'Acme',
  logo: null,
  logo_dark: null,
  brand_color: '#000000',
  font_color: '#ffffff',
  header_title: null,
  market_enabled: false,
  portal_url: 'https://acme.crewdock.example',
};

/** Renders the paths in one process; all API calls return 404. */
async function drawnInTurn(paths: string[], company: PageOrder['company'] = null): Promise<Drawn[]> {
  // Generous limits, because resource use is not tested here.
  const process = new WorkProcess(DRAW, { ms: 600_000, memoryMb: 1024 });
  const pages: Drawn[] = [];
  for (const path of paths) {
    const order: PageOrder = { address: `https://crewdock.example${path}`, company, sub_sites: NO_SITES, answers: {} };
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
