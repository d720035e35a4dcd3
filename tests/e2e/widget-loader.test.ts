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
