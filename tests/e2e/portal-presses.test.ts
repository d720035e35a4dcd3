import type { Page } from '@playwright/test';
import { untilDrawn } from './drawn-windows.ts';
import { api } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { takenOver } from '../fixtures/portal-page.ts';
import { waitForCount } from './market-count.ts';
import { expect, test } from '../fixtures/test.ts';

// A first visit, with nothing cached.
test.use({ reusesPages: false });

test('a click before hydration is replayed once', async ({ openPage }) => {
  const { page, come } = await beforeTheScript(openPage, '/terms-of-use');
  await page.getByRole('button', { name: 'Colors: as the system' }).click();
  come();
  await expect(page.getByRole('button', { name: 'Colors: light' })).toBeVisible();
});

test('a history step before hydration is applied after it', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/');
  const link = page.getByRole('link', { name: /^Find talent/ });
  await link.click();
  const search = page.getByRole('searchbox', { name: 'Search talents' });
  await expect(search).toBeVisible();
  const come = await holdScripts(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(link).toBeVisible();
  await page.goForward({ waitUntil: 'commit' });
  await page.waitForURL('**/market/talents', { waitUntil: 'commit' });
  expect(await link.count()).toBe(1);
  come();
  await expect(search).toBeVisible();
  expect(await link.count()).toBe(0);
});

test('a filter ticked before hydration is applied after it', async ({ openPage }) => {
  const { page, come } = await beforeTheScript(openPage, '/market/talents');
  await page.locator('aside label', { hasText: /^Senior/ }).click();
  come();
  await page.waitForURL('**/market/talents?seniority=3');
  const { total } = await api<{ total: number }>('/market_2/talents/?seniority=3&limit=1');
  await waitForCount(page, total);
});

async function beforeTheScript(openPage: OpenPage, path: string) {
  const page = await openPage();
  const come = await holdScripts(page);
  await untilDrawn(() => page.goto(path, { waitUntil: 'commit' }));
  return { page, come };
}

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the progress of a navigation is shown without new style rules', async ({ openPage }) => {
  const page = await openPage();
  await untilDrawn(() => page.goto('/market/talents'));
  await takenOver(page);
  const rules = await page.evaluate(() => {
    const count = () => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    const line = document.querySelector('[role="progressbar"]')!;
    new MutationObserver(() => {
      Object.assign(window, { rules: (window as unknown as Counted).rules ?? count() });
    }).observe(line, { attributeFilter: ['hidden'] });
    return count();
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/t\//);
  expect(await page.evaluate(() => (window as unknown as Counted).rules)).toBe(rules);
});

interface Counted {
  rules?: number;
}

for (const by of ['pointer', 'keys']) {
  test(`the target of a link is prefetched on approach by ${by}`, async ({ openPage }) => {
    const page = await openPage();
    await page.goto('/market/talents');
    await takenOver(page);
    const link = page.getByRole('link', { name: 'Terms of use' });
    const screen = page.waitForResponse(/TermsPage-[^/]*\.js$/);
    await (by === 'pointer' ? link.hover() : link.focus());
    await (await screen).finished();
    await page.route('**/assets/*.js', (route) => route.abort());
    await link.press('Enter');
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
  });
}

test('a screen whose prefetch failed is loaded by the click', async ({ openPage }) => {
  const page = await openPage({}, /ERR_FAILED/);
  await page.goto('/market/talents');
  await takenOver(page);
  const link = page.getByRole('link', { name: 'Terms of use' });
  const screen = /TermsPage-[^/]*\.js$/;
  await page.route(screen, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await page.unroute(screen);
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await link.click();
  await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});
