import type { Landing } from '@crewdock/contract/landing';
import type { RequestPage, TalentPage } from '@crewdock/contract/market';
import type { BrowserContextOptions } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { api } from '../fixtures/api.ts';
import { takenOver } from '../fixtures/portal-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

test('the landing page shows the size of both markets and links to them', async ({ openPage }) => {
  const [talents, jobs] = await Promise.all([
    api<TalentPage>('/market_2/talents/'),
    api<RequestPage>('/market_2/requests/'),
  ]);
  const page = await openPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: new RegExp(`^Find talent.*${talents.total} talents`) })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^Find a job.*${jobs.total} jobs`) }).click();
  await page.waitForURL('**/market/jobs');
  await page.getByRole('link', { name: 'Talents', exact: true }).click();
  await page.waitForURL('**/market/talents');
  await expect(
    page.getByRole('link', { name: 'Talents', exact: true }).and(page.locator('[aria-current=page]')),
  ).toBeVisible();
});

test('the landing page searches either market, and shows hiring companies and the number of hires', async ({
  openPage,
}) => {
  const { hires, hiring } = await api<Landing>('/landing/');
  const page = await openPage();
  await page.goto('/');
  await takenOver(page);
  await expect(page.getByText(`${hires.toLocaleString('en-US')} people were hired`, { exact: false })).toBeVisible();
  const companies = page.getByRole('region', { name: 'Companies hiring here' }).getByRole('link');
  expect(await companies.locator('strong').allInnerTexts()).toEqual(hiring.map(({ name }) => name));
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search for talents' }).and(page.locator(':focus'))).toBeVisible();
  await page.getByRole('radio', { name: 'Jobs' }).press('Space');
  await page.getByRole('searchbox', { name: 'Search for jobs' }).fill(' java ');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/jobs?search=java');
  await page.goBack();
  await companies.filter({ hasText: hiring[0]!.name }).click();
  // The landing page counts jobs every five minutes, and other tests add jobs concurrently.
  await expect(page.getByRole('status').getByText(/^[1-9]\d* jobs?$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(hiring[0]!.name);
});

for (const [role, paths] of [
  ['Client', ['/my/jobs', '/my/lists', '/market/talents', '/settings/security']],
  ['Staff', ['/admin-panel/updates', '/market/jobs']],
] as const) {
  test(`no page of a ${role} requests the same resource twice`, async ({ openPage }) => {
    const page = await openPage({ options: storageOf(demoPerson(role)) });
    // Freezes the clock, so that fetched data does not become stale on a slow machine.
    await page.clock.setFixedTime(Date.now());
    let asked: string[] = [];
    page.on('request', (request) => request.method() === 'GET' && asked.push(request.url()));
    for (const path of paths) {
      asked = [];
      await page.goto(path);
      const calls = await expectQuiet(() => asked.filter((url) => url.includes('/api/')));
      expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
    }
  });
}

/** Waits until the page sends no further requests, and returns all calls. */
async function expectQuiet(calls: () => string[]): Promise<string[]> {
  const isQuiet = async () => {
    const { length } = calls();
    await sleep(500);
    return length > 1 && length === calls().length;
  };
  await expect.poll(isQuiet).toBe(true);
  return calls();
}

test('Back returns to the landing page, and Forward leaves it again', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/');
  await page.getByRole('link', { name: /^Find talent/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search talents' })).toBeVisible();
  // Returning to the landing page is always a full page load.
  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
  await expect(page.getByRole('link', { name: /^Find talent/ })).toBeVisible();
  await page.goForward();
  await page.waitForURL('**/market/talents');
  await expect(page.getByRole('searchbox', { name: 'Search talents' })).toBeVisible();
});

test('the market opens the list that was visited last, and the jobs on the first visit', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market');
  await page.waitForURL('**/market/jobs');
  await page.goto('/market/talents');
  await page.waitForFunction(() => localStorage.getItem('marketDefaultRoute') === 'market-talents');
  await page.goto('/market');
  await page.waitForURL('**/market/talents');
});

test('the footer is hidden on the home page and shown once a visitor has opened a market', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/market/talents');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('selectedTypeApp'))).toBe('1');
  expect(await page.title()).toBe('Privacy policy · Crewdock');
  await page.goto('/market/jobs');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedTypeApp'))).toBe('3');
});

for (const [role, places] of [
  [null, ['Talents', 'Jobs', 'Resources']],
  ['Client', ['My jobs', 'Inbox', 'Talents', 'Resources', 'My lists']],
  ['Talent provider', ['My talents', 'Inbox', 'My resources', 'Jobs', 'My lists']],
  ['Remote developer', ['My talents', 'Inbox', 'My resources', 'Jobs', 'My lists']],
  ['Staff', ['Updates', 'Requests', 'Talents', 'Applications']],
] as const) {
  test(`the navigation of ${role} contains ${JSON.stringify(places)}`, async ({ openPage }) => {
    const page = await openPage({ options: role === null ? undefined : storageOf(demoPerson(role)) });
    await page.goto('/terms-of-use');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link').first()).toBeVisible();
    const labels = await main.getByRole('link').allInnerTexts();
    expect(labels.map((label) => label.replace(/\s*\d+\+?$/, ''))).toEqual(places);
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(role === null ? 1 : 0);
  });
}

test('the company’s link is shown to a member only on its portal', async ({ openPage, product }) => {
  const { portal, company } = product;
  const member = demoPerson('Acme Talent manager');
  const there = await openPage({ options: storageOf(member, company.acme) });
  await there.goto(`${company.acme}/market/talents`);
  await expect(there.getByRole('article').first()).toBeVisible();
  await there.getByRole('link', { name: 'Company', exact: true }).click();
  await expect(there.getByRole('heading', { level: 1, name: 'Acme Talent' })).toBeVisible();
  const here = await openPage({ options: storageOf(member, portal) });
  await here.goto('/terms-of-use');
  await expect(here.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(await here.getByRole('link', { name: 'Company', exact: true }).count()).toBe(0);
});

test('the account menu shows the person, links to the settings and closes automatically', async ({ openPage }) => {
  const person = demoPerson('Client');
  const page = await openPage({ options: storageOf(person) });
  await page.goto('/terms-of-use');
  const opener = page.getByRole('button', { name: `Account of ${person.name}` });
  const panel = page.getByRole('group', { name: 'Account' });
  await opener.click();
  await expect(panel.getByText(person.email, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Settings');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/profile');
  await expect(panel).toBeHidden();
});

for (const [width, name] of [
  [1440, /^Account of/],
  [390, 'Menu'],
] as const) {
  test(`at ${width} px an open header menu stays open when the first page loads`, async ({ openPage }) => {
    const page = await openPage({ width, options: storageOf(demoPerson('Client')) });
    const arrival = Promise.withResolvers<void>();
    await page.route('**/api/requests/**', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/my/jobs');
    await page.getByRole('button', { name }).click();
    const settings = page.getByRole('link', { name: 'Settings' });
    await settings.focus();
    arrival.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
    // Waits for the page view, which is reported after the page's effects, because those could have moved the focus.
    await page.waitForFunction(() => 'dataLayer' in window);
    expect(await settings.evaluate((element) => element === document.activeElement)).toBe(true);
    await settings.press('Enter');
    await page.waitForURL('**/settings/profile');
    await expect(settings).toBeHidden();
  });
}

for (const [width, isBehind] of [
  [1023, false],
  [1022, true],
] as const) {
  test(`at ${width} px the menu is collapsed: ${isBehind}`, async ({ openPage }) => {
    const page = await openPage({ width });
    await page.goto('/terms-of-use');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(isBehind);
    expect(await page.getByRole('link', { name: 'Talents', exact: true }).isVisible()).toBe(!isBehind);
    if (!isBehind) return;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Talents' }).click();
    await page.waitForURL('**/market/talents');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
}

test('the footer is hidden on sign-in pages, for staff and on companies’ portals', async ({ openPage, product }) => {
  const { company } = product;
  const visitor = await openPage({ options: chosen() });
  await visitor.goto('/terms-of-use');
  await expect(visitor.getByRole('contentinfo')).toBeVisible();
  for (const path of ['/login', '/sign-up', '/password_reset']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
    await expect(visitor.getByRole('contentinfo'), path).toHaveCount(0);
  }
  const ways: [role: string, origin: string | undefined, shown: number][] = [
    ['Client', undefined, 1],
    ['Talent provider', undefined, 1],
    ['Staff', undefined, 0],
    ['Acme Talent manager', company.acme, 0],
  ];
  for (const [role, origin = product.portal, shown] of ways) {
    const page = await openPage({ options: storageOf(demoPerson(role), origin) });
    await page.goto(`${origin}/contact-manager`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), role).toHaveCount(shown);
  }
});

for (const [path, top] of [
  ['/privacy-policy', 0],
  ['/privacy-policy?no-scroll=1', 300],
] as const) {
  test(`navigating to ${path} from further down scrolls to ${top} px`, async ({ openPage }) => {
    const page = await openPage({ height: 400 });
    await page.goto('/terms-of-use');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 300));
    // Navigates with the history API, because no link of the portal has the parameter `no-scroll`.
    await page.evaluate((to) => {
      history.pushState({ key: 'elsewhere', idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
}

test('an unknown URL returns the not-found page', async ({ openPage }) => {
  const page = await openPage({}, /404 \(Not Found\)/);
  const response = await page.goto('/secrets');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for talents' }).fill('rust');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/talents?search=rust');
});

test('a missing card links to others of its kind', async ({ openPage }) => {
  const page = await openPage({}, /404 \(Not Found\)/);
  await page.goto('/j/99999999-1-cobol-developer');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for jobs' }).fill('rust');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/market/jobs?search=rust');
});

test('the chosen colour scheme is applied from the first paint', async ({ openPage }) => {
  const page = await openPage({ scheme: 'light' });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Colors/ }).click();
  await page.getByRole('button', { name: 'Colors: light' }).click();
  await expect(page.getByRole('button', { name: 'Colors: dark' })).toBeVisible();
  const surface = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await surface();
  // Blocks the application's scripts: the color scheme is applied by a script that is loaded before them.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['scheme'])).toBe('dark');
  expect(await surface()).toBe(dark);
});

test('the data layer gets the screen’s name and route pattern, never an id', async ({ openPage }) => {
  const { items } = await api<TalentPage>('/market_2/talents/?limit=1&search=react');
  const page = await openPage();
  await page.goto('/market/talents?search=react');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: items[0]!.name })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer))
    .toEqual([
      { event: 'screen_view', screen_name: 'market-talents', path: '/market/talents' },
      { event: 'screen_view', screen_name: 'ext-talent-id', path: '/t/:key' },
    ]);
});

test('a version that differs from the stored one is announced until the page is reloaded', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/terms-of-use');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).toBe('3.0.0');
  await page.evaluate(() => localStorage.setItem('version', '2.9.0'));
  await page.reload();
  const notice = page.getByText('A new version of the portal is available.');
  await expect(notice).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await loaded;
  // Waits for the page view, which is reported after the comparison of the versions.
  await page.waitForFunction(() => (window as { dataLayer?: object[] }).dataLayer);
  expect(await notice.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('version'))).toBe('3.0.0');
});

test('the portal works when the browser’s storage is blocked', async ({ openPage }) => {
  const page = await openPage();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/market/talents?seniority=3');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /^Colors/ }).click();
  await expect(page.getByRole('button', { name: 'Colors: light' })).toBeVisible();
});

test('the first view of the market causes no layout shift', async ({ openPage }) => {
  const page = await openPage();
  await page.addInitScript(() => {
    const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/market/talents');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(() =>
    (window as { shifts?: number[] }).shifts!.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThanOrEqual(0.05);
});

/** Local storage of a visitor who has chosen the talent market. */
function chosen(): BrowserContextOptions {
  const localStorage = [{ name: 'selectedTypeApp', value: '1' }];
  return { storageState: { cookies: [], origins: [{ origin: currentProduct().portal, localStorage }] } };
}
