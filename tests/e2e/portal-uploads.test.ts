import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';
import { newPerson, storageOf } from './signed-in.ts';

const open = portalWindows();

/** Bytes a second. */
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

/** Takes about ten seconds on the slow line. */
const people = (name: string, one = 'Ana Petrova') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`Name,Title\n${`${one},Go developer\n`.repeat(6000)}`),
});

const saidOf = (page: Page, name: string) => () =>
  page.getByRole('progressbar', { name: `Sending ${name}` }).getAttribute('aria-valuetext');

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)(
  'a table on its way says how much of it has gone, and is called off, %i pixels wide, %s',
  async (width, scheme) => {
    const page = await open({ width, scheme, options: storageOf(await newPerson('Uma', 2)) });
    await page.goto('/available-resources/import');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await onSlowLine(page);
    await page.locator('input[type=file]').setInputFiles(people('people.csv'));
    await expect.poll(saidOf(page, 'people.csv')).toMatch(/^[1-9]\d? %$/);
    await expectNoFindings(page);
    await expectNothingLost(page);
    await page.getByRole('button', { name: 'Cancel sending people.csv' }).press('Enter');
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.goto('/available-resources/imports');
    await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
  },
);

test('a CV on its way says how much of it has gone', async () => {
  const page = await open({ options: storageOf(await newPerson('Una', 2)) });
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
  // Whoever calls it off has saved the person alone, and sends the CV with the next press.
  await page.getByRole('button', { name: 'Cancel sending ana.pdf' }).click();
  await page.getByText('This wasn’t sent.').waitFor();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/available-resources/mine');
  await page.getByRole('link', { name: 'Ana Petrova' }).waitFor();
});

test('several CVs on their way say how much of all has gone', async () => {
  const page = await open({ options: storageOf(await newPerson('Ute', 2)) });
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
