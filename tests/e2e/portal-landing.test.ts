import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';
import { ask, demoPerson, newPerson, storageOf } from './signed-in.ts';
import { runningProduct } from '../support/running-product.ts';

const open = portalWindows();

interface Screen {
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
    prepare: (page) => page.getByRole('button', { name: /^Account of/ }).click(),
  },
  {
    role: 'Client',
    path: '/my/jobs',
    width: 390,
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { role: 'Staff', path: '/admin-panel/stats' },
  { role: 'Staff', path: '/admin-panel/updates' },
  {
    role: 'Staff',
    path: '/admin-panel/updates',
    prepare: async (page) => {
      await page.locator('[data-row]').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Take on' }).waitFor();
    },
  },
];

test.each(screens)('axe finds nothing and 320 px are enough: $role on $path', async (screen) => {
  const { role, path, host, width, prepare } = screen;
  if (role === 'Staff') await writeToUs();
  const origin = host ? runningProduct().company[host] : runningProduct().portal;
  const page = await open({ width, options: storageOf(demoPerson(role), origin) });
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await expectNoFindings(page);
  if (!prepare) await expectNothingLost(page);
});

test('a provider’s talents come page by page, with the counts of both tabs', async () => {
  const person = demoPerson('Talent provider');
  const { counters } = (await ask('/talents/?with_counters=1&limit=1', { token: person.token })).json;
  expect(counters.active).toBeGreaterThan(50);
  const page = await open({ options: storageOf(person) });
  await page.goto('/my/talents');
  const list = page.getByRole('list', { name: 'My talents' });
  await list.getByRole('article').first().waitFor();
  // Far from the window an entry keeps its place alone.
  expect(await list.getByRole('listitem').count()).toBe(50);
  await page.getByText(`50 of ${counters.active}`).waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await list.getByRole('listitem').nth(50).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(Math.min(counters.active, 100));
  const focused = list.getByRole('listitem').nth(50).getByRole('link').first();
  await page.waitForFunction((link) => link === document.activeElement, await focused.elementHandle());
  await page.getByRole('link', { name: `Archive ${counters.archive}` }).click();
  await page.waitForURL('**/my/talents/archive');
  await page.getByRole('list', { name: 'My talents, archived' }).getByRole('article').first().waitFor();
  expect(await page.getByRole('list', { name: 'My talents, archived' }).getByRole('listitem').count()).toBe(
    counters.archive,
  );
  await expect.poll(() => page.title()).toBe('Archived talents · Crewdock');
});

test('somebody new is told what to do', async () => {
  const page = await open({ options: storageOf(await newPerson('Nora')) });
  await page.goto('/my');
  await page.getByRole('heading', { name: 'No jobs yet' }).waitFor();
  await page.getByRole('link', { name: 'Archive 0' }).click();
  await page.getByRole('heading', { name: 'Nothing archived' }).waitFor();
  await page.getByRole('link', { name: 'Show the active ones' }).click();
  await page.getByRole('link', { name: 'Browse talents' }).click();
  await page.waitForURL('**/market/talents');
});

test('a list that can’t be loaded says so and is loaded again', async () => {
  const page = await open({ options: storageOf(demoPerson('Client')) }, /Failed to load resource/);
  await page.route('**/api/requests/**', (route) => route.abort());
  await page.goto('/my/jobs');
  await page.getByRole('alert').waitFor();
  await page.unroute('**/api/requests/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article').first().waitFor();
});

test('a company’s lists count what its members see and remember which was last', async () => {
  const { acme } = runningProduct().company;
  const person = demoPerson('Acme Talent manager');
  const { token } = person;
  const list = (type: string) => ask(`/${type}/?scope=company&limit=1`, { token, host: new URL(acme).hostname });
  const [jobs, talents] = await Promise.all([list('requests'), list('talents')]);
  const last = async () => (await ask('/session/', { token })).json.companyDefaultRoute;
  const page = await open({ options: storageOf(person, acme) });
  await page.goto(`${acme}/company/jobs`);
  await page.getByRole('link', { name: `Jobs ${jobs.json.total}`, exact: true }).waitFor();
  // Each is told to the server by itself.
  await expect.poll(last).toBe('company-requests');
  await page.getByRole('link', { name: `Talents ${talents.json.total}`, exact: true }).click();
  await page.waitForURL('**/company/talents');
  await expect.poll(last).toBe('company-talents');
  await page.goto(`${acme}/company`);
  await page.waitForURL('**/company/talents');
});

test('staff walk through the inbox by keyboard, move an update and take it back', async () => {
  const words = await writeToUs();
  const page = await open({ options: storageOf(demoPerson('Staff')) });
  await page.goto('/admin-panel/updates');
  const row = page.locator('[data-row]', { hasText: words });
  await row.waitFor();
  await page.keyboard.press('j');
  while (!(await row.evaluate((element) => element.contains(document.activeElement)))) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('complementary');
  await detail.getByText(words).waitFor();
  await expect.poll(() => row.getAttribute('aria-current')).toBe('true');
  await page.goBack();
  await detail.waitFor({ state: 'detached' });
  await row.click();
  await detail.getByRole('button', { name: 'Done' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByText('Moved to Done').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });
  await row.click();
  await detail.getByRole('button', { name: 'Take on' }).click();
  await page.getByRole('link', { name: /^In progress/ }).click();
  await row.waitFor();
  await page.reload();
  await row.waitFor();
});

test('an update that can’t be moved is put back', async () => {
  const words = await writeToUs();
  const page = await open({ options: storageOf(demoPerson('Staff')) }, /Failed to load resource/);
  await page.goto('/admin-panel/updates');
  await page.route('**/api/admin-panel/updates/*/', (route) => route.abort());
  const row = page.locator('[data-row]', { hasText: words });
  await row.click();
  await page.getByRole('complementary').getByRole('button', { name: 'Done' }).click();
  await page.getByText('The server can’t be reached. Nothing was changed.').waitFor();
  await row.waitFor();
});

/** A message of a visitor, which arrives in the inbox; its words. */
async function writeToUs(): Promise<string> {
  const message = `We look for people ${randomUUID().slice(0, 8)}`;
  const body = { name: 'Vera', email: 'vera@example.com', message, message_id: randomUUID() };
  const answer = await ask('/lp/contact-us/', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return message;
}
