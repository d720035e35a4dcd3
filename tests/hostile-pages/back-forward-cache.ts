import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Navigates to another address and returns. The page is restored from the back/forward cache. */
export async function throughBackForwardCache(page: Page, address: string): Promise<void> {
  await (isFirefox(page) ? goAndComeBack(page, address) : beFrozen(page));
}

function isFirefox(page: Page): boolean {
  return page.context().browser()!.browserType().name() === 'firefox';
}

async function goAndComeBack(page: Page, address: string): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasKept: persisted })),
  );
  await page.goto(address);
  await page.evaluate(() => void setTimeout(() => history.back()));
  // Ignores errors: the navigation destroys the execution context of this script.
  const wasKept = () => page.evaluate(() => (globalThis as { wasKept?: boolean }).wasKept).catch(() => false);
  await expect.poll(wasKept).toBe(true);
}

/** Simulates the back/forward cache, which headless Chromium lacks: dispatches its events and freezes the page. */
async function beFrozen(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const tell = (type: string) =>
    page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await tell('pagehide');
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await tell('pageshow');
}
