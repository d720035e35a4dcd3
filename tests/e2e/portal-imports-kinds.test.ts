import { seenPasted } from '../imports/files/seen-pasted.ts';
import { seenText } from '../imports/files/seen-text.ts';
import { seenWorkbooks } from '../imports/files/seen-workbooks.ts';
import { expectNoFindings } from './accessibility.ts';
import { newPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { exportedData } from '../support/exported-data.ts';
import { expect, test } from '../fixtures/test.ts';

/** One sample per file type; `tests/imports` covers all sample files. */
const KINDS = [
  'german-semicolons.csv',
  'russian-1251.csv',
  'excel-unicode.txt',
  'no-header.csv',
  'name-and-title.csv',
  'mail.html',
  'merged-headers.xlsx',
  'several-sheets.xlsx',
  'hidden-columns.xlsx',
  'calc.ods',
];
const files = new Map([...seenText, ...seenPasted, ...seenWorkbooks].map((file) => [file.name, file]));

for (const name of KINDS) {
  test(`${name} is imported without changing its columns, and the import is undone`, async ({ openPage }) => {
    const { content, truth } = files.get(name)!;
    const person = await newPerson('Mia', 2);
    const bench = async () => {
      const { available_resources } = exportedData(await ask('/profile/export/', { token: person.token })).json;
      return available_resources.map((resource: { name: string }) => resource.name).sort();
    };
    const page = await openPage({ options: storageOf(person) });
    await page.goto('/available-resources/import');
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('link', { name: 'Next: columns' }).click();
    await page.getByRole('button', { name: 'Next: check the rows' }).click();
    await page.getByRole('button', { name: /^Import \d+ people$/ }).click();
    await expect(page.getByText(new RegExp(`^${truth.length} of ${truth.length} done`))).toBeVisible();
    expect(await bench()).toEqual(truth.map((meant) => meant.name).sort());
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(new RegExp(`^Undone: ${truth.length} restored`))).toBeVisible();
    expect(await bench()).toEqual([]);
  });
}
