import { strToU8, zipSync } from 'fflate';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { newPerson, type Person, storageOf } from '../fixtures/people.ts';
import { chooseFiles, dropPaths, file, row } from './choose-files.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const job = (title: string, more = '') => `${title}
Company: Loom Works

Location: Berlin, Germany
Rate: $45 - 60 per hour

Your tasks
- Keep the looms up ${more}

Requirements
- 5+ years of experience with Go and PostgreSQL
`;

async function importsOf(openPage: OpenPage, person: Person, look: object = {}): Promise<Page> {
  const page = await openPage({ options: storageOf(person), ...look });
  await page.goto('/my/jobs');
  await page.getByRole('link', { name: 'Imports' }).click();
  await expect(page.getByRole('button', { name: 'Choose job descriptions' })).toBeVisible();
  return page;
}

const choose = (page: Page, files: ReturnType<typeof file>[]) => chooseFiles(page, 'Choose job descriptions', files);

async function draftsOf({ token }: Person): Promise<{ title: string; hourly_rate: { min: number; max: number } }[]> {
  const { items } = (await ask('/requests/?scope=own&drafts=true', { token })).json;
  return items.toSorted((one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1));
}

test('job descriptions become drafts, one is reviewed beside its page and saved, one is archived and restored', async ({
  openPage,
}) => {
  const person = await newPerson('Jobina', 1);
  const page = await importsOf(openPage, person);
  await expectNoFindings(page);
  const archive = zipSync({
    'jobs/rust.html': strToU8('<h1>Rust developer</h1><p>Company: Loom Works</p><p>We need Rust.</p>'),
    'jobs/python.rtf': strToU8(String.raw`{\rtf1 Python developer\par Requirements\par Python\par}`),
  });
  await choose(page, [
    file('go.txt', job('Senior Go developer')),
    file('go-dearer.txt', job('Senior Go developer').replace('60', '65')),
    file('broken.pdf', '%PDF-1.7\nbroken'),
    file('jobs.zip', archive),
    file('prices.xlsx', 'no job'),
  ]);
  await expect(page.getByText('3 drafts · 1 already added · 1 not readable', { exact: true })).toBeVisible();
  await expect(row(page, 'broken.pdf').getByText('Not readable')).toBeVisible();
  await expect(row(page, 'Rust developer').getByText('Loom Works')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Archive Python developer' }).click();
  await expect(row(page, 'Python developer').getByText('Archived')).toBeVisible();
  expect((await draftsOf(person)).map(({ title }) => title)).toEqual(['Rust developer', 'Senior Go developer']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Python developer').getByText('Draft', { exact: true })).toBeVisible();
  await page.getByText('1 file was left out').click();
  await expect(page.getByText('prices.xlsx isn’t a job description')).toBeVisible();
  // Both files describe the same job, so differences must be accepted manually, regardless of which file was read
  // first.
  const rateNow = async () =>
    (await draftsOf(person)).find(({ title }) => title === 'Senior Go developer')!.hourly_rate;
  const { max } = await rateNow();
  await page.getByRole('link', { name: 'Update Senior Go developer' }).click();
  await expect(page.getByRole('heading', { name: /^Read from go/ })).toBeVisible();
  const rate = page.getByRole('listitem').filter({ hasText: '% sure' }).filter({ hasText: 'Hourly rate' });
  await rate.getByRole('button', { name: /^Show source/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/per hour/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await rate.getByRole('button', { name: /^Replace/ }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(rateNow).toEqual({ min: 45, max: max === 60 ? 65 : 60 });
});

test('a folder is dropped or chosen with all its files', async ({ openPage }, testInfo) => {
  const person = await newPerson('Foldessa', 1);
  const page = await importsOf(openPage, person);
  const folder = testInfo.outputPath('Autumn jobs');
  mkdirSync(join(folder, 'north'), { recursive: true });
  writeFileSync(join(folder, 'go.txt'), job('Go developer'));
  writeFileSync(join(folder, 'north', 'loom.txt'), job('Loom developer'));
  await dropPaths(page, page.getByText('or drop files, folders or a ZIP here'), [folder]);
  await expect(page.getByRole('heading', { name: 'Autumn jobs' })).toBeVisible();
  await expect(page.getByText('2 drafts', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a folder' }).click(),
  ]);
  await chooser.setFiles(join(folder, 'north'));
  await expect(page.getByText('1 already added', { exact: true })).toBeVisible();
  expect((await draftsOf(person)).map(({ title }) => title)).toEqual(['Go developer', 'Loom developer']);
});

test('a person without an account sends job descriptions through a link, until it is closed', async ({ openPage }) => {
  const maker = await newPerson('Linda', 1);
  const page = await importsOf(openPage, maker, { options: { ...storageOf(maker), permissions: ['clipboard-write'] } });
  await page.getByRole('button', { name: 'Create a link' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Recipient').fill('Northwind');
  await form.getByLabel('How many job descriptions').fill('2');
  await form.getByRole('button', { name: 'Create and copy link' }).click();
  await expect(page.getByRole('heading', { name: 'Northwind' })).toBeVisible();
  await expect(page.getByText('0 of 2 job descriptions')).toBeVisible();
  const { items } = (await ask('/ai/import_links/', { token: maker.token })).json;
  const visitor = await openPage({ width: 390, height: 844 }, /Failed to load resource/);
  const gone = visitor.getByRole('heading', { name: 'This link no longer works' });
  await visitor.goto(`/import-talents/${items[0].key}`);
  await expect(gone).toBeVisible();
  await visitor.goto(`/import-jobs/${items[0].key}`);
  await expect(visitor.getByText('up to 2 job descriptions')).toBeVisible();
  await expectNoFindings(visitor);
  await expectNothingLost(visitor);
  await choose(visitor, [file('go.txt', job('Go developer')), file('broken.pdf', '%PDF-1.7\nbroken')]);
  await expect(row(visitor, 'Go developer').getByText('Sent')).toBeVisible();
  await expect(row(visitor, 'broken.pdf').getByText('Not readable')).toBeVisible();
  await expect(visitor.getByText('This link has received all the job descriptions it accepts.')).toBeVisible();
  await expectNoFindings(visitor);
  await expectNothingLost(visitor);
  await page.reload();
  await page.getByRole('link', { name: 'Northwind' }).click();
  await expect(row(page, 'Go developer').getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('button', { name: 'Close the link for Northwind' }).click();
  await expect(page.getByText('The link was closed')).toBeVisible();
  await visitor.reload();
  await expect(gone).toBeVisible();
  expect((await ask(`/import_links/${items[0].key}/`)).status).toBe(404);
});
