import { randomUUID } from 'node:crypto';
import { expectNoFindings } from './accessibility.ts';
import { findMixedText } from './foreign-scripts.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { newPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('engagement, work authorization and relocation are entered in the form, shown in the row and found by filters', async ({
  openPage,
}) => {
  const provider = await newPerson('Petra', 2);
  const name = `Quirina ${randomUUID().slice(0, 8)}`;
  const page = await openPage({ options: storageOf(provider) }, /400/);
  await page.goto('/available-resources/mine');
  await page.getByRole('link', { name: 'Add resource' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Title' }).fill('Rust developer');
  const engagement = page.getByRole('combobox', { name: 'Engagement', exact: true });
  for (const type of ['C2C', 'W2']) {
    await engagement.fill(type);
    await page.getByRole('option', { name: type, exact: true }).click();
  }
  await expect(page.getByRole('list', { name: 'Engagement, picked' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Relocation' }).selectOption('Open to relocation');
  const authorization = page.getByRole('textbox', { name: 'Work authorization' });
  // When abbreviations are spelled out, the value is longer than the field allows.
  await authorization.fill(`gc, ${'x'.repeat(96)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must have at most 100 characters.')).toBeVisible();
  await expectNoFindings(page);
  await authorization.fill('h1b, אזרח');
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'The resource was added successfully');

  await page.goto(`/available-resources?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  for (const fact of ['C2C, W2', 'H-1B', 'Open to relocation'])
    await expect(page.getByRole('list', { name: 'Available resources' }).getByText(fact).first()).toBeVisible();
  expect(await findMixedText(page)).toEqual([]);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('group', { name: 'Engagement' }).getByText('W2', { exact: true }).click();
  await page.waitForURL(/engagement_types=w2/);
  await filters.getByRole('button', { name: 'Work authorization' }).click();
  await filters.getByRole('group', { name: 'Work authorization' }).getByText('H-1B', { exact: true }).click();
  await page.waitForURL(/work_authorization=H-1B/);
  await filters.getByRole('button', { name: 'Relocation' }).click();
  await filters.getByRole('radio', { name: 'Open to relocation' }).check({ force: true });
  await page.waitForURL(/relocation=1/);
  await expect(page.getByText('1 resource', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await page.reload();
  for (const chip of ['W2', 'H-1B', 'Open to relocation'])
    await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Open to relocation' }).click();
  await page.waitForURL((url) => !url.searchParams.has('relocation'));
  expect(new URL(page.url()).searchParams.get('engagement_types')).toBe('w2');
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await page.waitForURL(/\/available-resources$/);

  await page.goto('/available-resources/mine');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('textbox', { name: 'Work authorization' })).toHaveValue('H-1B, אזרח');
  await page.getByRole('combobox', { name: 'Relocation' }).selectOption('Not specified');
  await page.getByRole('button', { name: 'Remove C2C' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated');
  const { json } = await ask('/available_resources/?mine=1', { token: provider.token });
  expect(json.items).toMatchObject([{ engagement_types: ['w2'], relocation: null }]);
});

test('staff see and filter the terms of resources in their table and its panel', async ({ openAs, staff }) => {
  const provider = await newPerson('Pola', 2);
  const name = `Quirina ${randomUUID().slice(0, 8)}`;
  const terms = { work_authorization: 'Green Card', engagement_types: ['permanent'], relocation: false };
  const body = { name, title: 'Tester', ...terms };
  expect((await ask('/available_resources/', { method: 'POST', token: provider.token, body })).status).toBe(200);
  const columns = 'columns=name,engagement_types,work_authorization,relocation';
  const search = encodeURIComponent(name);
  const page = await openAs(
    staff,
    `/admin-panel/available-resources?search=${search}&engagement_types=permanent&${columns}`,
  );
  const row = page.getByRole('row', { name: new RegExp(name) });
  for (const value of ['Permanent', 'Green Card', 'Won’t relocate']) await expect(row).toContainText(value);
  await row.getByRole('link', { name }).first().click();
  const panel = page.getByRole('complementary');
  for (const value of ['Permanent', 'Green Card', 'Won’t relocate'])
    await expect(panel.getByText(value, { exact: true })).toBeVisible();
  await expectNoFindings(page);
});
