import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseInCell } from './choose-in-cell.ts';
import { enterCell } from './keyboard.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const UPDATES = '/admin-panel/updates';
const APPLICATIONS = '/admin-panel/applications';

/** Sends contact messages as visitors, one after another. Returns the unique word that all of them contain. */
async function writeToUs(count = 1): Promise<string> {
  const word = `harbour${randomUUID().slice(0, 8)}`;
  for (let sent = 1; sent <= count; sent++) {
    const body = {
      name: `Vera ${sent}`,
      email: 'vera@example.com',
      message: `${word} ${sent}`,
      message_id: randomUUID(),
    };
    expect((await ask('/lp/contact-us/', { method: 'POST', body })).status).toBe(200);
  }
  return word;
}

const rowsOf = (page: Page) => page.locator('[data-row]');
const titlesOf = (page: Page) => rowsOf(page).getByRole('link').allInnerTexts();
const detailOf = (page: Page) => page.getByRole('complementary');

async function staff(openPage: OpenPage, path: string, width = 1440) {
  const page = await openPage({ width, options: storageOf(demoPerson('Staff')) }, /status of (404|409)/);
  await page.goto(path);
  return page;
}

test('a row is found, opened, selected and moved by keyboard alone, and the move is undone', async ({ openPage }) => {
  const word = await writeToUs(3);
  const page = await staff(openPage, UPDATES);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(detailOf(page).getByText(`${word} 2`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(detailOf(page).getByText(`${word} 1`)).toBeVisible();
  await page.keyboard.press('k');
  await expect(detailOf(page).getByText(`${word} 2`)).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('1 update selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement!.closest('[data-row]')!.textContent)).toContain(`${word} 2`);
  await enterCell(page, /^Status of /);
  expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toMatch(/^Status of /);
  await page.keyboard.press('d');
  await expect(page.getByText('Moved to Done')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(3);
});

test('Back and reload keep the current view, and a URL without parameters opens the default view', async ({
  openPage,
}) => {
  const word = await writeToUs(2);
  const page = await staff(openPage, `${UPDATES}?status=new&search=${word}&ordering=created`);
  await expect.poll(() => titlesOf(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByText('Contact message', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove Kind: Contact message' })).toBeVisible();
  await page.getByRole('button', { name: 'Arrived' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('ordering')).toBe('-created');
  await expect(
    page.getByRole('columnheader', { name: 'Arrived' }).and(page.locator('[aria-sort=descending]')),
  ).toBeVisible();
  await expect(rowsOf(page).first().getByText(`${word} 2`)).toBeVisible();
  await page.reload();
  await expect(rowsOf(page).first().getByText(`${word} 2`)).toBeVisible();
  await rowsOf(page).first().getByText(`${word} 2`).click();
  await expect(detailOf(page).getByText(`${word} 2`)).toBeVisible();
  await page.goBack();
  await expect(detailOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(rowsOf(page).first().getByText(`${word} 1`)).toBeVisible();

  await page.getByRole('button', { name: 'Views' }).click();
  const name = `Mine ${word}`;
  await page.getByRole('textbox', { name: 'Save this view as' }).fill(name);
  await page.getByText('Open the table with this view').click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(`${name} was saved`)).toBeVisible();
  await page.goto(UPDATES);
  await expect(rowsOf(page).first().getByText(`${word} 1`)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('search')).toBe(word);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('setting a filter, each search and clearing the filters add entries to the history', async ({ openPage }) => {
  const word = await writeToUs(2);
  const page = await staff(openPage, `${UPDATES}?status=new&ordering=created`);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByText('Contact message', { exact: true }).click();
  await page.keyboard.press('Escape');
  const kind = page.getByRole('button', { name: 'Remove Kind: Contact message' });
  await expect(kind).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search Updates' });
  await search.fill(word.slice(0, -1));
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(word.slice(0, -1));
  await search.fill(word);
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(word);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(search).toHaveValue('');
  expect(new URL(page.url()).searchParams.get('ordering')).toBe('-created');
  await page.goBack();
  await expect(search).toHaveValue(word);
  expect(new URL(page.url()).searchParams.get('ordering')).toBe('created');
  await expect.poll(() => titlesOf(page)).toHaveLength(2);
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(kind).toBeVisible();
  await page.goBack();
  await expect(kind).toHaveCount(0);
});

test('selected columns are remembered', async ({ openPage }) => {
  const page = await staff(openPage, APPLICATIONS);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByText('Phone', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
  await expect
    .poll(
      async () =>
        (await ask('/admin-panel/views/request_applications/', { token: demoPerson('Staff').token })).json.columns,
    )
    .toContain('phone_number');
  await page.goto(APPLICATIONS);
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
});

test('applications are listed newest first, can be sorted by name, and open with their job', async ({ openPage }) => {
  const { token } = demoPerson('Staff');
  const { items } = (await ask('/admin-panel/request_applications/', { token })).json;
  const page = await staff(openPage, `${APPLICATIONS}?ordering=-created`);
  await expect(rowsOf(page).first()).toBeVisible();
  expect((await titlesOf(page)).slice(0, 5)).toEqual(items.slice(0, 5).map(({ name }: { name: string }) => name));
  await page.getByRole('button', { name: 'Name' }).click();
  const sorted = (await ask('/admin-panel/request_applications/?ordering=name', { token })).json.items;
  await expect.poll(async () => (await titlesOf(page))[0]).toBe(sorted[0].name);
  await rowsOf(page).first().click();
  await expect(detailOf(page).getByRole('link', { name: sorted[0].job.name })).toBeVisible();
});

test('a concurrent change by another person is shown', async ({ openPage }) => {
  const word = await writeToUs();
  const page = await staff(openPage, `${UPDATES}?ordering=-created&search=${word}`);
  await expect(rowsOf(page).first()).toBeVisible();
  const id = await rowsOf(page).first().getAttribute('data-row');
  const { token } = demoPerson('Staff');
  await ask(`/admin-panel/updates/${id}/`, { method: 'PATCH', token, body: { version: 1, status: 'in_progress' } });
  await chooseInCell(rowsOf(page).getByRole('combobox'), 'Done');
  await expect(page.getByText('changed status in the meantime. Status: In progress now.')).toBeVisible();
  await expect(rowsOf(page).getByRole('combobox')).toHaveValue('in_progress');
  // After a conflict, both values are shown. The user's value is saved only after confirmation.
  await page.getByRole('button', { name: 'Set Done' }).click();
  await expect(rowsOf(page).getByRole('combobox')).toHaveValue('done');
});

for (const [path, width] of [
  [UPDATES, 1440],
  [UPDATES, 390],
  [APPLICATIONS, 390],
] as const) {
  test(`${path} is accessible at ${width} px and fits 320 px`, async ({ openPage }) => {
    await writeToUs();
    const page = await staff(openPage, path, width);
    await expect(rowsOf(page).first()).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNothingLost(page);
    await rowsOf(page).getByRole('link').first().click();
    await expect(detailOf(page)).toBeVisible();
    await expectNothingLost(page);
  });
}
