import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseInCell } from './choose-in-cell.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';
import { ask, demoPerson, storageOf } from './signed-in.ts';

const open = portalWindows();

const UPDATES = '/admin-panel/updates';
const APPLICATIONS = '/admin-panel/applications';

/** Messages of visitors, which arrive in the inbox in this order; the word that they have in common. */
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

async function staff(path: string, width = 1440) {
  const page = await open({ width, options: storageOf(demoPerson('Staff')) }, /status of (404|409)/);
  await page.goto(path);
  return page;
}

test('by keyboard alone: words are found, a row is opened, picked and moved, and the move taken back', async () => {
  const word = await writeToUs(3);
  const page = await staff(UPDATES);
  await rowsOf(page).first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect.poll(() => rowsOf(page).count()).toBe(3);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await detailOf(page).getByText(`${word} 2`).waitFor();
  await page.keyboard.press('j');
  await detailOf(page).getByText(`${word} 1`).waitFor();
  await page.keyboard.press('k');
  await detailOf(page).getByText(`${word} 2`).waitFor();
  await page.keyboard.press('x');
  await page.getByText('1 update selected').waitFor();
  await page.keyboard.press('Escape');
  await detailOf(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement!.closest('[data-row]')!.textContent)).toContain(`${word} 2`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toMatch(/^Status of /);
  await page.keyboard.press('d');
  await page.getByText('Moved to Done').waitFor();
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => rowsOf(page).count()).toBe(3);
});

test('Back and a reload keep what is looked at; an address without anything opens the default view', async () => {
  const word = await writeToUs(2);
  const page = await staff(`${UPDATES}?status=new&search=${word}&ordering=created`);
  await expect.poll(() => titlesOf(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByText('Contact message', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Kind: Contact message' }).waitFor();
  await page.getByRole('button', { name: 'Arrived' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('ordering')).toBe('-created');
  await page.getByRole('columnheader', { name: 'Arrived' }).and(page.locator('[aria-sort=descending]')).waitFor();
  await rowsOf(page).first().getByText(`${word} 2`).waitFor();
  await page.reload();
  await rowsOf(page).first().getByText(`${word} 2`).waitFor();
  await rowsOf(page).first().click();
  await detailOf(page).getByText(`${word} 2`).waitFor();
  await page.goBack();
  await detailOf(page).waitFor({ state: 'detached' });
  await page.goBack();
  await rowsOf(page).first().getByText(`${word} 1`).waitFor();

  await page.getByRole('button', { name: 'Views' }).click();
  const name = `Mine ${word}`;
  await page.getByRole('textbox', { name: 'Save this view as' }).fill(name);
  await page.getByText('Open the table with it').click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText(`${name} was saved`).waitFor();
  await page.goto(UPDATES);
  await rowsOf(page).first().getByText(`${word} 1`).waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe(word);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
});

test('chosen columns stay chosen', async () => {
  const page = await staff(APPLICATIONS);
  await rowsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByText('Phone', { exact: true }).click();
  await page.getByRole('columnheader', { name: 'Phone' }).waitFor();
  await expect
    .poll(
      async () =>
        (await ask('/admin-panel/views/request_applications/', { token: demoPerson('Staff').token })).json.columns,
    )
    .toContain('phone_number');
  await page.goto(APPLICATIONS);
  await page.getByRole('columnheader', { name: 'Phone' }).waitFor();
});

test('applications stand newest first, are sorted by name, and open with their job', async () => {
  const { token } = demoPerson('Staff');
  const { items } = (await ask('/admin-panel/request_applications/', { token })).json;
  const page = await staff(APPLICATIONS);
  await rowsOf(page).first().waitFor();
  expect((await titlesOf(page)).slice(0, 5)).toEqual(items.slice(0, 5).map(({ name }: { name: string }) => name));
  await page.getByRole('button', { name: 'Name' }).click();
  const sorted = (await ask('/admin-panel/request_applications/?ordering=name', { token })).json.items;
  await expect.poll(async () => (await titlesOf(page))[0]).toBe(sorted[0].name);
  await rowsOf(page).first().click();
  await detailOf(page).getByRole('link', { name: sorted[0].job.name }).waitFor();
});

test('what somebody else has changed meanwhile is shown as it is', async () => {
  const word = await writeToUs();
  const page = await staff(`${UPDATES}?ordering=-created&search=${word}`);
  await rowsOf(page).first().waitFor();
  const id = await rowsOf(page).first().getAttribute('data-row');
  const { token } = demoPerson('Staff');
  await ask(`/admin-panel/updates/${id}/`, { method: 'PATCH', token, body: { version: 1, status: 'in_progress' } });
  await chooseInCell(rowsOf(page).getByRole('combobox'), 'Done');
  await page.getByText('changed status meanwhile. Status: In progress now.').waitFor();
  await expect.poll(() => rowsOf(page).getByRole('combobox').inputValue()).toBe('in_progress');
  // Both values are there: one's own is written only when it is asked for.
  await page.getByRole('button', { name: 'Set Done' }).click();
  await expect.poll(() => rowsOf(page).getByRole('combobox').inputValue()).toBe('done');
});

test.each([
  [UPDATES, 1440],
  [UPDATES, 390],
  [APPLICATIONS, 390],
])('axe finds nothing in %s at %i px, and 320 px are enough', async (path, width) => {
  await writeToUs();
  const page = await staff(path, width);
  await rowsOf(page).first().waitFor();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expectNothingLost(page);
  await rowsOf(page).getByRole('link').first().click();
  await detailOf(page).waitFor();
  await expectNothingLost(page);
});
