import { launchWebKit, type WebKit } from '../support/webkit.ts';
import { marketOf, type Releases, serveReleases } from './releases.ts';
import { problemsOf, rootOf, withPage } from './webkit-page.ts';
import { expect, test } from '../fixtures/test.ts';

let webkit: WebKit;
let releases: Releases;

test.beforeAll(async () => {
  webkit = await launchWebKit();
  releases = await serveReleases();
});
test.afterAll(async () => {
  await webkit?.close();
  await releases?.close();
});

/** Waits until a market's talents are loaded, and returns the placeholder of its search. */
async function searchOf(tag: string): Promise<string> {
  const isReady = () =>
    webkit.run(`document.querySelector('${tag}').scrollIntoView();
      return ${rootOf(tag)}?.querySelector('[part=name]') != null`);
  await expect.poll(isReady, { message: tag }).toBe(true);
  return webkit.run(`return ${rootOf(tag)}.querySelector('[type=search]').placeholder`);
}

test.describe('in WebKit', () => {
  test('a page that is pinned to an older build keeps loading it with its hashes', () =>
    withPage(webkit, { head: releases.pinned(), body: marketOf('crewdock-talent-market') }, async () => {
      expect(await searchOf('crewdock-talent-market')).toBe('First search');
      expect(await problemsOf(webkit)).toEqual([]);
    }));

  for (const order of [
    ['v1', 'v2'],
    ['v2', 'v1'],
  ]) {
    test(`two major versions work on one page, loaded in the order ${order.join(', ')}`, () =>
      withPage(
        webkit,
        {
          head: order.map((major) => releases.loader(major)).join(''),
          body: marketOf('crewdock-talent-market') + marketOf('crewdock2-talent-market'),
        },
        async () => {
          expect(await searchOf('crewdock-talent-market')).toBe('Second search');
          expect(await searchOf('crewdock2-talent-market')).toBe('Search of v2');
          await webkit.run("document.querySelector('crewdock2-talent-market').remove()");
          expect(await searchOf('crewdock-talent-market')).toBe('Second search');
          expect(await problemsOf(webkit)).toEqual([]);
        },
      ));
  }

  test('two builds of one major version on a page cause no errors, and the first loaded build defines the tags', () =>
    withPage(
      webkit,
      {
        head: releases.loader('v1') + releases.loader(`v1/${releases.first}`),
        body: marketOf('crewdock-talent-market'),
      },
      async () => {
        expect(await searchOf('crewdock-talent-market')).toMatch(/^(First|Second) search$/);
        expect(await problemsOf(webkit)).toEqual([]);
      },
    ));
});
