import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runningProduct } from '../support/running-product.ts';
import { unzipped } from '../support/unzipped.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { mailTo } from './mailbox.ts';
import { portalWindows } from './portal-window.ts';
import { demoPerson, storageOf } from './signed-in.ts';

const open = portalWindows();
const ROLE = 'Sunrise Staffing superadmin';
/** Of the company’s colours, which are corrected. */
const CONTRAST = /less contrast than 4.5:1/;

async function settings(...allowed: RegExp[]): Promise<Page> {
  const origin = runningProduct().company.sunrise;
  const options = { ...storageOf(demoPerson(ROLE), origin), baseURL: origin };
  return open({ options }, CONTRAST, ...allowed);
}

const part = (page: Page) => page.getByRole('group', { name: 'Export of everything' });

test('a superadmin has everything put into an archive, is told, and takes it along', async () => {
  const page = await settings();
  await page.goto('/admin/settings');
  const section = part(page);
  await section.getByRole('button', { name: 'Export everything' }).click();
  await section.getByText(/kept until/).waitFor();
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
  await section.getByRole('button', { name: 'Export everything' }).waitFor();
});

test('it says how far it is, and that it failed; it is cancelled and tried again by key', async () => {
  const archive = { state: 'running', total: 240, done: 60, bytes: null, finished: null, expires: null };
  let now: object | null = { ...archive, created: new Date().toISOString() };
  const page = await settings();
  await page.route('**/api/company/export/', (route) => {
    if (route.request().method() === 'DELETE') now = null;
    if (route.request().method() === 'POST') now = { ...archive, state: 'failed', created: new Date().toISOString() };
    return route.fulfill({ json: { export: now } });
  });
  await page.goto('/admin/settings#export');
  const section = part(page);
  await section.getByText('60 of 240 files').waitFor();
  expect(await section.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('60 of 240');
  await expectNoFindings(page);
  await section.getByRole('button', { name: 'Cancel' }).press('Enter');
  await section.getByRole('button', { name: 'Export everything' }).press('Enter');
  await section.getByText('didn’t succeed').waitFor();
  await section.getByRole('button', { name: 'Try again' }).waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
});
