import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipped } from '../support/unzipped.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const ROLE = 'Sunrise Staffing superadmin';
/** Console warning: the company's colors were corrected for contrast. */
const CONTRAST = /less contrast than 4.5:1/;

async function settings(openPage: OpenPage, ...allowed: RegExp[]): Promise<Page> {
  const origin = currentProduct().company.sunrise;
  const options = { ...storageOf(demoPerson(ROLE), origin), baseURL: origin };
  return openPage({ options }, CONTRAST, ...allowed);
}

const part = (page: Page) => page.getByRole('group', { name: 'Export of everything' });

test('a superadmin exports all data, is notified and downloads the archive', async ({ openPage }) => {
  const page = await settings(openPage);
  await page.goto('/admin/settings');
  const section = part(page);
  await section.getByRole('button', { name: 'Export everything' }).click();
  await expect(section.getByText(/kept until/)).toBeVisible();
  await expectNoFindings(page);
  await mailTo(demoPerson(ROLE).email, /The export of Sunrise Staffing is ready/);
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^sunrise-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipped(await readFile(await download.path()));
  expect(JSON.parse(files['company.json']!)).toMatchObject({ slug: 'sunrise' });
  expect(JSON.parse(files['members.json']!)).toContainEqual(
    expect.objectContaining({ email: demoPerson(ROLE).email, is_superadmin: true }),
  );
  expect(JSON.parse(files['talents.json']!).length).toBeGreaterThan(0);
  await section.getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByRole('button', { name: 'Export everything' })).toBeVisible();
});

test('progress and failure are shown, and the export is cancelled and retried by keyboard', async ({ openPage }) => {
  const archive = { state: 'running', total: 240, done: 60, bytes: null, finished: null, expires: null };
  let now: object | null = { ...archive, created: new Date().toISOString() };
  const page = await settings(openPage);
  await page.route('**/api/company/export/', (route) => {
    if (route.request().method() === 'DELETE') now = null;
    if (route.request().method() === 'POST') now = { ...archive, state: 'failed', created: new Date().toISOString() };
    return route.fulfill({ json: { export: now } });
  });
  await page.goto('/admin/settings#export');
  const section = part(page);
  await expect(section.getByText('60 of 240 files')).toBeVisible();
  expect(await section.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('60 of 240');
  await expectNoFindings(page);
  await section.getByRole('button', { name: 'Cancel' }).press('Enter');
  await section.getByRole('button', { name: 'Export everything' }).press('Enter');
  await expect(section.getByText('The export failed. Please try again.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
});
