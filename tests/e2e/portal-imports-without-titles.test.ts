import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { ask } from '../fixtures/api.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { newPerson, storageOf } from '../fixtures/people.ts';
import { exportedData } from '../support/exported-data.ts';
import { expect, test } from '../fixtures/test.ts';

const TABLE = `Consultant,Technology,Rate
Ravi K,"Java, Spring",$65/hr
Sneha P,"Snowflake, Moon Gardening",$70-75/hr
`;

test('a table without a title column is imported with titles made from the skills, by keyboard on a phone', async ({
  openPage,
}) => {
  const person = await newPerson('Tove', 2);
  const page = await openPage({ width: 390, height: 844, options: storageOf(person) }, REFUSED);
  await page.goto('/available-resources/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'hotlist.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
  await page.getByRole('link', { name: 'Next: columns' }).press('Enter');

  const title = page.getByRole('group', { name: 'Missing column: Title' });
  await expect(title.getByText('For example Java', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);

  // A fixed value for all rows is required if there is no column.
  await title.getByLabel('Title from').selectOption({ label: 'one text for all rows' });
  const next = page.getByRole('button', { name: 'Next: check the rows' });
  await next.press('Enter');
  await expect(
    page.getByRole('alert').getByText(/^No column contains the title. Enter one for all rows/),
  ).toBeVisible();
  await title.getByLabel('Title of all rows').fill('Developer');
  await expect(title.getByText('Every row gets Developer', { exact: true })).toBeVisible();

  await title.getByLabel('Title from').selectOption({ label: 'B: Technology (first value)' });
  await expect(title.getByText('For example Java Developer', { exact: true })).toBeVisible();
  await title.getByLabel('Text after it (optional)').press('Tab');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(title.getByLabel('Text after it (optional)')).toHaveValue('Developer');
  await next.press('Enter');

  const row = (number: number) => page.locator(`[data-row="${number}"]`);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  await expect(row(2).getByText('Java Developer', { exact: true })).toBeVisible();
  await expect(row(3).getByText('leaves out “Moon Gardening”: not in the list of skills')).toBeVisible();
  await expect(row(3).getByText('is a range, and only the first amount counts: “$70-75/hr”')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Import 2 people' }).press('Enter');
  await expect(page.getByText('2 of 2 done', { exact: true })).toBeVisible();
  const { available_resources } = exportedData(await ask('/profile/export/', { token: person.token })).json;
  expect(available_resources.map(({ title: made }: { title: string }) => made).sort()).toEqual([
    'Java Developer',
    'Snowflake Developer',
  ]);
});
