import type { Browser, Locator, Page } from 'playwright';

const VISITS = 5;
/** Somebody looks at a page before they press, points at it before that, and holds the button down a little. */
const A_LOOK_MS = 1000;
const POINTED_MS = 400;
const HELD_MS = 80;
/** What the browser tells of at the least. */
const LEAST_MS = 16;

/**
 * Milliseconds from a press to the next picture, at a quarter of the processor's speed: the median of five visits, and the longest.
 * Each visit is a new one, whose scripts have done nothing of this before.
 */
export async function responses(browser: Browser, portal: string): Promise<Record<string, Times>> {
  const times: Record<string, number[]> = { 'a filter': [], 'a card': [], Back: [] };
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(`${portal}/market/talents`, { waitUntil: 'networkidle' });
    await page.evaluate(watchEvents);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(A_LOOK_MS);
    times['a filter']!.push(await longest(page, page.locator('aside label', { hasText: /^Senior/ })));
    times['a card']!.push(await longest(page, page.locator('article h2 a').first()));
    await page.waitForURL(/\/t\//);
    times['Back']!.push(await longest(page, page.getByRole('link', { name: 'All talents' })));
    await page.context().close();
  }
  return Object.fromEntries(
    Object.entries(times).map(([what, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return [what, { median: sorted[Math.floor(VISITS / 2)]!, longest: sorted.at(-1)! }];
    }),
  );
}

export interface Times {
  median: number;
  longest: number;
}

/** Of the events of this press, as the browser measures them for “Interaction to Next Paint”, or the least that it tells of. */
async function longest(page: Page, pressed: Locator): Promise<number> {
  const { x, y, width, height } = (await pressed.boundingBox())!;
  await page.mouse.move(x + Math.min(20, width / 2), y + height / 2);
  await page.waitForTimeout(POINTED_MS);
  await page.evaluate(() => Object.assign(window, { eventTimes: [], presses: 0 }));
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
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

/** Those of presses alone: moving a pointer is none. */
function watchEvents(): void {
  const watched = window as unknown as Watched;
  addEventListener('click', () => watched.presses++, true);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) watched.eventTimes.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
