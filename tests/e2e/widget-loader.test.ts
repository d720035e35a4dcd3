import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { everyHeight } from '../hostile-pages/every-widget.ts';
import { ALL_WIDGETS, html, loaderTag, MARKET, WIDGETS } from '../support/host-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenHost } from '../fixtures/open-host.ts';
import { expect, test } from '../fixtures/test.ts';

/** A bundled font, because `serif` differs between machines and line breaks depend on the font. */
const FONT = `<style>
  @font-face {
    font-family: Inter;
    src: url(data:font/woff2;base64,${readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')).toString('base64')});
  }
  body { font-family: Inter }
</style>`;

test.describe('the loader', () => {
  for (const tag of Object.keys(WIDGETS)) {
    test(`one request is made before ${tag} is near the viewport, and at most three after, besides pictures`, async ({
      openHost,
    }) => {
      const host = await openHost({
        body: `<div style="height: 4000px"></div><${tag} company="acme"></${tag}>`,
      });
      await host.page.waitForLoadState('networkidle');
      expect(host.requests).toEqual(['/widgets/v1/loader.js']);
      const widget = host.page.locator(tag);
      const height = () => widget.evaluate((element: HTMLElement) => element.offsetHeight);
      const reserved = await height();
      await host.page.evaluate(() => scrollTo(0, 2900));
      await expect(widget.locator(WIDGETS[tag as keyof typeof WIDGETS]).first()).toBeVisible();
      await expect.poll(() => host.events.map(({ type }) => type)).toEqual(['crewdock-ready']);
      expect(host.requests[1]).toMatch(new RegExp(`^/widgets/v1/[0-9a-f]{10}/${tag.replace('crewdock-', '')}\\.js$`));
      const after = host.requests.slice(1).filter((path) => !/^\/(demo|placeholders)\//.test(path));
      expect(after.length, after.join()).toBeLessThanOrEqual(3);
      expect(Math.abs((await height()) - reserved)).toBeLessThanOrEqual(2);
    });
  }

  for (const width of [280, 390, 700, 1000]) {
    test(`reserves the right space in a column of ${width} px`, async ({ openHost }) => {
      let arrive = () => {};
      const held = new Promise<void>((resolve) => (arrive = resolve));
      const host = await openHost({
        body: `<div style="width: ${width}px">${MARKET}</div>`,
        prepare: (page) => page.route('**/talent-market.js', (route) => held.then(() => route.continue())),
      });
      await host.page.waitForFunction(
        () => document.querySelector<HTMLElement>('crewdock-talent-market')!.offsetHeight,
      );
      const reserved = await host.height();
      arrive();
      await host.ready();
      expect(Math.abs((await host.height()) - reserved)).toBeLessThanOrEqual(2);
      const overflow = await host.market.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow).toBe(0);
    });
  }

  for (const width of [320, 390, 1000]) {
    test(`reserves the space of all widgets in a column of ${width} px`, async ({ openHost }) => {
      let arrive = () => {};
      const held = new Promise<void>((resolve) => (arrive = resolve));
      const host = await openHost({
        head: `${FONT}${loaderTag()}`,
        body: `<div style="width: ${width}px">${ALL_WIDGETS}</div>`,
        prepare: (page) => page.route(/\/shared\/[\w-]+\.js/, (route) => held.then(() => route.continue())),
      });
      await host.page.evaluate(() => document.fonts.load('16px Inter'));
      const heights = () =>
        host.page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main > div > *')].map((widget) => widget.offsetHeight),
        );
      await expect.poll(async () => (await heights()).every((height) => height > 200)).toBe(true);
      const reserved = await heights();
      // Code, images and cards that load late cause no layout shift.
      await host.page.evaluate(() => {
        const seen = { shift: 0 };
        Object.assign(globalThis, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift' });
      });
      arrive();
      await everyHeight(host.page);
      const shift = await host.page.evaluate(
        () =>
          new Promise<number>((done) => {
            const { seen } = globalThis as unknown as { seen: { shift: number } };
            requestAnimationFrame(() => setTimeout(() => done(seen.shift)));
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.01);
      for (const [index, height] of (await heights()).entries()) {
        expect(Math.abs(height - reserved[index]!), Object.keys(WIDGETS)[index]).toBeLessThanOrEqual(2);
      }
    });
  }

  for (const tag of Object.keys(WIDGETS)) {
    test(`the scroll position below ${tag} is stable when its code arrives`, async ({ openHost }) => {
      let arrive = () => {};
      const held = new Promise<void>((resolve) => (arrive = resolve));
      const host = await openHost({
        // Disables scroll anchoring, which Safari lacks, and which no browser uses below a widget that is not rendered
        // yet.
        head: `${FONT}<style>html { overflow-anchor: none }</style>${loaderTag()}`,
        body: `<${tag} company="acme"></${tag}><div style="height: 900px"></div>`,
        prepare: (page) =>
          page.route(`**/${tag.replace('crewdock-', '')}.js`, (route) => held.then(() => route.continue())),
      });
      await host.page.evaluate(() => document.fonts.load('16px Inter'));
      const place = () => host.page.evaluate(() => scrollY);
      await host.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const before = await place();
      expect(before).toBeGreaterThan(200);
      arrive();
      await expect(
        host.page
          .locator(tag)
          .locator(WIDGETS[tag as keyof typeof WIDGETS])
          .first(),
      ).toBeVisible();
      expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
      await host.page.context().close();
    });
  }

  test('shows the fallback when the code fails to load, and retries when the visitor returns', async ({ openHost }) => {
    let broken = true;
    const host = await openHost({
      body: `<crewdock-talent-market company="acme"><a href="/talents">Our talents</a></crewdock-talent-market>
        <div style="height: 5000px"></div>`,
      prepare: (page) => page.route('**/talent-market.js*', (route) => (broken ? route.abort() : route.continue())),
    });
    const fallback = host.page.getByRole('link', { name: 'Our talents' });
    await expect(fallback).toBeVisible();
    broken = false;
    await host.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => host.page.evaluate(() => scrollY)).toBeGreaterThan(3000);
    await host.page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    await host.page.evaluate(() => scrollTo(0, 0));
    await expect(host.market.locator('[part=card]').first()).toBeVisible();
    expect(await fallback.isVisible()).toBe(false);
  });
});

test.describe('the published integrity hashes', () => {
  const withIntegrity = async (openHost: OpenHost, tampered: boolean) => {
    const base = `${currentProduct().portal}/widgets/v1/`;
    const manifest = await (await fetch(`${base}integrity.json`)).json();
    const { folder, files } = manifest as { folder: string; files: Record<string, string> };
    const map = { integrity: { [`${base}${folder}/talent-market.js`]: files[`${folder}/talent-market.js`] } };
    const loader = `${folder}/loader.js`;
    return openHost({
      head: `<script type="importmap">${JSON.stringify(map)}</script>
        <script async src="${base}${loader}" integrity="${files[loader]}" crossorigin="anonymous"></script>`,
      body: '<crewdock-talent-market company="acme"><a href="/talents">Our talents</a></crewdock-talent-market>',
      prepare: (page) =>
        page.route('**/talent-market.js*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()) + (tampered ? ';' : '') });
        }),
    });
  };

  test('allow the unchanged files', async ({ openHost }) => {
    const host = await withIntegrity(openHost, false);
    await host.ready();
    expect(host.problems).toEqual([]);
  });

  test('block a changed file, even on a retry', async ({ openHost }) => {
    const host = await withIntegrity(openHost, true);
    await expect(host.page.getByRole('link', { name: 'Our talents' })).toBeVisible();
    // Causes a retry with the same URL. Some browsers fetch the file again, others cache the failure.
    await host.page.evaluate(() => dispatchEvent(new Event('online')));
    const file = new URL(
      host.requests.find((path) => path.includes('talent-market.js'))!,
      currentProduct().portal,
    ).href;
    await expect(host.page.evaluate((url) => import(url), file)).rejects.toThrow();
    expect(host.problems.filter((text) => text.includes('integrity')).length).toBeGreaterThan(0);
    expect(await host.market.evaluate((element) => element.shadowRoot)).toBeNull();
    expect(host.requests.filter((path) => path.includes('?'))).toEqual([]);
  });
});

test('widgets of several kinds share code', async ({ openHost }) => {
  const host = await openHost({ body: ALL_WIDGETS });
  const contact = host.page.locator('crewdock-contact-us');
  await contact.scrollIntoViewIfNeeded();
  await expect(contact.locator('textarea')).toBeVisible();
  await host.ready();
  const scripts = host.requests.filter((path) => path.endsWith('.js')).map((path) => path.replace(/^.*\/v1\//, ''));
  expect(scripts.slice(1).every((path) => path.includes('/shared/'))).toBe(true);
  expect(new Set(scripts).size).toBe(scripts.length);
});

for (const [name, tag, shown] of [
  ['script-tag', 'crewdock-talent-market', '[part=name]'],
  ['strict-csp', 'crewdock-talent-market', '[part=name]'],
  ['dark', 'crewdock-talent-market', '[part=name]'],
  ['npm', 'crewdock-talent-market', '[part=name]'],
  ['careers', 'crewdock-job-board', '[part=name]'],
  ['contact', 'crewdock-resources-subscribe', 'form'],
] as const) {
  test(`the example page ${name} works unchanged`, async ({ openHost, product }) => {
    const host = await openHost({ others: { [`/${name}`]: html('', '') } });
    await host.page.goto(`${product.partner}/${name}.html`);
    const widget = host.page.locator(tag);
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator(shown).first()).toBeVisible();
    expect(host.problems).toEqual([]);
    await host.page.context().close();
  });
}
