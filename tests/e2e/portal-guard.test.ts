import type { Session } from '@crewdock/contract/session';
import type { Page } from '@playwright/test';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

type Host = 'main' | 'acme' | 'sunrise';

/**
 * Opened path and final path by role and host. As a final path, `mine` is the list for the person's account type, and
 * `market` is either market.
 */
const WAYS: [role: string | null, host: Host, opened: string, ends: string][] = [
  [null, 'main', '/', '/'],
  [null, 'main', '/market', 'market'],
  [null, 'main', '/my/jobs', '/login'],
  [null, 'main', '/settings/security', '/login'],
  [null, 'main', '/admin-panel/requests', '/login'],
  [null, 'acme', '/company', '/login'],
  ['Client', 'main', '/', 'market'],
  ['Client', 'main', '/my', '/my/jobs'],
  ['Client', 'main', '/my/jobs/archive', '/my/jobs/archive'],
  ['Client', 'main', '/my/talents', '/my/jobs'],
  ['Client', 'main', '/my/talents/7/edit', '/my/jobs'],
  ['Client', 'main', '/login', '/my/jobs'],
  ['Client', 'main', '/sign-up/talent-provider', '/my/jobs'],
  ['Client', 'main', '/password_reset', '/my/jobs'],
  ['Client', 'main', '/account_activation/YQ/YQ/1', '/my/jobs'],
  ['Client', 'main', '/settings', '/settings/profile'],
  ['Client', 'main', '/admin-panel', '/my/jobs'],
  ['Client', 'main', '/admin-panel/sdr-requests', '/my/jobs'],
  ['Client', 'main', '/company/talents', 'market'],
  ['Client', 'acme', '/company/talents', '/my/jobs'],
  ['Client', 'acme', '/admin/groups', '/my/jobs'],
  ['Talent provider', 'main', '/my', '/my/talents'],
  ['Talent provider', 'main', '/my/jobs', '/my/talents'],
  ['Talent provider', 'main', '/my/job/7/copy', '/my/talents'],
  ['Remote developer', 'main', '/my', '/my/talents'],
  ['Remote developer', 'main', '/admin-panel/talents', '/my/talents'],
  ['Acme Talent manager', 'acme', '/company/talents', '/company/talents'],
  ['Acme Talent manager', 'acme', '/admin/users', 'mine'],
  ['Acme Talent manager', 'main', '/company', 'market'],
  ['Acme Talent team lead', 'acme', '/company/jobs', '/company/jobs'],
  ['Acme Talent team lead', 'acme', '/admin/users', '/admin/users'],
  ['Acme Talent team lead', 'acme', '/admin/groups', 'mine'],
  ['Acme Talent superadmin', 'acme', '/admin/groups', '/admin/groups'],
  ['Acme Talent superadmin', 'acme', '/admin/settings', '/admin/settings'],
  [null, 'acme', '/admin/embed', '/login'],
  ['Acme Talent team lead', 'acme', '/admin/embed', 'mine'],
  ['Acme Talent superadmin', 'acme', '/admin/embed', '/admin/embed'],
  ['Acme Talent superadmin', 'sunrise', '/admin/embed', 'mine'],
  ['Acme Talent superadmin', 'main', '/admin/embed', 'market'],
  ['Staff', 'acme', '/admin/embed', 'market'],
  ['Acme Talent superadmin', 'sunrise', '/company/jobs', 'mine'],
  ['Acme Talent superadmin', 'sunrise', '/admin/settings', 'mine'],
  ['Acme Talent superadmin', 'main', '/admin/users', 'market'],
  ['Staff', 'main', '/', 'market'],
  ['Staff', 'main', '/my', '/admin-panel/updates'],
  ['Staff', 'main', '/my/jobs', '/admin-panel/updates'],
  ['Staff', 'main', '/my/talents/7/edit', '/my/talents/7/edit'],
  ['Staff', 'main', '/my/job/7/edit', '/my/job/7/edit'],
  ['Staff', 'main', '/login/staff', '/admin-panel/updates'],
  ['Staff', 'main', '/admin-panel', '/admin-panel/updates'],
  ['Staff', 'main', '/admin/users', 'market'],
  ['Staff', 'acme', '/admin/groups', 'market'],
];

for (const [role, host, opened, ends] of WAYS) {
  test(`${role} on ${host} opens ${opened} and ends at ${ends}`, async ({ openPage, product }) => {
    const origin = host === 'main' ? product.portal : product.company[host];
    const person = role === null ? null : demoPerson(role);
    const page = await openPage(
      // The preview of the embed page has an opaque origin, so requests with extra headers would be rejected.
      { options: { ...(person && storageOf(person, origin)), extraHTTPHeaders: {} } },
      /less contrast than 4.5:1/,
    );
    await page.goto(origin + opened);
    const target = ends === 'mine' ? await ownList(person!.token) : ends;
    const isAtEnd = ({ pathname }: URL) =>
      target === 'market' ? /^\/market\/(talents|jobs)$/.test(pathname) : pathname === target;
    await page.waitForURL(isAtEnd);
    await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(isAtEnd(new URL(page.url())), page.url()).toBe(true);
  });
}

for (const [path, kept] of [
  ['/my/jobs', 'my-requests'],
  ['/settings/security', 'settings-security'],
  ['/admin-panel', 'admin-panel'],
] as const) {
  test(`the target ${path} of a visitor is stored as ${kept}`, async ({ openPage }) => {
    const page = await openPage();
    await page.goto(path);
    await page.waitForURL('**/login');
    expect(await stored(page, 'redirectTo')).toBe(kept);
  });
}

test('the home page is fully reloaded, and redirects a signed-in person to the market', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(demoPerson('Client')) });
  await page.goto('/my/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
  await page.evaluate(() => ((window as { here?: boolean }).here = true));
  const afresh = page.waitForEvent('load');
  await page.evaluate(() => history.pushState({}, '', '/'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await afresh;
  await page.waitForURL(/\/market\/(talents|jobs)$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => (window as { here?: boolean }).here)).toBeUndefined();
});

test('titles come from the route table, and the data layer gets only patterns', async ({ openPage }) => {
  const page = await openPage({}, /Failed to load resource/);
  const secret = 'c2VjcmV0LXRva2VuLXRoYXQtbm9ib2R5LW1heS1zZWU';
  for (const path of [
    `/password_reset/dWlk/${secret}`,
    `/account_activation/dWlk/${secret}/0`,
    `/subscription_activation/dWlk/${secret}`,
    `/email_change/dWlk/${secret}`,
    `/auth/google?code=${secret}&state=${secret}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => 'dataLayer' in window);
    const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: object[] }).dataLayer));
    expect(layer).toContain('screen_view');
    expect(layer).not.toContain(secret);
    expect(await page.title()).toMatch(/ · Crewdock$/);
  }
  await page.goto('/login/client');
  await page.waitForFunction(() => document.title === 'Sign in as a client · Crewdock');
  await expect
    .poll(() => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer))
    .toEqual([{ event: 'screen_view', screen_name: 'sign-in-client', path: '/login/client' }]);
});

async function ownList(token: string): Promise<string> {
  const session: Session = (await ask('/session/', { token })).json;
  return session.type === 1 ? '/my/jobs' : '/my/talents';
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
