import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { html, MARKET, openHostPage } from '../support/host-page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe('the loader', () => {
  test('fetches nothing but itself until the widget is near the viewport, and keeps its place', async () => {
    const host = await openHostPage(browser, { body: `<div style="height: 4000px"></div>${MARKET}` });
    await host.page.waitForLoadState('networkidle');
    expect(host.requests).toEqual(['/embed/3/loader.js']);
    const reserved = await host.height();
    await host.page.evaluate(() => scrollTo(0, 2900));
    await host.ready();
    expect(host.requests[1]).toBe('/embed/3.0.0/talent-market.js');
    expect(Math.abs((await host.height()) - reserved)).toBeLessThanOrEqual(2);
  });

  test.each([280, 390, 700, 1000])('keeps the right place in a column of %i px', async (width) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const host = await openHostPage(browser, {
      body: `<div style="width: ${width}px">${MARKET}</div>`,
      prepare: (page) => page.route('**/talent-market.js', (route) => held.then(() => route.continue())),
    });
    await host.page.waitForFunction(() => document.querySelector<HTMLElement>('crewdock-talent-market')!.offsetHeight);
    const reserved = await host.height();
    arrive();
    await host.ready();
    expect(Math.abs((await host.height()) - reserved)).toBeLessThanOrEqual(2);
    const overflow = await host.market.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  });

  test('shows the fallback when the code can’t be loaded, and tries again when the visitor comes back', async () => {
    let broken = true;
    const host = await openHostPage(browser, {
      body: `<crewdock-talent-market company="acme"><a href="/talents">Our talents</a></crewdock-talent-market>
        <div style="height: 5000px"></div>`,
      prepare: (page) => page.route('**/talent-market.js*', (route) => (broken ? route.abort() : route.continue())),
    });
    const fallback = host.page.getByRole('link', { name: 'Our talents' });
    await fallback.waitFor();
    broken = false;
    await host.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => host.page.evaluate(() => scrollY)).toBeGreaterThan(3000);
    await host.page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    await host.page.evaluate(() => scrollTo(0, 0));
    await host.market.locator('[part=card]').first().waitFor();
    expect(await fallback.isVisible()).toBe(false);
  });
});

describe('the published hashes', () => {
  const withIntegrity = async (tampered: boolean) => {
    const base = `${inject('product').portal}/embed/3.0.0/`;
    const { files } = (await (await fetch(`${base}integrity.json`)).json()) as { files: Record<string, string> };
    const map = { integrity: { [`${base}talent-market.js`]: files['talent-market.js'] } };
    return openHostPage(browser, {
      head: `<script type="importmap">${JSON.stringify(map)}</script>
        <script async src="${base}loader.js" integrity="${files['loader.js']}" crossorigin="anonymous"></script>`,
      body: '<crewdock-talent-market company="acme"><a href="/talents">Our talents</a></crewdock-talent-market>',
      prepare: (page) =>
        page.route('**/talent-market.js*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()) + (tampered ? ';' : '') });
        }),
    });
  };

  test('let the real files pass', async () => {
    const host = await withIntegrity(false);
    await host.ready();
    expect(host.problems).toEqual([]);
  });

  test('stop a changed file, also when it is tried again', async () => {
    const host = await withIntegrity(true);
    await host.page.getByRole('link', { name: 'Our talents' }).waitFor();
    await host.page.setViewportSize({ width: 1200, height: 1 });
    await host.market.evaluate((element) => (element.style.marginTop = '3000px'));
    await host.page.waitForFunction(() => document.body.scrollHeight > 3000);
    await host.page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    await host.market.evaluate((element) => (element.style.marginTop = '0'));
    await expect.poll(() => host.problems.filter((text) => text.includes('integrity')).length).toBeGreaterThan(1);
    expect(await host.market.evaluate((element) => element.shadowRoot)).toBeNull();
    expect(host.requests.filter((path) => path.includes('?'))).toEqual([]);
  });
});

describe('the npm package', () => {
  test('defines the element once, and tries again after a failure', async () => {
    const code = await readFile(new URL('../../sdk/dist/npm/index.js', import.meta.url), 'utf8');
    let broken = true;
    const host = await openHostPage(browser, {
      head: '',
      prepare: (page) => page.route('**/talent-market.js*', (route) => (broken ? route.abort() : route.continue())),
    });
    // As text: the test runner would rewrite the import.
    const define = () =>
      host.page.evaluate(`(async () => {
        globalThis.sdk ??= import('data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}');
        const { defineTalentMarket } = await sdk;
        const options = { origin: '${inject('product').portal}' };
        await Promise.all([defineTalentMarket(options), defineTalentMarket(options)]);
      })()`);
    await expect(define()).rejects.toThrow('Failed to fetch dynamically imported module');
    broken = false;
    await define();
    await host.ready();
    expect(host.requests.filter((path) => path.includes('talent-market.js'))).toHaveLength(2);
  });
});

test('the example pages work as they are', async () => {
  for (const name of ['script-tag', 'strict-csp', 'dark', 'npm']) {
    const host = await openHostPage(browser, { others: { [`/${name}`]: html('', '') } });
    await host.page.goto(`${inject('product').partner}/${name}.html`);
    await host.market.scrollIntoViewIfNeeded();
    await host.ready();
    expect(host.problems).toEqual([]);
    await host.page.context().close();
  }
});
