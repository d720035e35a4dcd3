import type { RequestPage, TalentPage } from '@crewdock/contract/market';
import { expect, test } from 'vitest';
import { api, portalWindows } from './portal-window.ts';

const open = portalWindows();

test('the landing page counts both markets and leads into them', async () => {
  const [talents, jobs] = await Promise.all([
    api<TalentPage>('/market_2/talents/'),
    api<RequestPage>('/market_2/requests/'),
  ]);
  const page = await open();
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`^Find talent.*${talents.total} talents`) }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Find a job.*${jobs.total} jobs`) }).click();
  await page.waitForURL('**/market/jobs');
  await page.getByRole('link', { name: 'Talents', exact: true }).click();
  await page.waitForURL('**/market/talents');
  expect(await page.getByRole('link', { name: 'Talents', exact: true }).getAttribute('aria-current')).toBe('page');
});

test('back leads to the landing page and forward from it again', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('link', { name: /^Find talent/ }).click();
  await page.getByRole('article').first().waitFor();
  await page.waitForURL('**/market/talents');
  await page.goBack();
  await page.getByRole('link', { name: /^Find talent/ }).waitFor();
  await page.goForward();
  await page.waitForURL('**/market/talents');
  await page.getByRole('searchbox', { name: 'Search talents' }).waitFor();
});

test('the market opens where the visitor was last, and with the talents at first', async () => {
  const page = await open();
  await page.goto('/market');
  await page.waitForURL('**/market/talents');
  await page.goto('/market/jobs');
  await page.getByRole('article').first().waitFor();
  await page.goto('/market');
  await page.waitForURL('**/market/jobs');
});

test('the footer shows once a visitor has chosen what they came for', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.goto('/market/talents');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('selectedTypeApp'))).toBe('1');
  expect(await page.title()).toBe('Privacy policy · Crewdock');
  await page.goto('/market/jobs');
  await page.getByRole('article').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('selectedTypeApp'))).toBe('3');
});

test('an unknown address is answered as such', async () => {
  const page = await open({}, /404 \(Not Found\)/);
  const response = await page.goto('/my/secrets');
  expect(response!.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Go to the market' }).click();
  await page.waitForURL('**/market/talents');
});

test('the chosen colours are there from the first paint on', async () => {
  const page = await open({ scheme: 'light' });
  await page.goto('/privacy-policy');
  const button = page.getByRole('button', { name: /^Colours/ });
  await button.click();
  await page.getByRole('button', { name: 'Colours: light' }).click();
  await page.getByRole('button', { name: 'Colours: dark' }).waitFor();
  const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await surface();
  // The script that applies it stands before the application's and needs none of it.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['scheme'])).toBe('dark');
  expect(await surface()).toBe(dark);
});

test('the data layer gets the screen’s name and the pattern of its route, never an id', async () => {
  const { items } = await api<TalentPage>('/market_2/talents/?limit=1&search=react');
  const page = await open();
  await page.goto('/market/talents?search=react');
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: items[0]!.name }).waitFor();
  expect(await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer)).toEqual([
    { event: 'screen_view', screen_name: 'market-talents', path: '/market/talents' },
    { event: 'screen_view', screen_name: 'ext-talent-id', path: '/t/:key' },
  ]);
});

test('another version than the stored one is announced until the page is refreshed', async () => {
  const page = await open();
  await page.goto('/terms-of-use');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('version'))).toBe('3.0.0');
  await page.evaluate(() => localStorage.setItem('version', '2.9.0'));
  await page.reload();
  const notice = page.getByText('A new version of the portal is available.');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForFunction(() => localStorage.getItem('version') === '3.0.0');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);
});

test('the portal works where the browser’s storage is blocked', async () => {
  const page = await open();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/market/talents?seniority=3');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: /^Colours/ }).click();
  await page.getByRole('button', { name: 'Colours: light' }).waitFor();
});

test('the first view of the market shifts nothing', async () => {
  const page = await open();
  await page.addInitScript(() => {
    const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/market/talents');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(() =>
    (window as { shifts?: number[] }).shifts!.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThanOrEqual(0.05);
});
