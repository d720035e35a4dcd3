import { randomInt } from 'node:crypto';
import { notice } from '../e2e/notice.ts';
import { expect, test } from '../fixtures/test.ts';

test('a provider imports available resources from a spreadsheet and undoes the import', async ({
  openAs,
  openPage,
  provider,
}) => {
  const mark = `w${randomInt(10_000_000)}`;
  const table = `Reference,Person,Title,Email
A1,Ana ${mark},Go developer,ana@example.com
A2,,Rust developer,ben@example.com
A3,Cleo ${mark},Tester,cleo@example.com
`;
  const page = await openAs(provider, '/available-resources/mine');
  const thirdRow = page.locator('[data-row="3"]');

  await test.step('Upload the file', async () => {
    await page.getByRole('link', { name: 'Imports' }).click();
    await page.getByRole('link', { name: 'Import a file' }).click();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await notice(page, 'The file was successfully parsed');
    await page.getByRole('link', { name: 'Next: columns' }).click();
  });

  await test.step('Map the columns', async () => {
    await page.getByLabel('Person', { exact: true }).selectOption({ label: 'Name' });
    await page.getByLabel('Email', { exact: true }).selectOption({ label: 'E-mail' });
    await page.getByRole('button', { name: 'Next: check the rows' }).click();
  });

  await test.step('Correct the missing name', async () => {
    await expect(page.getByRole('link', { name: 'Errors 1' })).toBeVisible();
    await thirdRow.getByRole('button', { name: /column B/ }).click();
    const cell = page.getByRole('textbox', { name: 'Row 3, column B' });
    await cell.fill(`Ben ${mark}`);
    await cell.press('Enter');
    await expect(thirdRow.getByText('New', { exact: true })).toBeVisible();
  });

  await test.step('Run the import', async () => {
    await page.getByRole('button', { name: 'Import 3 people' }).click();
    await expect(page.getByText('3 of 3 done', { exact: true })).toBeVisible();
  });

  const visitorPage = await openPage();
  const search = visitorPage.getByRole('searchbox', { name: 'Search available resources' });
  await test.step('Find the resources as a visitor', async () => {
    await visitorPage.goto('/available-resources');
    await search.fill(mark);
    await expect(visitorPage.getByText('3 resources', { exact: true })).toBeVisible();
    await expect(visitorPage.getByRole('heading', { name: `Ben ${mark}` })).toBeVisible();
  });

  await test.step('Undo the import', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: 3 restored', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All imports' }).click();
    await expect(page.getByRole('article').getByText('Undone')).toBeVisible();
    await page.getByRole('link', { name: 'My resources' }).first().click();
    await expect(page.getByRole('heading', { name: 'No resources yet' })).toBeVisible();
  });

  await test.step('Check that a visitor no longer finds the resources', async () => {
    await visitorPage.reload();
    await expect(visitorPage.getByRole('heading', { name: 'No resources match all filters' })).toBeVisible();
  });
});
