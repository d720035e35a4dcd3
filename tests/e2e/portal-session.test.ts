import type { TalentPage } from '@crewdock/contract/market';
import type { Page, Request } from '@playwright/test';
import { demoPerson, newPerson, signInAgain, storageOf } from '../fixtures/people.ts';
import { api, ask } from '../fixtures/api.ts';
import { newJob } from './own-cards.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const ENDED = 'Your session has ended. Sign in again.';

test('signing in stores only the specified keys, and signing out removes the personal ones', async ({
  openPage,
  product,
}) => {
  const { email, password } = demoPerson('Client');
  const page = await openPage();
  const calls = callsOf(page);
  await page.goto('/login/client');
  await signInAt(page, email, password);
  await page.waitForURL('**/my/jobs');
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['selectedTypeApp', 'token', 'uid', 'username', 'version']);
  expect(await stored(page, 'username')).toBe(email);
  expect(await stored(page, 'selectedTypeApp')).toBe('1');
  const token = await stored(page, 'token');
  expect((await ask('/session/', { token: token! })).json.uid).toBe(await stored(page, 'uid'));
  await atRest(page, calls);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${product.portal}/`);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['selectedTypeApp', 'version']);
  expect((await ask('/session/', { token: token! })).status).toBe(401);
});

for (const [role, path] of [
  ['Client', '/my/jobs'],
  ['Talent provider', '/my/talents'],
  ['Remote developer', '/my/talents'],
] as const) {
  test(`${role} lands on ${path}`, async ({ openPage }) => {
    const { email, password } = demoPerson(role);
    const page = await openPage();
    await page.goto('/login');
    await signInAt(page, email, password);
    await page.waitForURL(`**${path}`);
  });
}

test('staff land on their updates, whichever page they came from', async ({ openPage }) => {
  const { email, password } = demoPerson('Staff');
  const page = await openPage();
  await page.goto('/market/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
  await signInAt(page, email, password);
  await page.waitForURL(/\/admin-panel\/updates(\?|$)/);
});

test('after signing in, visitors return to the requested page with its parameters and query', async ({
  client,
  openPage,
}) => {
  const { email, password } = client;
  const { items } = await api<TalentPage>('/market_2/talents/?limit=1');
  const job = await newJob(client);
  const ways: [from: string, to: RegExp, kept: string | null][] = [
    ['/market/jobs', /\/market\/jobs$/, null],
    [items[0]!.path, new RegExp(`${items[0]!.path}$`), `goto:ext-talent-id:${items[0]!.public_id}`],
    [
      `/market/talents?ids=${items[0]!.id}`,
      new RegExp(`/market/talents\\?ids=${items[0]!.id}$`),
      `goto:market-talents:${items[0]!.id}`,
    ],
    ['/market/talents?skills=101', /\/market\/talents\?skills=101$/, 'market-talents?skills=101'],
    ['/settings/security', /\/settings\/security$/, 'settings-security'],
    [
      `/my/job/${job.id}?tab=matches`,
      new RegExp(`/my/job/${job.id}\\?tab=matches$`),
      `goto:my-requests-id:${job.id}?tab=matches`,
    ],
  ];
  for (const [from, to, kept] of ways) {
    const page = await openPage();
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!/^\/(settings|my)/.test(from)) await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
    expect(await stored(page, 'redirectTo')).toBe(kept);
    await signInAt(page, email, password);
    await page.waitForURL(to);
    expect(await stored(page, 'redirectTo')).toBeNull();
  }
});

test('a sign-out or sign-in in one window applies to the other', async ({ openPage }) => {
  const { email, password } = demoPerson('Client');
  const first = await openPage();
  const second = await first.context().newPage();
  const calls = [first, second].map(callsOf);
  await first.goto('/login');
  await second.goto('/market/talents');
  await expect(second.getByRole('link', { name: 'Sign in' })).toBeVisible();
  // Waits until the second page listens to sign-ins in other tabs.
  await second.waitForFunction(() => 'dataLayer' in window);
  await signInAt(first, email, password);
  await first.waitForURL('**/my/jobs');
  await second.getByRole('link', { name: 'My jobs' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
  await atRest(first, calls[0]!);
  await atRest(second, calls[1]!);
  await first.getByRole('button', { name: /^Account of/ }).click();
  await first.getByRole('button', { name: 'Sign out' }).click();
  await second.waitForURL('**/login');
  await expect(second.getByRole('heading', { level: 1, name: 'Sign in to Crewdock' })).toBeVisible();
  expect(await stored(second, 'token')).toBeNull();
  expect(await second.getByText(ENDED).count()).toBe(0);
});

test('a session that ends during work is reported once, and the return target is kept', async ({ openPage }) => {
  const person = demoPerson('Client');
  const token = await signInAgain(person, 'Ending');
  const page = await openPage({ options: storageOf({ ...person, token }) }, REFUSED);
  await page.goto('/settings/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ask('/logout/', { token });
  // The page's lists and counters are fetched at the same time, so several calls fail at once.
  await page.getByRole('link', { name: 'Security' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText(ENDED)).toBeVisible();
  expect(await page.getByText(ENDED).count()).toBe(1);
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'redirectTo')).toMatch(/^settings-(profile|security)$/);
  await signInAt(page, person.email, person.password);
  await page.waitForURL(/\/settings\/(profile|security)$/);
});

test('a public page stays open when the session ends, and typed text is restored after the next sign-in', async ({
  openPage,
}) => {
  const person = await newPerson('Peter');
  const page = await openPage({ options: storageOf(person) }, REFUSED);
  await page.goto('/contact-manager');
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.fill('We need three people.');
  await ask('/logout/', { token: person.token });
  // The market is public. Only the call that saves the last visited page in the profile fails.
  await page.getByRole('link', { name: 'Talents', exact: true }).click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/market/talents');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
  await signInAt(page, person.email, person.password);
  await page.waitForURL(/\/market\/(talents|jobs)$/);
  await page.goto('/contact-manager');
  await expect(message).toBeVisible();
  expect(await message.inputValue()).toBe('We need three people.');
});

test('a refused token redirects home with a notice, and the target is kept', async ({ openPage, product }) => {
  const page = await openPage({ options: storageOf({ ...demoPerson('Client'), token: 'nobody' }) }, REFUSED);
  await page.goto('/settings/security');
  await expect(page.getByText(ENDED)).toBeVisible();
  await page.waitForURL(`${product.portal}/`);
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'redirectTo')).toBe('settings-security');
});

test('a refused token on the home page stays there', async ({ openPage }) => {
  const page = await openPage({ options: storageOf({ ...demoPerson('Client'), token: 'nobody' }) }, REFUSED);
  await page.goto('/');
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Find talent/ })).toBeVisible();
  expect(await stored(page, 'redirectTo')).toBeNull();
});

for (const status of [500, 503, 0]) {
  test(`a session that fails to load (${status}) does not sign out, and can be retried`, async ({ openPage }) => {
    const page = await openPage({ options: storageOf(demoPerson('Client')) }, REFUSED);
    await page.route('**/api/session/', (route) =>
      status === 0
        ? route.abort()
        : route.fulfill({ status, json: { code: 'internal', detail: 'Broken.', request_id: '' } }),
    );
    await page.goto('/my/jobs');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await stored(page, 'token')).toBe(demoPerson('Client').token);
    await page.unroute('**/api/session/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My jobs' })).toBeVisible();
  });
}

test('the last visited market is stored in the profile, and sent only when it changes', async ({ openPage }) => {
  const person = await newPerson('Marta');
  const page = await openPage({ options: storageOf(person) });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData()!);
  });
  const calls = callsOf(page);
  for (const path of ['/market/talents', '/market/talents?seniority=3', '/my/jobs', '/market/jobs', '/market/jobs']) {
    await page.goto(path);
    // Waits for the layout's effects, which run after the page's effects, one of which sends the call.
    await page.waitForFunction(() => 'dataLayer' in window);
    await expect.poll(() => calls.size).toBe(0);
  }
  expect(await stored(page, 'marketDefaultRoute')).toBeNull();
  await page.goto('/market');
  await page.waitForURL('**/market/jobs');
  await page.waitForFunction(() => 'dataLayer' in window);
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { marketDefaultRoute: 'market-talents' },
    { myCrewdockDefaultRoute: 'my-requests' },
    { marketDefaultRoute: 'market-requests' },
  ]);
});

test('a pending account deletion is shown on every page and can be cancelled with a button', async ({ openPage }) => {
  const person = await newPerson('Dora');
  await ask('/profile/deletion/', { method: 'POST', token: person.token, body: { password: person.password } });
  const page = await openPage({ options: storageOf(person) });
  await page.goto('/market/talents');
  const bar = page.getByRole('region', { name: 'Deletion of your account' });
  await expect(bar.getByText(/^Your account will be deleted on \d+ \w{3} \d{4}\.$/)).toBeVisible();
  await bar.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect((await ask('/session/', { token: person.token })).json.deletion_due).toBeNull();
});

/** Malicious redirect targets that local storage might contain. */
const KEPT = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'goto:https://evil.example:1',
  'goto:ext-talent-id://evil.example',
  'goto:ext-talent-id:..%2F..%2F%2Fevil.example',
  'goto:ext-talent-id:1-1/../../../evil.example',
  'goto:ext-talent-id:1-1@evil.example',
  'goto:ext-request-id:\\evil.example',
  'goto:ext-request-id:1-1#//evil.example',
  'goto:ext-request-id:1-1\nhttps://evil.example',
  'goto:market-talents:1,2&next=//evil.example',
  'goto:market-requests://evil.example',
  'goto:market-talents:1/../../..//evil.example',
  'goto:javascript:alert(1)',
  'goto::',
  'goto:home://evil.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '%2F%2Fevil.example',
  '__proto__',
];

/** Malicious links on the portal's own origin. */
const ADDRESSES = [
  '/login?redirectTo=https://evil.example',
  '/login?redirectTo=//evil.example',
  '/login?next=https://evil.example',
  '/login?next=%2F%2Fevil.example',
  '/login?returnUrl=javascript:alert(1)',
  '/login?goto=ext-talent-id:https://evil.example',
  '/login?redirect=%5C%5Cevil.example',
  '/login#https://evil.example',
  '/login/client?redirectTo=https://evil.example',
  '/login/staff?redirectTo=https://evil.example',
  '/login//evil.example',
  '/login/%2F%2Fevil.example',
  '/login/..%2F..%2Fevil.example',
  '/login/https://evil.example',
  '//evil.example',
  '//evil.example/login',
  '///evil.example/my/jobs',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/my//evil.example',
  '/settings/..//evil.example',
  '/settings//evil.example',
  '/auth/google?redirect=https://evil.example',
  '/auth/google?code=x&state=https://evil.example',
  '/auth/google?error=https://evil.example&error_uri=https://evil.example',
  '/auth/linkedin?code=javascript:alert(1)&state=//evil.example',
  '/auth//evil.example',
  '/market//evil.example',
  '/@evil.example',
];

test('sixty hostile redirect targets never lead to another site', async ({ openPage, product }) => {
  expect(KEPT.length + ADDRESSES.length).toBe(60);
  const { portal } = product;
  const { email, token } = demoPerson('Client');
  const page = await openPage({}, REFUSED, /404 \(Not Found\)/);
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== portal && url.protocol.startsWith('http'),
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${portal}/`) && frame.url() !== 'about:blank') elsewhere.push(frame.url());
  });
  await page.route('**/api/login/', (route) =>
    route.fulfill({ json: { token, uid: '00000000-0000-4000-8000-000000000000', username: email, staff: false } }),
  );

  for (const kept of KEPT) {
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('redirectTo', value), kept);
    await signInAt(page, email, 'harbour');
    await page.waitForURL(`${portal}/my/jobs`);
    expect(await stored(page, 'redirectTo'), kept).toBeNull();
    await page.evaluate(() => localStorage.clear());
  }
  for (const address of ADDRESSES) {
    await page.goto(portal + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
    const field = page.getByRole('textbox', { name: /^Email/ });
    if ((await field.count()) > 0 && /^\/login(\/client)?$/.test(new URL(page.url()).pathname)) {
      await signInAt(page, email, 'harbour');
      await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    }
    expect(new URL(page.url()).origin, address).toBe(portal);
    await page.evaluate(() => localStorage.clear());
  }
  expect(elsewhere).toEqual([]);
});

async function signInAt(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Tracks the pending requests of the page. */
function callsOf(page: Page): Set<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/**
 * Waits until the job list is loaded and no request is pending, because signing out would make pending requests fail.
 */
async function atRest(page: Page, calls: Set<Request>): Promise<void> {
  await expect(page.getByRole('link', { name: /^Active \d/ })).toBeVisible();
  await expect.poll(() => calls.size).toBe(0);
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
