import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { temporaryDirectory } from '../support/product.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import type { NewPage } from '../fixtures/new-page.ts';
import { expect, test } from '../fixtures/test.ts';

const root = resolve(import.meta.dirname, '../../portal');
let directory: ReturnType<typeof temporaryDirectory>;
let server: PreviewServer;

test.beforeAll(async () => {
  directory = temporaryDirectory();
  const input = resolve(root, 'gallery.html');
  const outDir = directory.path;
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
  server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
});

test.afterAll(async () => {
  await server.close();
  directory.remove();
});

test('every component passes the checks in both colour schemes, even with barely visible brand colours', async ({
  newPage,
}) => {
  const page = await open(newPage);
  await expectNoFindings(page);
  for (const brand of ['#ffffff', '#0a0a0a', '#ffdd55']) {
    await page.getByLabel('Brand', { exact: true }).first().fill(brand);
    await expectNoFindings(page);
  }
  await page.getByLabel('Brand', { exact: true }).first().fill('#0c5c66');
  for (const { opens, shows } of OVERLAYS) {
    await page.getByRole('button', { name: opens }).click();
    await expect(page.getByRole(shows)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole(shows).getByRole('button').last().click();
    await expect(page.getByRole(shows)).toHaveCount(0);
  }
  await expectNothingLost(page);
});

test('forms show errors at the field or above the button', async ({ newPage }) => {
  const page = await open(newPage);
  await page.getByText('I accept the terms').click();
  await page.getByRole('button', { name: 'Send, refused' }).click();
  await expect(page.getByText('This address is already in use.')).toBeVisible();
  await page.getByRole('button', { name: 'Send, fails' }).click();
  await expect(
    page.getByRole('form', { name: 'Fails' }).getByRole('alert').getByText('This wasn’t sent.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send, never ends' }).click();
  await expect(page.getByRole('progressbar', { name: 'Sending', exact: true })).toBeVisible();
  await expectNoFindings(page);
});

const OVERLAYS = [
  { opens: 'Open a dialog', shows: 'dialog' },
  { opens: 'Ask for a decision', shows: 'alertdialog' },
  { opens: 'Open a sheet', shows: 'dialog' },
] as const;

async function open(newPage: NewPage): Promise<Page> {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.resolvedUrls!.local[0]}gallery.html`);
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeVisible();
  return page;
}
