import { strToU8, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { newPerson, type Person, storageOf } from '../fixtures/people.ts';
import { chooseFiles, file, row } from './choose-files.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const cv = (name: string) => `${name}
Senior Go developer

Summary
Builds payment systems that stay up.

Skills
Go, PostgreSQL, Docker

Experience
Go developer, Acme Payments
January 2020 – March 2024
Moved the ledger to Go.
`;

async function importsOf(openPage: OpenPage, person: Person, look: object = {}): Promise<Page> {
  const page = await openPage({ options: storageOf(person), ...look });
  await page.goto('/my/talents?tab=imports');
  await expect(page.getByRole('button', { name: 'Choose CVs' })).toBeVisible();
  return page;
}

const choose = (page: Page, files: ReturnType<typeof file>[]) => chooseFiles(page, 'Choose CVs', files);

test('CVs become drafts, one is reviewed beside its page and published, one is archived and restored', async ({
  openPage,
}) => {
  const person = await newPerson('Massima', 2);
  const page = await importsOf(openPage, person);
  await choose(page, [
    file('ana.txt', cv('Ana Weaver')),
    file('ben.txt', cv('Ben Weaver')),
    file('ana-newer.txt', `${cv('Ana Weaver')}\nLanguages\nGerman B2\n`),
    file('broken.pdf', '%PDF-1.7\nbroken'),
    file('notes.xlsx', 'no CV'),
  ]);
  await expect(page.getByText('2 drafts · 1 with a card · 1 not readable', { exact: true })).toBeVisible();
  await expect(row(page, 'broken.pdf').getByText('Not readable')).toBeVisible();
  // Two of the CVs belong to the same person; the later one is used.
  await expect(row(page, 'Ana Weaver').getByRole('link', { name: 'Update Ana Weaver' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Archive Ben Weaver' }).click();
  await expect(row(page, 'Ben Weaver').getByText('Archived')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ben Weaver').getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Not readable 1' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'All 4' }).click();
  await page.getByRole('link', { name: 'Check Ana Weaver' }).click();
  await expect(page.getByRole('heading', { name: /^Read from ana/ })).toBeVisible();
  await expect(page.getByRole('status', { name: 'CV reading progress' }).getByText(/Skills 3 found/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/my\/talents\/\d+$/);
  await page.goBack();
  await page.goBack();
  await expect(row(page, 'Ana Weaver').getByText('Published')).toBeVisible();
  const { items } = (await ask('/talents/?scope=own&drafts=true', { token: person.token })).json;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Ben Weaver']);
});

test('twenty CVs become twenty drafts, and the progress is shown, even after returning', async ({ openPage }) => {
  const person = await newPerson('Fiftina', 2);
  const page = await importsOf(openPage, person);
  // Each name has two words, so that the parser recognizes it.
  const names = [...'bcdf'].flatMap((first) =>
    [...'aeiou'].map((second) => `${first.toUpperCase()}${second}dan Weaver`),
  );
  await choose(
    page,
    names.map((name, at) => file(`cv-${at + 1}.txt`, cv(name))),
  );
  const progress = page.getByRole('progressbar', { name: '20 CVs', exact: true });
  await expect(progress).toBeVisible();
  // Waits until all files are uploaded. From then on, the import continues on the server.
  await expect
    .poll(async () => {
      const counts: Record<string, number> = (await ask('/ai/mass_import/', { token: person.token })).json.items[0]
        ?.counts;
      return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
    })
    .toBe(20);
  await page.reload();
  await expect(page.getByText(/\d+ of 20 read/).or(page.getByText('20 drafts', { exact: true }))).toBeVisible();
  // No timeout, because reading 20 files takes longer than the default.
  await progress.waitFor({ state: 'detached', timeout: 0 });
  await expect(page.getByText('20 drafts', { exact: true })).toBeVisible();
  await page.goto('/my/talents?tab=drafts');
  await expect(page.getByRole('link', { name: 'Drafts 20' })).toBeVisible();
});

test('the files of an archive are imported, except those that are not CVs', async ({ openPage }) => {
  const person = await newPerson('Foldina', 3);
  const page = await importsOf(openPage, person, { width: 390, height: 844 });
  const archive = zipSync({
    'people/cleo.txt': strToU8(cv('Cleo Weaver')),
    '__MACOSX/people/._cleo.txt': strToU8('x'),
    'people/list.csv': strToU8('x'),
  });
  await choose(page, [
    file('people.zip', archive),
    file('dana.txt', cv('Dana Weaver')),
    file('dana-again.txt', cv('Dana Weaver')),
    file('torn.zip', 'PK torn'),
  ]);
  await expect(page.getByText('2 drafts', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await page.getByText('2 files were left out').click();
  await expect(page.getByText('dana-again.txt is the same as dana.txt')).toBeVisible();
  await expect(page.getByText('torn.zip is empty or isn’t a valid archive')).toBeVisible();
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('link', { name: '2 CVs' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The import was deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Drafts 2' }).click();
  await expect(page.getByRole('link', { name: 'Cleo Weaver', exact: true })).toBeVisible();
});

test('a person without an account sends CVs through a link and sees the progress, until it is closed', async ({
  openPage,
}) => {
  const maker = await newPerson('Linka', 2);
  const page = await importsOf(openPage, maker, { options: { ...storageOf(maker), permissions: ['clipboard-write'] } });
  await page.getByRole('button', { name: 'Create a link' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Recipient').fill('Northwind');
  await form.getByLabel('How many CVs').fill('2');
  await form.getByRole('button', { name: 'Create and copy link' }).click();
  await expect(page.getByRole('heading', { name: 'Northwind' })).toBeVisible();
  await expectNoFindings(page);
  const { items } = (await ask('/ai/import_links/', { token: maker.token })).json;
  const visitor = await openPage({ width: 390, height: 844 }, /Failed to load resource/);
  await visitor.goto(`/import-talents/${items[0].key}`);
  await expect(visitor.getByText('up to 2 CVs')).toBeVisible();
  await expectNoFindings(visitor);
  await expectNothingLost(visitor);
  await choose(visitor, [
    file('emil.txt', cv('Emil Weaver')),
    file('broken.pdf', '%PDF-1.7\nbroken'),
    file('fred.txt', cv('Fred Weaver')),
  ]);
  await expect(row(visitor, 'Emil Weaver').getByText('Sent')).toBeVisible();
  await expect(row(visitor, 'broken.pdf').getByText('Not readable')).toBeVisible();
  await expect(visitor.getByText('1 file was left out')).toBeVisible();
  await expect(visitor.getByText('This link has received all the CVs it accepts.')).toBeVisible();
  await visitor.reload();
  await expect(row(visitor, 'Emil Weaver').getByText('Sent')).toBeVisible();
  await expectNoFindings(visitor);
  await page.reload();
  await expect(row(page, 'Northwind').filter({ hasText: '1 draft' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the link for Northwind' }).click();
  await expect(page.getByText('The link was closed')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
