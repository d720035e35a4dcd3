import type { Browser } from 'playwright';
import { longestTask } from './longest-task.ts';
import { drawWidget, scriptTime } from './script-time.ts';
import { countTimers, type Leftovers, leftovers } from '../support/leftovers.ts';
import { openWindow, type Site, type Tag, watchNetwork, WIDGETS } from './widget-page.ts';

export interface Visit {
  /** Number of requests to the portal before and after the widget comes near the viewport, without images. */
  before: number;
  after: number;
  /** Duration of the longest task, in CPU milliseconds. */
  longestTask: number;
}

/**
 * Opens the page with the widget far below the viewport, scrolls to the widget, and uses a board: filter, search, load
 * more.
 */
export async function visit(browser: Browser, site: Site, tag: Tag, width: number): Promise<Visit> {
  const { page } = await openWindow(browser, width);
  const quiet = watchNetwork(page);
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.portal) && request.resourceType() !== 'image') asked.push(request.url());
  });
  await page.goto(`${site.origin}/?tag=${tag}`);
  await quiet();
  const before = asked.length;
  asked = [];
  let after = 0;
  const longest = await longestTask(browser, page, async () => {
    const widget = page.locator(tag);
    await widget.scrollIntoViewIfNeeded();
    await widget.locator(WIDGETS[tag]).first().waitFor();
    await quiet();
    after = asked.length;
    if (WIDGETS[tag] === '[part=name]') {
      await widget.getByRole('button', { name: /^Show more/ }).click();
      await widget.locator('[part=name]').nth(23).waitFor();
      await widget.getByRole('button', { name: /^Senior/ }).click();
      await widget.getByRole('searchbox').fill('react');
    } else {
      await widget.getByLabel('Email').fill('nobody');
      await widget.getByLabel('Email').press('Enter');
    }
    await quiet();
  });
  await page.context().close();
  return { before, after, longestTask: longest };
}

/** Chromium's Slow 3G preset: 400 kbit/s, two seconds latency. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Layout shift on Slow 3G, from scrolling to the widget until the widget is complete, including images. */
export async function shiftOnSlow3G(browser: Browser, site: Site, tag: Tag, width: number): Promise<number> {
  const { page, devtools } = await openWindow(browser, width);
  const quiet = watchNetwork(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.origin}/?tag=${tag}`);
  await quiet();
  await page.locator(tag).scrollIntoViewIfNeeded();
  await page.locator(tag).locator(WIDGETS[tag]).first().waitFor();
  await quiet();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const { seen } = globalThis as unknown as { seen: { shift: number } };
        requestAnimationFrame(() => setTimeout(() => done(seen.shift)));
      }),
  );
  await page.context().close();
  return shift;
}

/**
 * Returns the milliseconds of script time with the CPU slowed down fourfold, from inserting the script tag until 20
 * cards are rendered.
 */
export async function scriptTimeOf(browser: Browser, site: Site, tag: Tag): Promise<number> {
  const { page, devtools } = await openWindow(browser, 1440);
  await page.goto(`${site.origin}/blank`);
  const spent = await scriptTime(devtools, 4, drawWidget(site, tag));
  const cards = await page.locator(`${tag} .card`).count();
  if (WIDGETS[tag] === '[part=name]' && cards !== 20) throw new Error(`${tag} shows ${cards} cards`);
  await page.context().close();
  return spent;
}

/** Returns the event listeners, nodes and timers that remain after adding and removing a widget 20 times. */
export async function leftoversOf(browser: Browser, site: Site, tag: Tag): Promise<Leftovers> {
  const { page, devtools } = await openWindow(browser, 1440);
  await page.addInitScript(countTimers);
  await page.goto(`${site.origin}/blank`);
  await page.addScriptTag({ url: `${site.portal}/widgets/v1/loader.js` });
  const left = await leftovers(page, devtools, tag);
  await page.context().close();
  return left;
}
