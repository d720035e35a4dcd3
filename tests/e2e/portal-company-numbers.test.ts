import { HIRE } from '@crewdock/contract/steps';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const HOST = 'sunrise.localhost';
/** Console warning: the company's colors were corrected for contrast. */
const CONTRAST = /less contrast than 4.5:1/;

const origin = () => currentProduct().company.sunrise;
const superadmin = () => demoPerson('Sunrise Staffing superadmin');
const window = () => ({ options: { ...storageOf(superadmin(), origin()), baseURL: origin() } });

async function post(path: string, body: object): Promise<{ id: number }> {
  const answer = await ask(path, { method: 'POST', host: HOST, token: superadmin().token, body });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json;
}

/** Creates a job and a talent of the company, signed in as its superadmin. */
async function cards(): Promise<{ job: number; talent: number; title: string }> {
  const title = `Loom engineer ${randomUUID().slice(0, 8)}`;
  const skills = [{ name: 'Weaving', experience: 3, is_main: true }];
  const job = await post('/requests/', { title, skills, scope: 'company' });
  const talent = await post('/talents/', { name: 'Ada', title: 'Weaver', skills, scope: 'company' });
  return { job: job.id, talent: talent.id, title };
}

/** The current month's figures: jobs, talents, views, applications, hires. */
async function running(page: Page): Promise<number[]> {
  const row = page.getByRole('table', { name: 'By month' }).getByRole('row', { name: /so far/ });
  return (await row.getByRole('cell').allTextContents()).map((text) => Number(text.replaceAll(',', '')));
}

test('a superadmin sees the numbers of this month and downloads them as CSV', async ({ openPage }) => {
  const page = await openPage(window(), CONTRAST);
  await page.goto('/company/jobs');
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'By month' })).toBeVisible();
  const before = await running(page);
  const { job, talent } = await cards();
  const pair = `/requests/${job}/related-talent/${talent}/`;
  await post(pair, {});
  await post(`/talents/${talent}/related-request/${job}/confirm/`, {});
  await post(`${pair}proceed/`, { proceed_reason: HIRE });
  await page.reload();
  await expect(page.getByRole('table', { name: 'By month' })).toBeVisible();
  expect(await page.getByRole('table', { name: 'By month' }).getByRole('row').count()).toBe(13);
  const [jobs, talents, views, applications, hires] = before;
  expect(await running(page)).toEqual([jobs! + 1, talents! + 1, views, applications, hires! + 1]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV (comma)' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('company_numbers.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(lines.at(-1)!.split(',').slice(1).map(Number)).toEqual(await running(page));
  await page.getByText('As a table').first().click();
  await expectNoFindings(page);
  await expectNothingLost(page);
});

test('a company without data shows an empty state, and a failed request can be retried', async ({ openPage }) => {
  const page = await openPage(window(), CONTRAST, /Failed to load resource/);
  const nothing = { jobs: 0, talents: 0, views: 0, applications: 0, hires: 0 };
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    ...nothing,
  }));
  let calls = 0;
  await page.route('**/api/company/numbers/', (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 403, json: { code: 'permission_denied', message: 'No.' } })
      : route.fulfill({ json: { open: { jobs: 0, talents: 0 }, months } });
  });
  await page.goto('/company/numbers');
  await page.getByRole('button', { name: /again/i }).click();
  await expect(page.getByText('No numbers yet')).toBeVisible();
  await expectNoFindings(page);
});

test('the activity lists who did what with which card, by member and period', async ({ openPage }) => {
  const { title } = await cards();
  const page = await openPage(window(), CONTRAST);
  await page.goto('/company/numbers');
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Activity' }).click();
  const list = page.getByRole('list', { name: 'Activity' });
  const entry = list.getByRole('listitem').filter({ hasText: title });
  await expect(entry.getByText('added the job')).toBeVisible();
  const member = page.getByRole('combobox', { name: 'Member' });
  await member.selectOption({ index: 1 });
  await page.waitForURL(/member=/);
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  await page.waitForURL(/days=7/);
  await expect(entry).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await entry.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an empty activity shows an empty state', async ({ openPage }) => {
  const page = await openPage(window(), CONTRAST);
  await page.route('**/api/company/activity/**', (route) =>
    route.fulfill({ json: { items: [], total: 0, members: [] } }),
  );
  await page.goto('/company/activity');
  await expect(page.getByText('No activity')).toBeVisible();
  await expectNoFindings(page);
});
