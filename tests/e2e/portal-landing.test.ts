import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, newPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

interface Screen {
  /** The dialog or panel that is open, to distinguish tests with the same path. */
  state?: string;
  role: string;
  path: string;
  host?: 'acme';
  width?: number;
  prepare?: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  { role: 'Client', path: '/my/jobs' },
  { role: 'Client', path: '/my/jobs/archive' },
  { role: 'Talent provider', path: '/my/talents', width: 390 },
  { role: 'Acme Talent manager', path: '/company/jobs', host: 'acme' },
  {
    role: 'Client',
    path: '/my/jobs',
    state: 'the account menu is open',
    prepare: (page) => page.getByRole('button', { name: /^Account of/ }).click(),
  },
  {
    role: 'Client',
    path: '/my/jobs',
    state: 'the menu is open',
    width: 390,
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { role: 'Staff', path: '/admin-panel/stats' },
  { role: 'Staff', path: '/admin-panel/updates' },
  {
    role: 'Staff',
    path: '/admin-panel/updates',
    state: 'an update is open',
    prepare: async (page) => {
      await page.locator('[data-row]').getByRole('link').first().click();
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    },
  },
];

for (const { role, path, state = 'nothing is open', host, width, prepare } of screens) {
  test(`is accessible and fits 320 px: ${role} on ${path}, ${state}`, async ({ openPage, product }) => {
    if (role === 'Staff') await writeToUs();
    const origin = host ? product.company[host] : product.portal;
    const page = await openPage({ width, options: storageOf(demoPerson(role), origin) });
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await expectNoFindings(page);
    if (!prepare) await expectNothingLost(page);
  });
}

test('a provider’s talents are paged, with the counts of both tabs', async ({ openPage }) => {
  const person = demoPerson('Talent provider');
  const { counters } = (await ask('/talents/?with_counters=1&limit=1', { token: person.token })).json;
  expect(counters.active).toBeGreaterThan(50);
  const page = await openPage({ options: storageOf(person) });
  await page.goto('/my/talents');
  const list = page.getByRole('list', { name: 'My talents' });
  await expect(list.getByRole('article').first()).toBeVisible();
  // Rows far from the viewport are empty list items.
  expect(await list.getByRole('listitem').count()).toBe(50);
  await expect(page.getByText(`50 of ${counters.active}`)).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(list.getByRole('listitem').nth(50)).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBe(Math.min(counters.active, 100));
  const focused = list.getByRole('listitem').nth(50).getByRole('link').first();
  await page.waitForFunction((link) => link === document.activeElement, await focused.elementHandle());
  await page.getByRole('link', { name: `Archive ${counters.archive}` }).click();
  await page.waitForURL('**/my/talents/archive');
  await expect(page.getByRole('list', { name: 'My talents, archived' }).getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('list', { name: 'My talents, archived' }).getByRole('listitem').count()).toBe(
    counters.archive,
  );
  await expect.poll(() => page.title()).toBe('Archived talents · Crewdock');
});

test('a new account sees what to do first', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(await newPerson('Nora')) });
  await page.goto('/my');
  await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Archive 0' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing archived' })).toBeVisible();
  await page.getByRole('link', { name: 'Show the active ones' }).click();
  await page.getByRole('link', { name: 'Browse talents' }).click();
  await page.waitForURL('**/market/talents');
});

test('a list that fails to load shows an error and can be retried', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(demoPerson('Client')) }, /Failed to load resource/);
  await page.route('**/api/requests/**', (route) => route.abort());
  await page.goto('/my/jobs');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/requests/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a company’s lists count the visible cards, and the last one is remembered', async ({ openPage, product }) => {
  const { acme } = product.company;
  const person = demoPerson('Acme Talent manager');
  const { token } = person;
  const list = (type: string) => ask(`/${type}/?scope=company&limit=1`, { token, host: new URL(acme).hostname });
  const [jobs, talents] = await Promise.all([list('requests'), list('talents')]);
  const last = async () => (await ask('/session/', { token })).json.companyDefaultRoute;
  const page = await openPage({ options: storageOf(person, acme) });
  await page.goto(`${acme}/company/jobs`);
  await expect(page.getByRole('link', { name: `Jobs ${jobs.json.total}`, exact: true })).toBeVisible();
  // Polls, because each visited page is saved on the server with a separate request.
  await expect.poll(last).toBe('company-requests');
  await page.getByRole('link', { name: `Talents ${talents.json.total}`, exact: true }).click();
  await page.waitForURL('**/company/talents');
  await expect.poll(last).toBe('company-talents');
  await page.goto(`${acme}/company`);
  await page.waitForURL('**/company/talents');
});

test('staff work through the inbox by keyboard, move an update and undo it', async ({ openPage }) => {
  const words = await writeToUs();
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto('/admin-panel/updates');
  const row = page.locator('[data-row]', { hasText: words });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  while (!(await row.evaluate((element) => element.contains(document.activeElement)))) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('complementary');
  await expect(detail.getByText(words)).toBeVisible();
  await expect.poll(() => row.getAttribute('aria-current')).toBe('true');
  await page.goBack();
  await expect(detail).toHaveCount(0);
  await row.getByRole('link').first().click();
  await detail.getByRole('button', { name: 'Done' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Moved to Done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await row.getByRole('link').first().click();
  await detail.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('link', { name: /^In progress/ }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test('an update that cannot be moved is reverted', async ({ openPage }) => {
  const words = await writeToUs();
  const page = await openPage({ options: storageOf(demoPerson('Staff')) }, /Failed to load resource/);
  await page.goto('/admin-panel/updates');
  await page.route('**/api/admin-panel/updates/*/', (route) => route.abort());
  const row = page.locator('[data-row]', { hasText: words });
  await row.getByRole('link').first().click();
  await page.getByRole('complementary').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('The server can’t be reached. Nothing was changed.')).toBeVisible();
  await expect(row).toBeVisible();
});

/** Sends a contact message as a visitor, which appears in the staff inbox. Returns the message's text. */
async function writeToUs(): Promise<string> {
  const message = `We look for people ${randomUUID().slice(0, 8)}`;
  const body = { name: 'Vera', email: 'vera@example.com', message, message_id: randomUUID() };
  const answer = await ask('/lp/contact-us/', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return message;
}
