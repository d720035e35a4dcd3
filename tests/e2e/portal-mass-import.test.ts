import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { chooseFiles, file, row } from './mass-import-window.ts';
import { portalWindows } from './portal-window.ts';
import { ask, newPerson, type Person, storageOf } from './signed-in.ts';

const open = portalWindows();

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

async function importsOf(person: Person, look: object = {}): Promise<Page> {
  const page = await open({ options: storageOf(person), ...look });
  await page.goto('/my/talents?tab=imports');
  await page.getByRole('button', { name: 'Choose CVs' }).waitFor();
  return page;
}

const choose = (page: Page, files: ReturnType<typeof file>[]) => chooseFiles(page, 'Choose CVs', files);

test('CVs become drafts, one is checked beside its page and published, one is dropped and put back', async () => {
  const person = await newPerson('Massima', 2);
  const page = await importsOf(person);
  await choose(page, [
    file('ana.txt', cv('Ana Weaver')),
    file('ben.txt', cv('Ben Weaver')),
    file('ana-newer.txt', `${cv('Ana Weaver')}\nLanguages\nGerman B2\n`),
    file('broken.pdf', '%PDF-1.7\nbroken'),
    file('notes.xlsx', 'no CV'),
  ]);
  await page.getByText('2 drafts · 1 with a card · 1 not readable', { exact: true }).waitFor();
  await row(page, 'broken.pdf').getByText('Not readable').waitFor();
  // Of two files of one person the one that came later.
  await row(page, 'Ana Weaver').getByRole('link', { name: 'Update Ana Weaver' }).waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Drop Ben Weaver' }).click();
  await row(page, 'Ben Weaver').getByText('Dropped').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Ben Weaver').getByText('Draft', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Not readable 1' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('link', { name: 'All 4' }).click();
  await page.getByRole('link', { name: 'Check Ana Weaver' }).click();
  await page.getByRole('heading', { name: /^Read from ana/ }).waitFor();
  await page
    .getByRole('status', { name: 'How far the CV is read' })
    .getByText(/Skills 3 found/)
    .waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/my\/talents\/\d+$/);
  await page.goBack();
  await page.goBack();
  await row(page, 'Ana Weaver').getByText('Published').waitFor();
  const { items } = (await ask('/talents/?scope=own&drafts=true', { token: person.token })).json;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Ben Weaver']);
});

test('fifty CVs become fifty drafts; how far they are is told, also to who comes back', async () => {
  const person = await newPerson('Fiftina', 2);
  const page = await importsOf(person);
  // Names of two words, as people have them.
  const names = [...'bcdfghklmn'].flatMap((first) =>
    [...'aeiou'].map((second) => `${first.toUpperCase()}${second}dan Weaver`),
  );
  await choose(
    page,
    names.map((name, at) => file(`cv-${at + 1}.txt`, cv(name))),
  );
  const progress = page.getByRole('progressbar', { name: '50 CVs', exact: true });
  await progress.waitFor();
  // All have been sent: the rest is the server's.
  await expect
    .poll(async () => (await ask('/ai/mass_import/', { token: person.token })).json.items[0]?.counts)
    .toSatisfy(
      (counts: Record<string, number> | undefined) =>
        counts !== undefined && Object.values(counts).reduce((sum, count) => sum + count, 0) === 50,
    );
  await page.reload();
  await page
    .getByText(/\d+ of 50 read/)
    .or(page.getByText('50 drafts', { exact: true }))
    .waitFor();
  // Fifty files take longer than what is waited for in a page.
  await progress.waitFor({ state: 'detached', timeout: 0 });
  await page.getByText('50 drafts', { exact: true }).waitFor();
  await page.goto('/my/talents?tab=drafts');
  await page.getByRole('link', { name: 'Drafts 50' }).waitFor();
});

test('an archive is taken with what lies in it, and what is no CV is left out', async () => {
  const person = await newPerson('Foldina', 3);
  const page = await importsOf(person, { width: 390, height: 844 });
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
  await page.getByText('2 drafts', { exact: true }).waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await page.getByText('2 files were left out').click();
  await page.getByText('dana-again.txt is the same as dana.txt').waitFor();
  await page.getByText('torn.zip is empty, or no archive that can be opened').waitFor();
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('link', { name: '2 CVs' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The import was deleted').waitFor();
  await page.getByRole('link', { name: 'Drafts 2' }).click();
  await page.getByRole('link', { name: 'Cleo Weaver', exact: true }).waitFor();
});

test('somebody without an account sends CVs by a link and sees how they are read, until it is closed', async () => {
  const maker = await newPerson('Linka', 2);
  const page = await importsOf(maker, { options: { ...storageOf(maker), permissions: ['clipboard-write'] } });
  await page.getByRole('button', { name: 'Make a link' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('For whom').fill('Northwind');
  await form.getByLabel('How many CVs').fill('2');
  await form.getByRole('button', { name: 'Make and copy link' }).click();
  await page.getByRole('heading', { name: 'Northwind' }).waitFor();
  await expectNoFindings(page);
  const { items } = (await ask('/ai/import_links/', { token: maker.token })).json;
  const visitor = await open({ width: 390, height: 844 }, /Failed to load resource/);
  await visitor.goto(`/import-talents/${items[0].key}`);
  await visitor.getByText('up to 2 CVs').waitFor();
  await expectNoFindings(visitor);
  await expectNothingLost(visitor);
  await choose(visitor, [
    file('emil.txt', cv('Emil Weaver')),
    file('broken.pdf', '%PDF-1.7\nbroken'),
    file('fred.txt', cv('Fred Weaver')),
  ]);
  await row(visitor, 'Emil Weaver').getByText('Sent').waitFor();
  await row(visitor, 'broken.pdf').getByText('Not readable').waitFor();
  await visitor.getByText('1 file was left out').waitFor();
  await visitor.getByText('All the CVs that this link takes have come.').waitFor();
  await visitor.reload();
  await row(visitor, 'Emil Weaver').getByText('Sent').waitFor();
  await expectNoFindings(visitor);
  await page.reload();
  await row(page, 'Northwind').filter({ hasText: '1 draft' }).waitFor();
  await page.getByRole('button', { name: 'Close the link for Northwind' }).click();
  await page.getByText('The link was closed').waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'This link doesn’t work any more' }).waitFor();
});
