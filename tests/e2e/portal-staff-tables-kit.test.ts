import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './accessibility.ts';
import { demoPerson, signInAgain, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const UPDATES = '/admin-panel/updates';
const AUDIT = '/admin-panel/audit';

/** Sends contact messages as visitors, one after another. Returns the unique word that all of them contain. */
async function writeToUs(count: number): Promise<string> {
  const word = `lantern${randomUUID().slice(0, 8)}`;
  for (let sent = 1; sent <= count; sent++) {
    const message = { name: `Vera ${sent}`, email: 'vera@example.com', message: `${word} ${sent}` };
    const body = { ...message, message_id: randomUUID() };
    expect((await ask('/lp/contact-us/', { method: 'POST', body })).status).toBe(200);
  }
  return word;
}

const rowsOf = (page: Page) => page.locator('[data-row]');
const markOf = (page: Page, at: number) => page.getByRole('checkbox', { name: /^Select / }).nth(at);

async function staff(openPage: OpenPage, path: string, width = 1440) {
  const page = await openPage({ width, options: storageOf(demoPerson('Staff')) }, /ERR_INTERNET_DISCONNECTED/);
  await page.goto(path);
  await expect(rowsOf(page).first()).toBeVisible();
  return page;
}

// Restores the default columns for other tests.
test.afterAll(async () => {
  const columns = ['title', 'detail', 'status', 'assignee', 'actor', 'company', 'created'];
  const { token } = demoPerson('Staff');
  await ask('/admin-panel/views/updates/', { method: 'PATCH', token, body: { columns } });
});

test('a bulk change shows its progress and can be undone', async ({ openPage }) => {
  const word = await writeToUs(3);
  const page = await staff(openPage, `${UPDATES}?ordering=created&search=${word}`);
  await markOf(page, 1).check();
  await markOf(page, 3).check();
  const toolbar = page.getByRole('toolbar', { name: 'Selected' });
  await expect(toolbar.getByText('2 updates selected')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const statuses = () =>
    rowsOf(page)
      .getByRole('combobox')
      .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
  await expect.poll(statuses).toEqual(['done', 'new', 'done']);
  await expect(toolbar).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(statuses).toEqual(['new', 'new', 'new']);
});

test('an export of selected rows contains only the selected rows', async ({ openPage }) => {
  const word = await writeToUs(3);
  const page = await staff(openPage, `${UPDATES}?ordering=created&search=${word}`);
  const keys = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
  await markOf(page, 1).check();
  await markOf(page, 3).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 2' }).click();
  await page.getByRole('menuitem', { name: 'CSV (comma)' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('updates.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([keys[0], keys[2]]);
  const tabs = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 2' }).click();
  await page.getByRole('menuitem', { name: 'CSV (tab)' }).click();
  const [head] = (await readFile(await (await tabs).path(), 'utf8')).split('\n');
  expect(head!.split('\t').length).toBeGreaterThan(5);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 2' }).click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  expect((await workbook).suggestedFilename()).toBe('updates.xlsx');
});

test('columns are reordered, also by keyboard, and keep their order', async ({ openPage }) => {
  const page = await staff(openPage, UPDATES);
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  const before = (await heads()).filter(Boolean);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Move Details down' }).click();
  await page.getByRole('button', { name: 'Move Portal up' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toBe('Move Portal up');
  const [what, details, status, assignee, by, portal, arrived] = before;
  const after = [what, status, details, assignee, portal, by, arrived];
  await expect.poll(async () => (await heads()).filter(Boolean)).toEqual(after);
  const { token } = demoPerson('Staff');
  const kept = async () => (await ask('/admin-panel/views/updates/', { token })).json.columns;
  await expect.poll(kept).toEqual(['title', 'status', 'detail', 'assignee', 'company', 'actor', 'created']);
  await page.goto(UPDATES);
  await expect(rowsOf(page).first()).toBeVisible();
  expect((await heads()).filter(Boolean)).toEqual(after);
});

test('loaded rows stay visible while offline, and missing ones load when online', async ({ openPage }) => {
  const word = await writeToUs(1);
  const page = await staff(openPage, UPDATES);
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  expect(await rowsOf(page).count()).toBeGreaterThan(0);
  await page
    .getByRole('textbox', { name: 'Search Updates' })
    .or(page.getByRole('searchbox', { name: 'Search Updates' }))
    .fill(word);
  await expect(page.getByText('The updates will load when you’re back online.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(rowsOf(page)).toHaveCount(1);
});

test('on a phone a row has two lines, nothing scrolls sideways, and the order can be chosen', async ({ openPage }) => {
  const word = await writeToUs(2);
  const page = await staff(openPage, `${UPDATES}?ordering=created&search=${word}`, 390);
  const [frame] = await page
    .locator('[data-frame]')
    .evaluateAll((all) => all.map((each) => [each.scrollWidth, each.clientWidth]));
  expect(frame![0]).toBe(frame![1]);
  await expect(
    rowsOf(page)
      .first()
      .getByRole('combobox', { name: /^Status of / }),
  ).toBeVisible();
  await expect(rowsOf(page).first().getByText('Vera 1').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('-created');
  await expect(rowsOf(page).first().getByText('Vera 2').first()).toBeVisible();
});

test('all visible rows are rendered once at any scroll position', async ({ openPage }) => {
  const page = await openPage({ width: 1440, options: storageOf(demoPerson('Staff')) });
  await page.route(/\/api\/admin-panel\/talents\/\?/, async (route) => {
    const rows = await (await route.fetch()).json();
    const items = Array.from({ length: 400 }, (_, at) => ({ ...rows.items[at % rows.items.length], id: at + 1 }));
    await route.fulfill({ json: { ...rows, items, total: 400, next: null } });
  });
  await page.goto('/admin-panel/talents');
  const frame = page.locator('[data-frame]');
  for (const [place, key] of [
    [1, '400'],
    [0.5, '200'],
    [0, '1'],
  ] as const) {
    await frame.evaluate((element, to) => (element.scrollTop = element.scrollHeight * to), place);
    await expect(page.locator(`[data-row="${key}"]`)).toBeVisible();
    await expect.poll(() => gapsWithin(frame)).toEqual([]);
  }
});

/** Keys of the rows that follow a gap in the rendered rows. */
function gapsWithin(frame: Locator): Promise<number[]> {
  return frame.evaluate((element) => {
    const drawn = [...element.querySelectorAll<HTMLElement>('[data-row]')].map((row) => Number(row.dataset['row']));
    return drawn.flatMap((key, at) => (at === 0 || key === drawn[at - 1]! + 1 ? [] : [key]));
  });
}

test('the audit log lists a sign-in and a change, found by account and by event', async ({ openPage }) => {
  const { token, email } = demoPerson('Staff');
  await signInAgain(demoPerson('Client'), 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  await writeToUs(1);
  const { items } = (await ask('/admin-panel/updates/?ordering=-created', { token })).json;
  const body = { version: items[0].version, status: 'done' };
  await ask(`/admin-panel/updates/${items[0].id}/`, { method: 'PATCH', token, body });
  const page = await staff(openPage, AUDIT);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Insight' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Add to Account' }).fill(email.slice(0, 8).toUpperCase());
  await page.getByRole('option', { name: email }).click();
  const filters = page.getByRole('dialog');
  await filters.getByText('Changed', { exact: true }).click();
  await filters.getByText('Update', { exact: true }).click();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Remove Account: ${email}` })).toBeVisible();
  await rowsOf(page).getByRole('link').first().click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: `Update ${items[0].id}` })).toBeVisible();
  expect(await panel.getByRole('deletion').innerText()).toBe('new');
  expect(await panel.getByRole('insertion').innerText()).toBe('done');
  await page.goto(`${AUDIT}?action=signed_in&ordering=-at`);
  await expect(rowsOf(page).first().getByText(demoPerson('Client').email)).toBeVisible();
});

for (const path of [UPDATES, AUDIT]) {
  test(`${path} is accessible while its filters are open`, async ({ openPage }) => {
    const page = await staff(openPage, path);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
  });
}
