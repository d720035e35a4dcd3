import { html } from '../support/host-page.ts';
import { marketOf, type Releases, serveReleases } from './releases.ts';
import { expect, test } from '../fixtures/test.ts';

let releases: Releases;

test.beforeAll(async () => {
  releases = await serveReleases();
});
test.afterAll(async () => {
  await releases?.close();
});

test('an older build stays available at its immutable URLs and matches its integrity hashes after a newer release', async ({
  openHost,
}) => {
  const { origin, first, second, manifest } = releases;
  expect(first).not.toBe(second);
  for (const folder of [first, second]) {
    const answer = await fetch(`${origin}/widgets/v1/${folder}/talent-market.js`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  const newest = await fetch(`${origin}/widgets/v1/loader.js`);
  expect(newest.headers.get('cache-control')).toBe('no-cache');
  expect(await newest.text()).toContain(second);
  expect(manifest('v1/integrity.json').folder).toBe(second);

  // A page that pinned the first build while it was the newest.
  const host = await openHost({ head: releases.pinned(), body: marketOf('crewdock-talent-market') });
  await host.ready();
  expect(await host.market.getByRole('searchbox').getAttribute('placeholder')).toBe('First search');
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});

for (const [name, order] of [
  ['v1 first', ['v1', 'v2']],
  ['v2 first', ['v2', 'v1']],
] as const) {
  test(`two major versions work on one page with separate tags, classes and renderers: ${name}`, async ({
    openHost,
  }) => {
    const tags = { v1: 'crewdock-talent-market', v2: 'crewdock2-talent-market' };
    const host = await openHost({
      head: order.map((major) => releases.loader(major)).join(''),
      body: marketOf(tags.v1) + marketOf(tags.v2),
      others: { '/other.html': html('', '') },
    });
    const { page } = host;
    for (const [tag, words, searches] of [
      [tags.v1, 'Second search', 1],
      [tags.v2, 'Search of v2', 2],
    ] as const) {
      const widget = page.locator(tag);
      await expect(widget.locator('[part=name]').first()).toBeVisible();
      const search = widget.getByRole('searchbox');
      expect(await search.getAttribute('placeholder')).toBe(words);
      await search.fill('react');
      await expect.poll(() => host.events.filter(({ type }) => type === 'crewdock-search').length).toBe(searches);
    }
    // Removing the widget of one version does not affect the widget of the other version.
    await page.locator(tags.v2).evaluate((element) => element.remove());
    expect(await page.locator(tags.v1).getByRole('searchbox').inputValue()).toBe('react');
    expect(
      await page.evaluate(([a, b]) => customElements.get(a!) === customElements.get(b!), Object.values(tags)),
    ).toBe(false);
    expect(host.problems).toEqual([]);
    await page.context().close();
  });
}

test('two builds of one major version on a page cause no errors, and the first loaded build defines the tags', async ({
  openHost,
}) => {
  const host = await openHost({
    head: releases.loader('v1') + releases.loader(`v1/${releases.first}`),
    body: marketOf('crewdock-talent-market'),
  });
  await host.ready();
  expect(await host.market.getByRole('searchbox').getAttribute('placeholder')).toMatch(/^(First|Second) search$/);
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});
