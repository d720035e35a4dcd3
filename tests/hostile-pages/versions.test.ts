import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mountWidgets } from '@crewdock/server/platform/http/static-files';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Browser } from 'playwright-core';
import type { InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { html, openHostPage } from '../support/host-page.ts';
import { temporaryDirectory } from '../support/product.ts';
import { buildScriptTag } from '../../sdk/build-script-tag.ts';
import { runningProduct } from '../support/running-product.ts';

/** A portal's widgets after three builds: a release of v1, the next one, and v2. All with other words for the same search. */
const SOURCES = resolve(import.meta.dirname, '../..');
const builds = temporaryDirectory();
let browser: Browser;
let served: FastifyInstance;
let origin: string;
let first: string;
let second: string;

const replacing = (...changes: [file: string, from: string, to: string][]): InlineConfig => ({
  plugins: [
    {
      name: 'other-sources',
      enforce: 'pre',
      transform(code, id) {
        const mine = changes.filter(([file]) => id === join(SOURCES, file));
        for (const [, from] of mine) if (!code.includes(from)) throw new Error(`${id} has no ${from}`);
        return mine.reduce((text, [, from, to]) => text.replace(from, to), code);
      },
    },
  ],
});
const searching = (word: string): [string, string, string] => [
  'widgets/src/talent-market/words.ts',
  'Search talents',
  word,
];

beforeAll(async () => {
  const v1 = join(builds.path, 'v1');
  const server = join(builds.path, 'server');
  first = await buildScriptTag(v1, server, replacing(searching('First search')));
  second = await buildScriptTag(v1, server, replacing(searching('Second search')));
  await buildScriptTag(
    join(builds.path, 'v2'),
    server,
    replacing(searching('Search of v2'), ['sdk/src/version.ts', 'MAJOR: number = 1', 'MAJOR: number = 2']),
  );
  served = Fastify({ forceCloseConnections: true });
  await mountWidgets(served, builds.path);
  origin = await served.listen({ port: 0, host: 'localhost' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  builds.remove();
});

const loader = (path: string, more = '') => `<script async src="${origin}/widgets/${path}/loader.js"${more}></script>`;
const market = (tag: string) =>
  `<${tag} company="acme" portal="${runningProduct().portal}" page-size="1" style="min-height: 300px"></${tag}>`;
const manifest = (path: string) =>
  JSON.parse(readFileSync(join(builds.path, path), 'utf8')) as { folder: string; files: Record<string, string> };

test('an older build answers at its addresses, forever and with its hashes, beside the newest', async () => {
  expect(first).not.toBe(second);
  for (const folder of [first, second]) {
    const answer = await fetch(`${origin}/widgets/v1/${folder}/talent-market.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  const newest = await fetch(`${origin}/widgets/v1/loader.js`);
  expect(newest.headers.get('cache-control')).toBe('no-cache');
  expect(await newest.text()).toContain(second);
  expect(manifest('v1/integrity.json').folder).toBe(second);

  // A page that was pinned when the first was the newest one.
  const { files } = manifest(`v1/${first}/integrity.json`);
  const addresses = Object.entries(files).map(([path, hash]) => [`${origin}/widgets/v1/${path}`, hash]);
  const host = await openHostPage(browser, {
    head: `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(addresses) })}</script>
      ${loader(`v1/${first}`, ` integrity="${files[`${first}/loader.js`]}" crossorigin="anonymous"`)}`,
    body: market('crewdock-talent-market'),
  });
  await host.ready();
  expect(await host.market.getByRole('searchbox').getAttribute('placeholder')).toBe('First search');
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});

test.each([
  ['v1 first', ['v1', 'v2']],
  ['v2 first', ['v2', 'v1']],
])('two majors live on one page, %s: each has its own tags, classes and renderer', async (_, order) => {
  const tags = { v1: 'crewdock-talent-market', v2: 'crewdock2-talent-market' };
  const host = await openHostPage(browser, {
    head: order.map((major) => loader(major)).join(''),
    body: market(tags.v1) + market(tags.v2),
    others: { '/other.html': html('', '') },
  });
  const { page } = host;
  for (const [tag, words, searches] of [
    [tags.v1, 'Second search', 1],
    [tags.v2, 'Search of v2', 2],
  ] as const) {
    const widget = page.locator(tag);
    await widget.locator('[part=name]').first().waitFor();
    const search = widget.getByRole('searchbox');
    expect(await search.getAttribute('placeholder')).toBe(words);
    await search.fill('react');
    await expect.poll(() => host.events.filter(({ type }) => type === 'crewdock-search').length).toBe(searches);
  }
  // The one goes, the other stays as it was.
  await page.locator(tags.v2).evaluate((element) => element.remove());
  expect(await page.locator(tags.v1).getByRole('searchbox').inputValue()).toBe('react');
  expect(await page.evaluate(([a, b]) => customElements.get(a!) === customElements.get(b!), Object.values(tags))).toBe(
    false,
  );
  expect(host.problems).toEqual([]);
  await page.context().close();
});

test('the same major twice, of two builds: the first that arrives is in force, the second harmless', async () => {
  const host = await openHostPage(browser, {
    head: loader('v1') + loader(`v1/${first}`),
    body: market('crewdock-talent-market'),
  });
  await host.ready();
  expect(await host.market.getByRole('searchbox').getAttribute('placeholder')).toMatch(/^(First|Second) search$/);
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});
