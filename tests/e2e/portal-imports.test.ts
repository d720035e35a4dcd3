import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { findLostText } from './text-spacing.ts';
import { type Person, newPerson, storageOf } from '../fixtures/people.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { exportedData } from '../support/exported-data.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

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
  const { available_resources } = exportedData(await ask('/profile/export/', { token })).json;
  return available_resources.map(({ name }: { name: string }) => name).sort();
}

test('a file is imported with a reload at each step, and the import is undone', async ({ openPage }) => {
  const person = await newPerson('Mia', 2);
  const page = await openPage({ options: storageOf(person) }, REFUSED);
  await page.goto('/available-resources/imports');
  await expect(page.getByRole('heading', { name: 'No imports yet' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expectNoFindings(page);
  await choose(page);

  await notice(page, 'The file was successfully parsed');
  await expect(page.getByRole('radio', { name: /^Row 1: Reference/ }).and(page.locator(':checked'))).toBeVisible();
  await page.reload();
  await expect(next(page)).toBeVisible();
  await expectNoFindings(page);
  await next(page).click();

  await page.getByLabel('Email', { exact: true }).selectOption({ label: 'Name' });
  await expect(page.getByText('Column D has the same field')).toBeVisible();
  await check(page).click();
  await expect(page.getByRole('alert').getByText('Columns B and D are both “Name”')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).selectOption({ label: 'E-mail' });
  await expect(page.getByText('Column D has the same field')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.reload();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('email');
  await expectNoFindings(page);
  await check(page).click();

  await expect(page.getByRole('link', { name: 'Errors 1' })).toBeVisible();
  await page.reload();
  await expect(row(page, 3).getByText('is missing')).toBeVisible();
  await expectNoFindings(page);
  await page.goBack();
  await expect(check(page)).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'With faults 1' }).click();
  await expect(row(page, 2)).toHaveCount(0);
  expect(await names(person)).toEqual([]);

  // From here on, by keyboard only.
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
  await expect(row(page, 3).getByText('New', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 people' }).press('Enter');

  await expect(page.getByText('3 of 3 done', { exact: true })).toBeVisible();
  expect(await names(person)).toEqual(['Ana Petrova', 'Ben Ode', 'Cy Dee']);
  await page.reload();
  await expect(row(page, 3).getByText('Added')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 3 restored', { exact: true })).toBeVisible();
  expect(await names(person)).toEqual([]);
  await page.getByRole('link', { name: 'All imports' }).click();
  await expect(page.getByRole('article').getByText('Undone')).toBeVisible();
});

test('the check counts a row with an unreadable cell as faulty, not as ready', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(await newPerson('Ike', 2)) });
  await page.goto('/available-resources/import');
  await page
    .getByLabel('Or paste a table')
    .fill('Name\tTitle\tHourly rate\nAna Petrova\tTester\t40\nBen Ode\tTester\tfifty');
  await page.getByRole('button', { name: 'Use the pasted table' }).click();
  await next(page).click();
  await check(page).click();
  await expect(page.getByText('1 of 2 rows has faults.')).toBeVisible();
  await expect(row(page, 3).getByText('New, with faults', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ready 1' }).click();
  await expect(row(page, 3)).toHaveCount(0);
  await expect(row(page, 2).getByText('New', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'With faults 1' }).click();
  await row(page, 3)
    .getByRole('button', { name: /column C/ })
    .click();
  await page.getByRole('textbox', { name: 'Row 3, column C' }).fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No row has a fault.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ready 2' })).toBeVisible();
  await page.goto('/available-resources/imports');
  await expect(page.getByText('2 ready', { exact: true })).toBeVisible();
});

test('rates and dates of a table are never truncated, and long cells are shown in full on keyboard focus', async ({
  openPage,
}) => {
  const page = await openPage({ options: storageOf(await newPerson('Uma', 2)) });
  const rate = 'between $45 and $60 per hour, depending on the length of the engagement, from 12 May 2027';
  const summary = `${'Weaves networks for harbours. '.repeat(12)}Speaks Portuguese.`;
  await page.goto('/available-resources/import');
  await page
    .getByLabel('Or paste a table')
    .fill(`Name\tTitle\tTerms\tSummary\nAna Petrova\tTester\t${rate}\t${summary}`);
  await page.getByRole('button', { name: 'Use the pasted table' }).click();
  await expect(page.getByRole('cell', { name: rate })).toBeVisible();
  expect((await findLostText(page)).filter((lost) => lost.startsWith('rate or date'))).toEqual([]);
  const full = page.locator('.full-text');
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: /^Row 2:/ }).focus();
  await expect(full).toContainText('Speaks Portuguese.');
  await next(page).click();
  await page.getByLabel('Summary', { exact: true }).selectOption({ label: 'Summary' });
  await check(page).click();
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('1 of 1 done', { exact: true })).toBeVisible();
  const cell = row(page, 2).getByRole('group', { name: 'Row 2, column D' });
  await expect(cell).toBeVisible();
  await page.getByRole('region', { name: 'Rows of the table' }).focus();
  await page.keyboard.press('Tab');
  await expect(row(page, 2).locator(':focus')).toBeVisible();
  await expect(full).toContainText('Speaks Portuguese.');
});

test('failed rows are fixed after the import and imported on a phone', async ({ openPage }) => {
  const person = await newPerson('Noor', 2);
  const page = await openPage({ width: 390, height: 844, scheme: 'dark', options: storageOf(person) });
  await page.goto('/available-resources/import');
  await page.getByLabel('Or paste a table').fill(TABLE.replaceAll(',', '\t'));
  await page.getByRole('button', { name: 'Use the pasted table' }).click();
  await next(page).click();
  await check(page).click();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('2 of 2 done', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Errors 1' }).click();
  await row(page, 3)
    .getByRole('button', { name: /column B/ })
    .click();
  await page.getByRole('textbox', { name: 'Row 3, column B' }).fill('Ben Ode');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import the rest' }).click();
  await expect(page.getByText('1 of 1 done', { exact: true })).toBeVisible();
  expect(await names(person)).toEqual(['Ana Petrova', 'Ben Ode', 'Cy Dee']);
  await expectNothingLost(page);
});

test('an unreadable file shows the reason', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(await newPerson('Ola', 3)) }, REFUSED);
  await page.goto('/available-resources/import');
  await choose(page, '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await expect(page.getByRole('heading', { name: 'This file can’t be used' })).toBeVisible();
  await expect(page.getByRole('alert').getByText(/PDF/)).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Choose another file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('each step of an import has a heading, which has the focus after the step changes', async ({
  openAs,
  provider,
}) => {
  const page = await openAs(provider, '/available-resources/import');
  const step = (name: string) => page.getByRole('heading', { level: 2, name });
  const current = page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]');
  await expect(step('Step 1 of 5: Choose a file')).toBeVisible();
  await expect(step('Step 1 of 5: Choose a file')).not.toBeFocused();
  await expect(current).toHaveText(/File/);
  await choose(page);
  await expect(step('Step 2 of 5: Choose the header row')).toBeFocused();
  await expect(current).toHaveText(/Headers/);
  await next(page).press('Enter');
  await expect(step('Step 3 of 5: Map the columns')).toBeFocused();
  await expect(current).toHaveText(/Columns/);
  await check(page).press('Enter');
  await expect(step('Step 4 of 5: Check the rows')).toBeFocused();
  await page.goBack();
  await expect(step('Step 3 of 5: Map the columns')).toBeFocused();
  await check(page).press('Enter');
  await page.getByRole('button', { name: /^Import \d/ }).press('Enter');
  await expect(step('Step 5 of 5: Result')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoFindings(page);
});
