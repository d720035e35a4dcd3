import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoFindings } from './accessibility.ts';
import { enterCell, tabTo, tabToGrid } from './keyboard.ts';

const UPDATES = '/admin-panel/updates';

/** Sends contact messages as visitors, one after another. Returns the unique word that all of them contain. */
async function writeToUs(count: number): Promise<string> {
  const word = `anchor${randomUUID().slice(0, 8)}`;
  for (let sent = 1; sent <= count; sent++) {
    const message = { name: `Vera ${sent}`, email: 'vera@example.com', message: `${word} ${sent}` };
    const body = { ...message, message_id: randomUUID() };
    expect((await ask('/lp/contact-us/', { method: 'POST', body })).status).toBe(200);
  }
  return word;
}

async function staff(openPage: OpenPage, path: string, width = 1440): Promise<Page> {
  const page = await openPage({ width, options: storageOf(demoPerson('Staff')) });
  await page.goto(path);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  return page;
}

/** The current cell: the key of its row (null for the header), its column, and the focused element. */
function current(page: Page) {
  return page.evaluate(() => {
    const cell = document.activeElement!.closest('td, th')!;
    const line = cell.closest('tr')!;
    const element = document.activeElement!;
    return {
      row: line.dataset['row'] ?? null,
      column: [...line.cells].indexOf(cell as HTMLTableCellElement),
      element: element.localName,
      name: element.getAttribute('aria-label') ?? element.textContent,
    };
  });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const TABLES = (
  'talents requests updates applications vendors clients contractors companies staff audit ' +
  'sdr-requests sdr-clients skills available-resources'
).split(' ');

test('no staff table has more than twelve tab stops before its rows, and the rows are one stop', async ({
  openPage,
}) => {
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  const stops: Record<string, number> = {};
  for (const table of TABLES) {
    await page.goto(`/admin-panel/${table}`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Main' })).toBeAttached();
    await page.getByRole('link', { name: 'Skip to the contents' }).focus();
    stops[table] = 1 + (await tabToGrid(page));
    expect((await current(page)).row).not.toBeNull();
    await press(page, 'Shift+Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('[role=grid]'))).toBeNull();
    await press(page, 'Tab', 'Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('[role=grid]'))).toBeNull();
  }
  for (const [table, count] of Object.entries(stops)) expect(count, table).toBeLessThanOrEqual(12);
});

test('the arrow keys, Home, End and the page keys move between the cells of all rows', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.route(/\/api\/admin-panel\/talents\/\?/, async (route) => {
    const rows = await (await route.fetch()).json();
    const items = Array.from({ length: 400 }, (_, at) => ({ ...rows.items[at % rows.items.length], id: at + 1 }));
    await route.fulfill({ json: { ...rows, items, total: 400, next: null } });
  });
  await page.goto('/admin-panel/talents');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await tabToGrid(page);
  expect(await current(page)).toMatchObject({ row: '1', column: 1, element: 'a' });
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight');
  expect(await current(page)).toMatchObject({ row: '3', column: 2 });
  await press(page, 'End');
  const last = (await current(page)).column;
  expect(last).toBe((await page.getByRole('columnheader').count()) - 1);
  await press(page, 'ArrowRight');
  expect(await current(page)).toMatchObject({ row: '3', column: last });
  await expect(page.locator('td:focus-within, td:focus').first()).toBeInViewport({ ratio: 0.9 });
  await press(page, 'Home');
  expect(await current(page)).toMatchObject({ row: '3', column: 0, element: 'input' });
  await press(page, 'Control+End');
  await expect.poll(() => current(page)).toMatchObject({ row: '400', column: last });
  await press(page, 'ArrowDown', 'PageUp');
  await expect.poll(async () => Number((await current(page)).row)).toBeLessThan(395);
  const before = Number((await current(page)).row);
  await press(page, 'PageDown');
  await expect.poll(async () => Number((await current(page)).row)).toBeGreaterThan(before);
  await press(page, 'Control+Home');
  expect(await current(page)).toMatchObject({ row: null, column: 0, name: 'Select all' });

  // A row keeps the focus when it is scrolled out of view.
  await press(page, 'ArrowDown', 'ArrowRight');
  await expect.poll(() => current(page)).toMatchObject({ row: '1', column: 1 });
  await page.locator('[data-frame]').evaluate((frame) => frame.scrollTo(0, 6000));
  await expect(page.locator('[data-row="170"]')).toBeVisible();
  expect(await current(page)).toMatchObject({ row: '1', column: 1 });
  await press(page, 'ArrowDown');
  await expect.poll(() => current(page)).toMatchObject({ row: '2', column: 1 });
  await expect(page.locator('[data-row="2"]')).toBeInViewport();
  await press(page, 'j');
  await expect.poll(() => current(page)).toMatchObject({ row: '3', column: 1, element: 'a' });
});

test('a column header is named once, sorts with Enter and keeps the focus', async ({ openPage }) => {
  const page = await staff(openPage, '/admin-panel/clients?ordering=name');
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeVisible();
  await tabToGrid(page);
  await press(page, 'ArrowUp');
  expect(await current(page)).toMatchObject({ row: null, column: 1, element: 'button', name: 'Name' });
  await press(page, 'Enter');
  await page.waitForURL(/ordering=-name/);
  await expect(
    page.getByRole('columnheader', { name: 'Name' }).and(page.locator('[aria-sort=descending]')),
  ).toBeVisible();
  await expect.poll(() => current(page)).toMatchObject({ row: null, column: 1, element: 'button' });
});

test('cells are edited, rows are selected and opened by keyboard alone', async ({ openPage }) => {
  const word = await writeToUs(3);
  const page = await staff(openPage, `${UPDATES}?ordering=created&search=${word}`);
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await tabToGrid(page);
  await press(page, 'ArrowDown');
  const { row } = await current(page);
  await enterCell(page, /^Status of /);
  expect(await current(page)).toMatchObject({ row, element: 'select' });
  await press(page, 'Escape');
  expect(await current(page)).toMatchObject({ row, element: 'td' });
  await press(page, 'Enter');
  await page.keyboard.press('d');
  await expect(page.getByText('Moved to Done')).toBeVisible();
  await press(page, 'Escape', 'Home', 'Space');
  await expect(page.getByText('1 update selected')).toBeVisible();
  await press(page, 'ArrowDown', 'Shift+Space');
  await expect(page.getByText('2 updates selected')).toBeVisible();
  await expect(page.locator('[aria-selected=true]')).toHaveCount(2);
  // Pressing Enter in a cell without a control opens the row.
  await press(page, 'ArrowUp', 'End', 'Enter');
  await expect(page.getByRole('complementary').getByText(`${word} 2`)).toBeVisible();
  await press(page, 'j');
  await expect(page.getByRole('complementary').getByText(`${word} 3`)).toBeVisible();
  await expectNoFindings(page);
});

test('a reference is picked in its cell, and Escape returns to the cell', async ({ openPage }) => {
  const page = await staff(openPage, '/admin-panel/clients?ordering=name');
  await tabToGrid(page);
  await enterCell(page, /^Manager of /);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  // The first Escape closes the list, the second closes the picker.
  await press(page, 'Escape', 'Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await current(page)).name).toMatch(/^Manager of /);
  await press(page, 'ArrowLeft', 'ArrowRight');
  expect((await current(page)).name).toMatch(/^Manager of /);
});

test('on a phone the controls of a row are reached with F2 and Tab', async ({ openPage }) => {
  const word = await writeToUs(1);
  const page = await staff(openPage, `${UPDATES}?ordering=created&search=${word}`, 390);
  await tabToGrid(page);
  expect(await current(page)).toMatchObject({ column: 1, element: 'a' });
  await press(page, 'F2');
  expect(await current(page)).toMatchObject({ column: 1, element: 'select' });
  await press(page, 'Escape');
  expect(await current(page)).toMatchObject({ column: 1, element: 'a' });
  await press(page, 'ArrowUp', 'Enter');
  expect(await current(page)).toMatchObject({ row: null, name: 'Order' });
});

test('the bar of selected rows is one tab stop, and arrow keys, Home and End move between its buttons', async ({
  openPage,
}) => {
  const word = await writeToUs(2);
  const page = await staff(openPage, `${UPDATES}?ordering=created&search=${word}`);
  await tabToGrid(page);
  await press(page, 'Home', 'Space');
  const bar = page.getByRole('toolbar', { name: 'Selected' });
  const buttons = bar.getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const last = (await buttons.count()) - 1;
  expect(last).toBeGreaterThan(1);
  await tabTo(page, /^Clear selection$/, 'Shift+Tab');
  await press(page, 'ArrowRight');
  await expect(buttons.first()).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(buttons.nth(1)).toBeFocused();
  await press(page, 'Tab');
  expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await press(page, 'Shift+Tab');
  await expect(buttons.nth(1)).toBeFocused();
  await press(page, 'End');
  await expect(buttons.nth(last)).toBeFocused();
  await press(page, 'Home');
  await expect(buttons.first()).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`on a phone the bar of selected rows takes at most two lines in ${scheme} colours`, async ({ openPage }) => {
    const word = await writeToUs(2);
    const page = await openPage({ width: 390, height: 800, scheme, options: storageOf(demoPerson('Staff')) });
    for (const path of [`${UPDATES}?ordering=created&search=${word}`, '/admin-panel/talents', '/admin-panel/clients']) {
      await page.goto(path);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await tabToGrid(page);
      await press(page, 'Home', 'Space');
      const bar = page.getByRole('toolbar', { name: 'Selected' });
      await expect(bar).toBeVisible();
      const { height } = (await bar.boundingBox())!;
      expect(height).toBeLessThanOrEqual(2 * 44 + 20);
      await expect(bar.getByRole('button')).toHaveText(['Actions', '']);
      await expectNoFindings(page);
    }
    await page.goto(`${UPDATES}?ordering=created&search=${word}`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await tabToGrid(page);
    await press(page, 'Home', 'Space');
    await page.getByRole('button', { name: 'Actions' }).focus();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Done' })).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.type('Done');
    await press(page, 'Enter');
    await expect(
      page
        .getByRole('progressbar')
        .or(page.getByRole('button', { name: 'Undo' }))
        .first(),
    ).toBeVisible();
  });
}
