import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseInCell } from './choose-in-cell.ts';
import { expectNoFindings } from './accessibility.ts';
import { tabTo, tabToGrid } from './keyboard.ts';
import { newTalent } from './own-cards.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const KEPT = '/admin-panel/views/clients/';

async function staff(openPage: OpenPage, path: string): Promise<Page> {
  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto(path);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  return page;
}

// Restores the default columns for other tests.
test.afterEach(async () => {
  const columns = 'name company_name state manager cards_count email last_sign_in created companies'.split(' ');
  const body = { columns, widths: {}, frozen: 1 };
  await ask(KEPT, { method: 'PATCH', token: demoPerson('Staff').token, body });
});

test('columns are reordered by dragging, resized by pointer and keyboard, and pinned', async ({ openPage }) => {
  const page = await staff(openPage, '/admin-panel/clients');
  const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean);
  const [first, second, third] = await heads();
  const head = (name: string) => page.getByRole('columnheader', { name });
  await head(third!).dragTo(head(second!));
  await expect.poll(async () => (await heads()).slice(0, 3)).toEqual([first, third, second]);

  const edge = head(third!).locator('[data-edge]');
  const width = () => head(third!).evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await page.setViewportSize({ width: 1100, height: 800 });
  const before = await width();
  await tabToGrid(page);
  // Moves to the first column header, because the drag might have left the focus on any header.
  await page.keyboard.press('Control+Home');
  await tabTo(page, new RegExp(`^${third}$`), 'ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(width).toBe(before + 16);
  await expect(page.getByRole('status').filter({ hasText: `${third}: ` })).toHaveText(/ pixels wide$/);
  const { x, y, height } = (await edge.boundingBox())!;
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 84, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 96);
  const kept = async () => (await ask(KEPT, { token: demoPerson('Staff').token })).json;
  await expect.poll(async () => Object.values((await kept()).widths)).toEqual([before + 96]);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('combobox', { name: 'Frozen columns' }).selectOption('The first 2 columns');
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await kept()).frozen).toBe(2);
  await page.reload();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const left = () => head(third!).evaluate((element) => element.getBoundingClientRect().left);
  const there = await left();
  await page.locator('[data-frame]').evaluate((frame) => frame.scrollTo(400, 0));
  expect(await left()).toBe(there);

  expect(await width()).toBe(before + 96);
});

test('a view is shared with colleagues, renamed and removed by its author', async ({ openPage }) => {
  const name = `Ours ${randomUUID().slice(0, 8)}`;
  const page = await staff(openPage, '/admin-panel/clients?ordering=name');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Save this view as' }).fill(name);
  await page.getByText('Share it with all staff').click();
  await page.getByRole('button', { name: 'Save view' }).click();
  const own = page.getByRole('list', { name: 'Your views' }).getByRole('listitem').filter({ hasText: name });
  await expect(own.getByText('Shared')).toBeVisible();
  await own.getByRole('button', { name: `Rename ${name}` }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} now`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `${name} now` })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: `Stop sharing ${name} now` }).click();
  await expect(page.getByRole('button', { name: `Share ${name} now` })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name} now` }).click();
  await expect(page.getByRole('link', { name: `${name} now` })).toHaveCount(0);
});

test('new rows are announced, and shown only on request', async ({ openPage }) => {
  const { provider, mark, talents } = await workGround({ talents: 2 });
  const page = await staff(openPage, `/admin-panel/talents?search=${mark}&ordering=-created`);
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await newTalent(provider, { name: `Aaron ${mark}` });
  // Editing a row refetches the rows, but new rows are still shown only on request.
  const row = page.locator(`[data-row="${talents[0]!.id}"]`);
  await chooseInCell(row.getByRole('combobox', { name: /^Priority/ }), 'Hot');
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  expect(await page.locator('[data-row]').count()).toBe(2);
  await expectNoFindings(page);
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(page.locator('[data-row]').first().getByText(`Aaron ${mark}`)).toBeVisible();
  expect(await page.locator('[data-row]').count()).toBe(3);
  await expect(page.getByRole('button', { name: '1 new' })).toHaveCount(0);
});

test('a column that is empty in the whole table is hidden, and shown when it is chosen under Columns', async ({
  openPage,
}) => {
  const { json } = await ask('/admin-panel/staff/?with_counters=1&limit=1', { token: demoPerson('Staff').token });
  expect(json.total).toBeGreaterThan(1);
  expect(json.empty_columns).toContain('companies');
  const page = await staff(openPage, '/admin-panel/staff');
  const head = page.getByRole('columnheader', { name: 'Member of' });
  await expect(page.getByRole('columnheader', { name: 'Registered' })).toBeVisible();
  await expect(head).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByText('Member of (empty)', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(head).toBeVisible();
  await page.reload();
  await expect(head).toBeVisible();
});
