import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseInCell } from './choose-in-cell.ts';
import { expectNoFindings } from './accessibility.ts';
import { recordChanges } from './sent-changes.ts';
import { demoPerson, newPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const TALENTS = '/admin-panel/talents';

/** Creates talents of a new provider whose names share a unique word. */
async function talents(count: number): Promise<{ word: string; token: string; ids: number[] }> {
  const { token } = await newPerson('Vera', 2);
  const word = `lantern${randomUUID().slice(0, 8)}`;
  const ids: number[] = [];
  for (let made = 1; made <= count; made++) {
    const skills = [{ name: 'Rust', experience: 3, is_main: true }];
    const body = { name: `${word} ${made}`, title: 'Rust developer', skills };
    ids.push((await ask('/talents/', { method: 'POST', token, body })).json.id);
  }
  return { word, token, ids };
}

const rowsOf = (page: Page) => page.locator('[data-row]');
const staffsOwn = async (path: string) =>
  (await ask(`/admin-panel/${path}`, { token: demoPerson('Staff').token })).json;

async function staff(openPage: OpenPage, path: string, width = 1440) {
  const page = await openPage({ width, options: storageOf(demoPerson('Staff')) }, /409/);
  await page.goto(path);
  await expect(rowsOf(page).first()).toBeVisible();
  return page;
}

test('ten talents are found and screened by keyboard alone', async ({ openPage }) => {
  const { word } = await talents(10);
  const page = await staff(openPage, TALENTS);
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(rowsOf(page)).toHaveCount(10);
  await page.waitForURL(/needs_screening=1/);
  for (const key of ['Enter', 'j', 'k']) await page.keyboard.press(key);
  for (let left = 9; left >= 0; left--) {
    await page.keyboard.press('v');
    // A verified talent is removed from the list, and the next one gets the focus.
    if (left > 0) await expect(rowsOf(page)).toHaveCount(left);
    else await expect(page.getByText('No talents found')).toBeVisible();
  }
  const { total } = await staffsOwn(`talents/?is_verified=1&search=${word}`);
  expect(total).toBe(10);
});

test('switching a quick filter adds an entry to the history', async ({ openPage }) => {
  const page = await staff(openPage, TALENTS);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  const isActive = page.getByRole('switch', { name: 'Only active' });
  const needsScreening = page.getByRole('switch', { name: 'Needs screening' });
  await page.getByText('Only active', { exact: true }).click();
  await expect(isActive).not.toBeChecked();
  await page.getByText('Needs screening', { exact: true }).click();
  await expect(needsScreening).toBeChecked();
  await page.goBack();
  await expect(needsScreening).not.toBeChecked();
  await expect(isActive).not.toBeChecked();
  await page.goBack();
  await expect(isActive).toBeChecked();
  await page.goForward();
  await expect(isActive).not.toBeChecked();
  await page.goBack();
  await page.reload();
  await expect(isActive).toBeChecked();
});

test('clearing the filters keeps the quick filters on the screen', async ({ openPage }) => {
  const page = await staff(openPage, TALENTS);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  const isActive = page.getByRole('switch', { name: 'Only active' });
  await page.getByText('Only active', { exact: true }).click();
  await expect(isActive).not.toBeChecked();
  await page.goto(`${TALENTS}?is_active=1&is_verified=1&ordering=name`);
  const clear = page.getByRole('link', { name: 'Clear filters' });
  await clear.click();
  await expect(clear).toHaveCount(0);
  await expect(isActive).toBeChecked();
});

test('a talent that is loaded twice is shown once, and the next card is another one', async ({ openPage }) => {
  const { word, ids } = await talents(3);
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.route(/\/api\/admin-panel\/talents\/\?/, async (route) => {
    const url = new URL(route.request().url());
    const isSecond = url.searchParams.has('after');
    url.searchParams.delete('after');
    const rows = await (await route.fetch({ url: url.href })).json();
    const items = isSecond ? rows.items.slice(1) : rows.items.slice(0, 2);
    await route.fulfill({ json: { ...rows, items, next: isSecond ? null : 'second' } });
  });
  await page.goto(`${TALENTS}?search=${word}&ordering=name`);
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByText('3 of 3')).toBeVisible();
  await rowsOf(page).nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await page.waitForURL(`**${TALENTS}/${ids[1]}`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL(`**${TALENTS}/${ids[2]}`);
});

test('shortcuts do not change a row that the page has focused, and do nothing while they are turned off', async ({
  openPage,
}) => {
  const { word, ids } = await talents(2);
  const path = `${TALENTS}?search=${word}&ordering=name&open=${ids[0]}`;
  const page = await staff(openPage, path);
  const sent = recordChanges(page, '/admin-panel/talents/');
  const isVerified = async () => (await staffsOwn(`talents/?is_verified=1&search=${word}`)).total;
  const focused = page.locator('[data-row] a:focus');
  await expect(focused).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('v');
  await expect(page.getByRole('toolbar', { name: 'Selected' })).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(focused).toContainText(`${word} 2`);
  expect(sent).toEqual([]);
  await page.keyboard.press('v');
  await expect.poll(isVerified).toBe(1);

  await page.evaluate(() => localStorage.setItem('listKeys', 'off'));
  await page.goto(path);
  await rowsOf(page).first().getByRole('link').first().focus();
  for (const key of ['j', 'x', 'v']) await page.keyboard.press(key);
  await expect(focused).toContainText(`${word} 1`);
  await expect(page.getByRole('toolbar', { name: 'Selected' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('after Back, shortcuts do not change the row that the page has focused', async ({ openPage }) => {
  const { word, ids } = await talents(2);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name&open=${ids[0]}`);
  const sent = recordChanges(page, '/admin-panel/talents/');
  await page.getByRole('complementary').getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} 1` })).toBeFocused();
  await page.goBack();
  await expect(page.locator('main a:focus')).toBeVisible();
  for (const key of ['x', 'v']) await page.keyboard.press(key);
  await page.keyboard.press('j');
  await expect(page.locator('[data-row] a:focus')).toContainText(`${word} 2`);
  await expect(page.getByRole('toolbar', { name: 'Selected' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('after Back to a table with one row, J lets the shortcuts change that row', async ({ openPage }) => {
  const { word, ids } = await talents(1);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name&open=${ids[0]}`);
  const isVerified = async () => (await staffsOwn(`talents/?is_verified=1&search=${word}`)).total;
  await page.getByRole('complementary').getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} 1` })).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-row] a:focus')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  await expect.poll(isVerified).toBe(1);
});

test('where the panel replaces the table, V verifies the talent to which N has moved', async ({ openPage }) => {
  const { word, ids } = await talents(2);
  const page = await openPage({ width: 390, options: storageOf(demoPerson('Staff')) });
  await page.goto(`${TALENTS}?search=${word}&ordering=name&open=${ids[0]}`);
  const verified = async () =>
    (await staffsOwn(`talents/?is_verified=1&search=${word}&ordering=name`)).items.map((row: { id: number }) => row.id);
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
  await page.keyboard.press('n');
  await expect(panel.getByRole('heading', { name: `${word} 2` })).toBeFocused();
  await page.keyboard.press('v');
  await expect.poll(verified).toEqual([ids[1]]);
});

test('shortcuts change no row while the focus is in the toolbar', async ({ openPage }) => {
  const { word, ids } = await talents(2);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name&open=${ids[0]}`);
  const sent = recordChanges(page, '/admin-panel/talents/');
  await expect(page.locator('[data-row] a:focus')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('v');
  await page.locator('#detail').click();
  await page.getByRole('button', { name: 'Columns' }).focus();
  for (const key of ['x', 'v']) await page.keyboard.press(key);
  await page.keyboard.press('j');
  await expect(page.locator('[data-row] a:focus')).toContainText(`${word} 2`);
  await expect(page.getByRole('toolbar', { name: 'Selected' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('N and B move the focus of a row along with the side panel, so that V verifies the talent on the screen', async ({
  openPage,
}) => {
  const { word, ids } = await talents(2);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name`);
  const verified = async () =>
    (await staffsOwn(`talents/?is_verified=1&search=${word}`)).items.map((row: { id: number }) => row.id);
  const panel = page.getByRole('complementary');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  await page.keyboard.press('n');
  await expect(panel.getByRole('heading', { name: `${word} 2` })).toBeVisible();
  await expect(page.locator(`[data-row="${ids[1]}"] a:focus`)).toBeVisible();
  await page.keyboard.press('v');
  await expect.poll(verified).toEqual([ids[1]]);
  await page.keyboard.press('b');
  await expect(panel.getByRole('heading', { name: `${word} 1` })).toBeVisible();
  await expect(page.locator(`[data-row="${ids[0]}"] a:focus`)).toBeVisible();
});

test('after Undo by keyboard, V verifies the talent that is open in the side panel', async ({ openPage }) => {
  const { word } = await talents(2);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name`);
  const isVerified = async () => (await staffsOwn(`talents/?is_verified=1&search=${word}`)).total;
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').getByRole('heading', { name: `${word} 1` })).toBeVisible();
  await page.keyboard.press('v');
  await expect.poll(isVerified).toBe(1);
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(isVerified).toBe(0);
  await expect(page.locator('main div:focus')).toBeVisible();
  await page.keyboard.press('v');
  await expect.poll(isVerified).toBe(1);
});

test('a notice does not cover the actions of selected rows', async ({ openPage }) => {
  const { word } = await talents(2);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name`);
  // The window is so low that the selection bar overlaps the rows.
  await page.setViewportSize({ width: 1440, height: 380 });
  for (const key of ['j', 'x', 'v']) await page.keyboard.press(key);
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).hover();
  const notices = (await page.getByRole('region', { name: 'Notices' }).boundingBox())!;
  const bar = (await page.getByRole('toolbar', { name: 'Selected' }).boundingBox())!;
  expect(notices.y + notices.height).toBeLessThan(bar.y);
});

test('a notice keeps clear of a selection bar that rests above the window’s lower edge', async ({ openPage }) => {
  const { word } = await talents(2);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name`);
  for (const key of ['j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('toolbar', { name: 'Selected' });
  const before = (await bar.boundingBox())!;
  // The bar is below the two rows, 60 px above the window's lower edge.
  await page.setViewportSize({ width: 1440, height: Math.round(before.y + before.height) + 60 });
  await page.keyboard.press('v');
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).hover();
  const notices = page.getByRole('region', { name: 'Notices' });
  const isClear = async () => {
    const { y, height } = (await notices.boundingBox())!;
    return y + height < (await bar.boundingBox())!.y;
  };
  await expect.poll(isClear).toBe(true);
});

test('several talents are archived from the toolbar, and restored with one click', async ({ openPage }) => {
  const { word, ids } = await talents(3);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('toolbar', { name: 'Selected' }).getByRole('button', { name: 'Active' }).click();
  await page.getByRole('menuitem', { name: 'Archived' }).click();
  const active = async () => (await staffsOwn(`talents/?is_active=1&search=${word}`)).total;
  await expect.poll(active).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(active).toBe(3);
  // The panel's tab is part of the URL and is kept when the user moves to the next row.
  await page.goto(`${TALENTS}?search=${word}&ordering=name&open=${ids[0]}&tab=history`);
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Restored', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await panel.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(new RegExp(`open=${ids[1]}&tab=history`));
  await panel.getByRole('link', { name: 'General information' }).click();
  await expect(panel.getByText('Not yet')).toBeVisible();
});

test('staff share a talent from the panel beside the table', async ({ openPage }) => {
  const { word, ids } = await talents(1);
  const page = await staff(openPage, `${TALENTS}?search=${word}&open=${ids[0]}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New link' }).click();
  await dialog.getByLabel('Recipient').fill('Northwind');
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy link for Northwind' })).toBeVisible();
  await expectNoFindings(page);
  const { items } = (await ask(`/talents/${ids[0]}/tags/`, { token: demoPerson('Staff').token })).json;
  const visitor = await openPage({ width: 390 });
  await visitor.goto(new URL(items[0].url).pathname);
  await expect(visitor.getByRole('heading', { name: `${word} 1` })).toBeVisible();
});

test('a concurrent change by the owner is reported with its author, and staff can choose', async ({ openPage }) => {
  const { word, token, ids } = await talents(1);
  const page = await staff(openPage, `${TALENTS}?search=${word}&ordering=name`, 390);
  await ask(`/talents/${ids[0]}/`, { method: 'PATCH', token, body: { title: 'Go developer' } });
  await chooseInCell(rowsOf(page).getByRole('combobox'), 'Screening');
  await expect(page.getByText('Vera Harbour changed title in the meantime. Status: New now.')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Set Screening' }).click();
  await expect.poll(async () => (await staffsOwn(`talents/${ids[0]}/`)).status.name).toBe('Screening');
});
