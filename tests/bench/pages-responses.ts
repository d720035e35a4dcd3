import type { Browser, Locator, Page } from 'playwright';

const VISITS = 5;
/**
 * Milliseconds that a simulated visitor spends looking at the page, hovering over the target, and holding the mouse
 * button down.
 */
const A_LOOK_MS = 1000;
const POINTED_MS = 400;
const HELD_MS = 80;
/** The shortest duration that the Event Timing API reports. */
const LEAST_MS = 16;

/**
 * Returns the milliseconds from a click to the next paint, with the CPU slowed down fourfold: median and maximum of
 * five visits. Each visit opens a new page, whose scripts have not run any of this code yet.
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

/**
 * Clicks and returns the longest event duration (the browser's measurement for Interaction to Next Paint), at least
 * LEAST_MS.
 */
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

/**
 * Resolves after the next frame is painted and its events are reported, including clicks that took longer than
 * A_LOOK_MS.
 */
async function pictureTold(): Promise<void> {
  for (let pictures = 0; pictures < 2; pictures++) await new Promise((resume) => requestAnimationFrame(resume));
  await new Promise((resume) => setTimeout(resume, 100));
}

interface Watched {
  eventTimes: number[];
  presses: number;
}

/** Records durations of clicks only, because moving the pointer is not an interaction. */
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
