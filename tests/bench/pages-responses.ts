import type { Browser, Page } from 'playwright-core';

const PRESSES = 5;
/** The driver watches each event of a press in the page otherwise, a fifth of what a press takes at that speed. */
const UNWATCHED = { force: true };
/** Nobody presses again while what they asked for is still being drawn. */
const A_LOOK_MS = 1000;
/** What the browser tells of at the least. */
const LEAST_MS = 16;

/** Milliseconds from a press to the next picture, at a quarter of the processor's speed: the median of each. */
export async function responses(browser: Browser, portal: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${portal}/market/talents`);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(watchEvents);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: Record<string, number[]> = { 'a filter': [], 'a card': [], Back: [] };
  for (let press = 0; press < PRESSES; press++) {
    times['a filter']!.push(
      await slowest(page, () => page.locator('aside label', { hasText: /^Senior/ }).click(UNWATCHED)),
    );
    times['a card']!.push(await slowest(page, () => page.locator('article h2 a').first().click(UNWATCHED)));
    await page.waitForURL(/\/t\//);
    times['Back']!.push(await slowest(page, () => page.getByRole('link', { name: 'All talents' }).click(UNWATCHED)));
    await page.getByRole('article').first().waitFor();
  }
  await page.context().close();
  return Object.fromEntries(
    Object.entries(times).map(([what, all]) => [what, all.toSorted((a, b) => a - b)[Math.floor(PRESSES / 2)]!]),
  );
}

/** Of the events of this press, as the browser measures them for “Interaction to Next Paint”, or the least that it tells of. */
async function slowest(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { eventTimes: [], presses: 0 }));
  await press();
  await page.waitForFunction(() => (window as unknown as Watched).presses > 0);
  await page.waitForTimeout(A_LOOK_MS);
  await page.evaluate(pictureTold);
  return page.evaluate((least) => Math.max(least, ...(window as unknown as Watched).eventTimes), LEAST_MS);
}

/** Resolves when the next picture was made and told of: a press that took longer than a look is in it, and not below the least. */
async function pictureTold(): Promise<void> {
  for (let pictures = 0; pictures < 2; pictures++) await new Promise((resume) => requestAnimationFrame(resume));
  await new Promise((resume) => setTimeout(resume, 100));
}

interface Watched {
  eventTimes: number[];
  presses: number;
}

function watchEvents(): void {
  const watched = window as unknown as Watched;
  addEventListener('click', () => watched.presses++, true);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') watched.eventTimes.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
