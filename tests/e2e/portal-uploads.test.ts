import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { newPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Upload speed in bytes per second. */
const SLOW = 15_000;

async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW,
  });
}

/** Creates a file whose upload takes about ten seconds on the slow connection. */
const people = (name: string, one = 'Ana Petrova') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`Name,Title\n${`${one},Go developer\n`.repeat(6000)}`),
});

const saidOf = (page: Page, name: string) => () =>
  page.getByRole('progressbar', { name: `Uploading ${name}` }).getAttribute('aria-valuetext');

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`an uploading table shows its progress and can be canceled, ${width} px, ${scheme}`, async ({ openPage }) => {
    const page = await openPage({ width, scheme, options: storageOf(await newPerson('Uma', 2)) });
    await page.goto('/available-resources/import');
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await onSlowLine(page);
    await page.locator('input[type=file]').setInputFiles(people('people.csv'));
    await expect.poll(saidOf(page, 'people.csv')).toMatch(/^[1-9]\d? %$/);
    await expectNoFindings(page);
    await expectNothingLost(page);
    await page.getByRole('button', { name: 'Cancel upload of people.csv' }).press('Enter');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.goto('/available-resources/imports');
    await expect(page.getByRole('heading', { name: 'No imports yet' })).toBeVisible();
  });
}

test('an uploading CV shows its progress', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(await newPerson('Una', 2)) });
  await page.goto('/available-resources/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Petrova');
  await page.getByRole('textbox', { name: 'Title' }).fill('Go developer');
  await page.locator('input[type=file]').setInputFiles({
    name: 'ana.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(150_000, '%'), Buffer.from('\n%%EOF')]),
  });
  await onSlowLine(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(saidOf(page, 'ana.pdf')).toMatch(/^[1-9]\d? %$/);
  await expectNoFindings(page);
  // After canceling the upload, only the person is saved; the next save sends the CV.
  await page.getByRole('button', { name: 'Cancel upload of ana.pdf' }).click();
  await expect(page.getByText('This file wasn’t uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/available-resources/mine');
  await expect(page.getByRole('link', { name: 'Ana Petrova' })).toBeVisible();
});

test('several uploading CVs show their total progress', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(await newPerson('Ute', 2)) });
  await page.goto('/my/talents?tab=imports');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose CVs' }).click(),
  ]);
  await onSlowLine(page);
  await chooser.setFiles([people('ana.txt'), people('ben.txt', 'Ben Ode')]);
  await expect.poll(saidOf(page, '2 files')).toMatch(/^[1-9]\d? %$/);
  await expectNoFindings(page);
});
