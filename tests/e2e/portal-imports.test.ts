import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';
import { notice } from './settings-window.ts';
import { type Person, ask, newPerson, storageOf } from './signed-in.ts';

const open = portalWindows();
const REFUSED = /Failed to load resource/;

const TABLE = `Reference,Name,Title,Email
A1,Ana Petrova,Go developer,ana@example.com
A2,,Rust developer,ben@example.com
A3,Cy Dee,Tester,cy@example.com
`;

async function choose(page: Page, text = TABLE, name = 'people.csv'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const next = (page: Page) => page.getByRole('link', { name: 'Next: columns' });
const check = (page: Page) => page.getByRole('button', { name: 'Next: check the rows' });
const row = (page: Page, number: number) => page.locator(`[data-row="${number}"]`);

async function names({ token }: Person): Promise<string[]> {
  const { available_resources } = (await ask('/profile/export/', { token })).json;
  return available_resources.map(({ name }: { name: string }) => name).sort();
}

test('a file is walked to a clean bench, a reload at each step loses nothing, and undo takes it back', async () => {
  const person = await newPerson('Mia', 2);
  const page = await open({ options: storageOf(person) }, REFUSED);
  await page.goto('/available-resources/imports');
  await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await expectNoFindings(page);
  await choose(page);

  await notice(page, 'The file was successfully parsed');
  await page
    .getByRole('radio', { name: /^Row 1: Reference/ })
    .and(page.locator(':checked'))
    .waitFor();
  await page.reload();
  await next(page).waitFor();
  await expectNoFindings(page);
  await next(page).click();

  await page.getByLabel('Email', { exact: true }).selectOption({ label: 'Name' });
  await page.getByText('Column D holds the same').waitFor();
  await check(page).click();
  await page.getByRole('alert').getByText('Columns B and D are both “Name”').waitFor();
  await page.getByLabel('Email', { exact: true }).selectOption({ label: 'E-mail' });
  await page.getByText('Column D holds the same').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.reload();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('email');
  await expectNoFindings(page);
  await check(page).click();

  await page.getByRole('link', { name: 'Errors 1' }).waitFor();
  await page.reload();
  await row(page, 3).getByText('is missing').waitFor();
  await expectNoFindings(page);
  await page.goBack();
  await check(page).waitFor();
  await page.goForward();
  await page.getByRole('link', { name: 'With faults only' }).click();
  await row(page, 2).waitFor({ state: 'detached' });
  expect(await names(person)).toEqual([]);

  // By keys alone.
  await row(page, 3)
    .getByRole('button', { name: /column B/ })
    .press('Enter');
  const field = page.getByRole('textbox', { name: 'Row 3, column B' });
  await field.fill('Never');
  await field.press('Escape');
  await row(page, 3)
    .getByRole('button', { name: /column B/ })
    .press('Enter');
  await field.fill('Ben Ode');
  await field.press('Enter');
  await row(page, 3).getByText('New', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Import 3 people' }).press('Enter');

  await page.getByText('3 of 3 done', { exact: true }).waitFor();
  expect(await names(person)).toEqual(['Ana Petrova', 'Ben Ode', 'Cy Dee']);
  await page.reload();
  await row(page, 3).getByText('Added').waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: 3 restored', { exact: true }).waitFor();
  expect(await names(person)).toEqual([]);
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('article').getByText('Undone').waitFor();
});

test('what failed is mended after the import and brought in, in a phone’s window', async () => {
  const person = await newPerson('Noor', 2);
  const page = await open({ width: 390, height: 844, scheme: 'dark', options: storageOf(person) });
  await page.goto('/available-resources/import');
  await page.getByLabel('Or paste a table').fill(TABLE.replaceAll(',', '\t'));
  await page.getByRole('button', { name: 'Use the pasted table' }).click();
  await next(page).click();
  await check(page).click();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await page.getByText('2 of 2 done', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Errors 1' }).click();
  await row(page, 3)
    .getByRole('button', { name: /column B/ })
    .click();
  await page.getByRole('textbox', { name: 'Row 3, column B' }).fill('Ben Ode');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import the rest' }).click();
  await page.getByText('1 of 1 done', { exact: true }).waitFor();
  expect(await names(person)).toEqual(['Ana Petrova', 'Ben Ode', 'Cy Dee']);
  await expectNothingLost(page);
});

test('a file that can’t be read says why', async () => {
  const page = await open({ options: storageOf(await newPerson('Ola', 3)) }, REFUSED);
  await page.goto('/available-resources/import');
  await choose(page, '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await page.getByRole('heading', { name: 'This file can’t be used' }).waitFor();
  await page.getByRole('alert').getByText(/PDF/).waitFor();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Choose another file' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
});
