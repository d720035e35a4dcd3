import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { storageOf } from '../fixtures/people.ts';
import { type WorkGround, post, proposeAll, statusesOf, workGround } from './work-ground.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

async function onBoard(
  openPage: OpenPage,
  { client, job }: WorkGround,
  look: Parameters<typeof openPage>[0] = {},
  ...expected: RegExp[]
) {
  const page = await openPage({ ...look, options: { ...storageOf(client), ...look.options } }, ...expected);
  await page.goto(`/my/job/${job.id}?view=board`);
  await expect(card(page, 'Ada')).toBeVisible();
  return page;
}

test('a card is confirmed, moved to a step with a date, rejected with a reason and restored by mouse', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await onBoard(openPage, ground, { width: 2400 });
  await expect(column(page, 'Hired').getByText('0 of 1', { exact: true })).toBeVisible();
  await card(page, 'Ada').dragTo(column(page, 'Confirmed'));
  await expect(column(page, 'Confirmed').getByText('Ada')).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toMatchObject({ Ada: 'confirmed', Bela: 'proposed' });
  await expect(column(page, 'Confirmed').getByText('1', { exact: true })).toBeVisible();

  await card(page, 'Ada').dragTo(column(page, 'Offer'));
  await expect(dialog(page).getByRole('radio', { name: 'Offer', checked: true })).toBeAttached();
  await dialog(page).getByLabel('Agreed rate').fill('$70/hr');
  await dialog(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(column(page, 'Offer').getByText('Ada')).toBeVisible();

  await card(page, 'Ada').dragTo(column(page, 'Rejected'));
  await dialog(page).getByText('Skills don’t fit').click();
  await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(column(page, 'Rejected').getByText('1', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Ada .* rejected$/)).toBeVisible();
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).last().click();
  await expect(column(page, 'Offer').getByText('Ada')).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toMatchObject({ Ada: 'proceeded' });
});

test('a column that refuses a card shows the reason, and a cancelled dialog changes nothing', async ({ openPage }) => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await onBoard(openPage, ground, { width: 2400 });
  await card(page, 'Ada').hover({ position: { x: 60, y: 40 } });
  await page.mouse.down();
  await column(page, 'Interview').hover();
  await column(page, 'Interview').hover({ position: { x: 30, y: 150 } });
  await expect(column(page, 'Interview').getByText('Confirm it first.')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Confirm it first.')).toHaveCount(0);
  await card(page, 'Ada').dragTo(column(page, 'Rejected'));
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(column(page, 'Proposed').getByText('Ada')).toBeVisible();
  expect(await statusesOf(ground)).toEqual({ Ada: 'proposed' });
});

test('a card is moved by keyboard with its drag handle, and only to allowed columns', async ({ openPage }) => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await onBoard(openPage, ground, { width: 2400 });
  await page.getByRole('button', { name: /^Drag Ada/ }).focus();
  await page.keyboard.press('Enter');
  await expect(column(page, 'Interview').getByText('Confirm it first.')).toBeVisible();
  await expect(page.locator('section[data-column]:focus')).toBeVisible();
  // While a card is moved by keyboard, only columns that accept the card are in the tab order.
  await expect
    .poll(async () => {
      const id = await page.locator('section[data-column]:focus').getAttribute('data-column');
      if (id !== 'confirmed') await page.keyboard.press('Tab');
      return id;
    })
    .toBe('confirmed');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Confirmed').getByText('Ada')).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
  // The card keeps the focus, so keyboard shortcuts apply to it.
  await expect(page.locator('[data-row] a:focus')).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('p');
      return dialog(page).count();
    })
    .toBe(1);
});

test('a card is dragged by touch on a phone', async ({ openPage }) => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const page = await onBoard(openPage, ground, {
    width: 390,
    height: 844,
    options: { hasTouch: true, isMobile: true },
  });
  const grip = (await page.getByRole('button', { name: /^Drag Ada/ }).boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] });
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await touch('touchStart', x, y);
  await touch('touchMove', x + 20, y + 5);
  await expect(column(page, 'Confirmed').and(page.locator('[data-takes]'))).toBeVisible();
  // At the edge the board scrolls until the column is below the finger.
  await expect
    .poll(async () => {
      await touch('touchMove', 372, y + 30);
      return page.locator('[data-over]').count();
    })
    .toBe(1);
  await touch('touchEnd');
  await expect(column(page, 'Confirmed').getByText('Ada')).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
});

test('the menu of a card lists every column, with a reason for unavailable ones', async ({ openPage }) => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await onBoard(openPage, ground, { width: 390 });
  await page.getByRole('button', { name: /^Move Ada .* to…$/ }).click();
  await expect(
    page.getByRole('menuitem', { name: 'Offer', disabled: true }).getByText('Confirm it first.'),
  ).toBeVisible();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await expect(column(page, 'Confirmed').getByText('Ada')).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
});

test('an outdated move is reported, a failed move is reverted, and the selected view is remembered', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await onBoard(openPage, ground, { width: 2400 }, /Failed to load resource/);
  await page.waitForLoadState('networkidle');
  await post(ground.provider, `/talents/${ground.talents[0]!.id}/related-request/${ground.job.id}/reject/`, {});
  await card(page, 'Ada').dragTo(column(page, 'Confirmed'));
  await expect(page.getByText(/Someone else moved Ada .* first\. New status: rejected\./)).toBeVisible();
  await expect(column(page, 'Rejected').getByText('1', { exact: true })).toBeVisible();
  await page.route('**/related-talent/**', (route) => route.abort());
  await card(page, 'Bela').dragTo(column(page, 'Confirmed'));
  await expect(page.getByText(/^No connection\. Bela .* wasn’t moved\.$/)).toBeVisible();
  await expect(column(page, 'Proposed').getByText('Bela')).toBeVisible();
  await page.unroute('**/related-talent/**');

  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await expect(page.getByRole('link', { name: 'Active 1' })).toBeVisible();
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  await page.waitForURL('**?view=board');
  await expect(column(page, 'Proposed')).toBeVisible();
  await page.goto(`/my/job/${ground.job.id}`);
  await expect(column(page, 'Proposed').getByText('Bela')).toBeVisible();
});

test('a column shows all its cards, and an open card is shown beside the board', async ({ openPage }) => {
  const ground = await workGround({ talents: 14 });
  await proposeAll(ground);
  const page = await onBoard(openPage, ground);
  await expect(column(page, 'Proposed').getByText('14', { exact: true })).toBeVisible();
  await expect(column(page, 'Proposed').getByRole('article')).toHaveCount(14);
  await card(page, 'Nils').getByRole('link').click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Nils' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('view')).toBe('board');
});

for (const width of [390, 820, 1440]) {
  test(`the board is accessible and fits ${width} px`, async ({ openPage }) => {
    const ground = await workGround({ talents: 4 });
    await proposeAll(ground);
    const at = (talent: number, move: string, body = {}) =>
      post(ground.client, `/requests/${ground.job.id}/related-talent/${ground.talents[talent]!.id}/${move}/`, body);
    await at(1, 'confirm');
    await at(2, 'confirm');
    await at(2, 'proceed', { proceed_reason: 1 });
    await at(3, 'reject');
    const page = await onBoard(openPage, ground, { width });
    await expect(column(page, 'Interview').getByText('Cleo')).toBeVisible();
    const shots = process.env['SHOTS'];
    for (const scheme of shots ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${shots}/board-${width}-${scheme}.png` });
    }
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}
