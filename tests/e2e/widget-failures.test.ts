import type { RequestPage } from '@crewdock/contract/market';
import { type HostPage, MARKET } from '../support/host-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const ANYWHERE = { 'access-control-allow-origin': '*' };
const OPTIONS = '**/api/widgets/options/**';
const LINK = '<a href="/talents">Our talents</a>';
const WITH_LINK = MARKET.replace('></', `>${LINK}</`);

const fallback = (host: HostPage) => host.page.getByRole('link', { name: 'Our talents' });
const brand = (host: HostPage) =>
  host.market.getByRole('button', { name: 'Show more talents' }).evaluate((button) => {
    return getComputedStyle(button).backgroundColor;
  });

test.describe('a failing response', () => {
  test('cards are shown in default colours when the company request fails', async ({ openHost, product }) => {
    const host = await openHost({
      prepare: (page) => page.route(OPTIONS, (route) => route.fulfill({ status: 500, headers: ANYWHERE, body: '' })),
    });
    await host.ready();
    expect(await brand(host)).toBe('rgb(31, 41, 55)');
    const href = await host.market.locator('a').first().getAttribute('href');
    expect(href?.startsWith(`${product.portal}/t/`)).toBe(true);
  });

  test('a page without cards shows the empty state, whatever its total', async ({ openHost }) => {
    const host = await openHost({
      prepare: (page) =>
        page.route('**/api/market_2/talents/**', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...((await response.json()) as object), items: [], total: 5 } });
        }),
    });
    await expect(host.market.getByText('No talents yet')).toBeVisible();
    expect(await host.market.locator('[aria-hidden=true].list').count()).toBe(0);
  });

  test('a javascript: URL does not become a link', async ({ openHost }) => {
    const script = 'javascript:globalThis.injected=true//';
    const host = await openHost({
      body: `<crewdock-job-board company="acme" page-size="3"></crewdock-job-board>${MARKET}`,
      prepare: async (page) => {
        await page.route(OPTIONS, async (route) => {
          const response = await route.fetch();
          const options = (await response.json()) as { company: object };
          const company = { ...options.company, portal_url: script };
          await route.fulfill({ response, json: { ...options, company, privacy_url: script, terms_url: script } });
        });
        await page.route(/\/api\/requests\/[\d-]+\//, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...((await response.json()) as object), path: script } });
        });
      },
    });
    const board = host.page.locator('crewdock-job-board');
    await host.ready();
    await board.locator('.card a').first().click();
    await expect(board.getByRole('button', { name: 'Send application' })).toBeVisible();
    const protocols = await host.page
      .locator('crewdock-job-board a[href], crewdock-talent-market a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(protocols.length).toBeGreaterThan(12);
    expect(new Set(protocols)).toEqual(new Set(['http:']));
  });

  test('a job from a server without question support opens with its form', async ({ openHost }) => {
    const host = await openHost({
      body: '<crewdock-job-board company="acme"></crewdock-job-board>',
      prepare: (page) =>
        page.route(/\/api\/requests\/[\d-]+\//, async (route) => {
          const response = await route.fetch();
          const { questions: _, ...job } = (await response.json()) as { questions?: unknown };
          await route.fulfill({ response, json: job });
        }),
    });
    await host.page.locator('.card a').first().click();
    await expect(host.page.getByRole('button', { name: 'Send application' })).toBeVisible();
    expect(host.problems).toEqual([]);
  });

  test('a job that failed to load is loaded when the network returns', async ({ openHost, product }) => {
    const { portal } = product;
    const jobs = (await (await fetch(`${portal}/api/market_2/requests/?company=acme&limit=1`)).json()) as RequestPage;
    const [job] = jobs.items;
    let isLost = true;
    const host = await openHost({
      body: `<crewdock-job-board company="acme" job="${job!.public_id}"></crewdock-job-board>`,
      prepare: (page) => page.route(/\/api\/requests\//, (route) => (isLost ? route.abort() : route.continue())),
    });
    await expect(host.page.getByText('No connection')).toBeVisible();
    isLost = false;
    await host.page.context().setOffline(true);
    await host.page.context().setOffline(false);
    await expect(host.page.getByRole('heading', { name: job!.title })).toBeVisible();
  });
});

test.describe('failing code', () => {
  test('after four seconds of waiting the fallback is shown without the reserved space, until the code arrives', async ({
    openHost,
  }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const host = await openHost({
      body: WITH_LINK,
      prepare: async (page) => {
        await page.clock.install();
        await page.route('**/talent-market.js', (route) => held.then(() => route.continue()));
      },
    });
    await expect.poll(host.height).toBeGreaterThan(1000);
    expect(await fallback(host).isVisible()).toBe(false);
    await expect.poll(() => host.requests.some((path) => path.endsWith('/talent-market.js'))).toBe(true);
    await host.page.clock.runFor(4000);
    await expect(fallback(host)).toBeVisible();
    expect(await host.height()).toBeLessThan(100);
    arrive();
    await host.ready();
    expect(await fallback(host).isVisible()).toBe(false);
  });

  test('code that failed to load is loaded when the network returns, without scrolling', async ({ openHost }) => {
    let isLost = true;
    const host = await openHost({
      body: WITH_LINK,
      prepare: (page) => page.route('**/talent-market.js*', (route) => (isLost ? route.abort() : route.continue())),
    });
    await expect(fallback(host)).toBeVisible();
    expect(await host.height()).toBeLessThan(100);
    isLost = false;
    await host.page.context().setOffline(true);
    await host.page.context().setOffline(false);
    await host.ready();
  });

  test('without IntersectionObserver the widget loads immediately', async ({ openHost }) => {
    const host = await openHost({
      body: `<div style="height: 4000px"></div>${MARKET}`,
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver')),
    });
    await host.ready();
    expect(host.problems).toEqual([]);
  });

  test('printing loads widgets outside the viewport', async ({ openHost }) => {
    const host = await openHost({ body: `<div style="height: 4000px"></div>${MARKET}` });
    await host.page.waitForLoadState('networkidle');
    expect(host.requests).toEqual(['/widgets/v1/loader.js']);
    const first = await host.page.pdf();
    await host.ready();
    expect((await host.page.pdf()).length).toBeGreaterThan(first.length);
  });
});

test.describe('the loader', () => {
  const loader = () => `${currentProduct().portal}/widgets/v1/loader.js`;

  for (const [name, tag] of [
    ['a module', () => `<script type="module" src="${loader()}"></script>`],
    ['import()', () => `<script>import('${loader()}')</script>`],
    ['an import of a module', () => `<script type="module">import '${loader()}?own=1'</script>`],
    ['a script with a query', () => `<script src="${loader()}?own=a/b"></script>`],
  ] as const) {
    test(`works as ${name}`, async ({ openHost }) => {
      const host = await openHost({ head: tag() });
      await host.ready();
      expect(host.problems).toEqual([]);
    });
  }

  test('reports how to load it when it runs from a blob', async ({ openHost }) => {
    const host = await openHost({
      head: `<script>
          fetch('${loader()}').then((answer) => answer.blob()).then((blob) => {
            const script = document.createElement('script');
            script.src = URL.createObjectURL(blob);
            document.head.append(script);
          });
        </script>`,
      body: WITH_LINK,
    });
    await expect.poll(() => host.problems).toEqual(['Error: crewdock: load by URL']);
    expect(await fallback(host).isVisible()).toBe(true);
  });
});
