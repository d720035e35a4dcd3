import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';
import { storageOf } from './signed-in.ts';
import { type WorkGround, post, proposeAll, statusesOf, workGround } from './work-ground.ts';

const open = portalWindows();

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

async function onBoard({ client, job }: WorkGround, look: Parameters<typeof open>[0] = {}, ...expected: RegExp[]) {
  const page = await open({ ...look, options: { ...storageOf(client), ...look.options } }, ...expected);
  await page.goto(`/my/job/${job.id}?view=board`);
  await card(page, 'Ada').waitFor();
  return page;
}

test('by mouse a card is confirmed, goes to a step with a date, is rejected with a reason and brought back', async () => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await onBoard(ground, { width: 2400 });
  await column(page, 'Hired').getByText('0 of 1', { exact: true }).waitFor();
  await card(page, 'Ada').dragTo(column(page, 'Confirmed'));
  await column(page, 'Confirmed').getByText('Ada').waitFor();
  await expect.poll(() => statusesOf(ground)).toMatchObject({ Ada: 'confirmed', Bela: 'proposed' });
  await column(page, 'Confirmed').getByText('1', { exact: true }).waitFor();

  await card(page, 'Ada').dragTo(column(page, 'Offer'));
  await dialog(page).getByRole('radio', { name: 'Offer', checked: true }).waitFor({ state: 'attached' });
  await dialog(page).getByLabel('Agreed rate').fill('$70/hr');
  await dialog(page).getByRole('button', { name: 'Proceed' }).click();
  await column(page, 'Offer').getByText('Ada').waitFor();

  await card(page, 'Ada').dragTo(column(page, 'Rejected'));
  await dialog(page).getByText('Skills don’t fit').click();
  await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click();
  await column(page, 'Rejected').getByText('1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await column(page, 'Offer').getByText('Ada').waitFor();
  await expect.poll(() => statusesOf(ground)).toMatchObject({ Ada: 'proceeded' });
});

test('a column that may not take a card says why and doesn’t take it, and a dialog that is left changes nothing', async () => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await onBoard(ground, { width: 2400 });
  await card(page, 'Ada').hover({ position: { x: 60, y: 40 } });
  await page.mouse.down();
  await column(page, 'Interview').hover();
  await column(page, 'Interview').hover({ position: { x: 30, y: 150 } });
  await column(page, 'Interview').getByText('Confirm it first.').waitFor();
  await page.mouse.up();
  await page.getByText('Confirm it first.').waitFor({ state: 'detached' });
  await card(page, 'Ada').dragTo(column(page, 'Rejected'));
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await column(page, 'Proposed').getByText('Ada').waitFor();
  expect(await statusesOf(ground)).toEqual({ Ada: 'proposed' });
});

test('by keyboard a card is taken by its grip to a column that takes it', async () => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await onBoard(ground, { width: 2400 });
  await page.getByRole('button', { name: /^Drag Ada/ }).focus();
  await page.keyboard.press('Enter');
  await column(page, 'Interview').getByText('Confirm it first.').waitFor();
  await page.locator('section[data-column]:focus').waitFor();
  // Only what takes it is gone through.
  await expect
    .poll(async () => {
      const id = await page.locator('section[data-column]:focus').getAttribute('data-column');
      if (id !== 'confirmed') await page.keyboard.press('Tab');
      return id;
    })
    .toBe('confirmed');
  await page.keyboard.press('Enter');
  await column(page, 'Confirmed').getByText('Ada').waitFor();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
  // The keys of the page go on with it.
  await page.locator('[data-row] a:focus').waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('p');
      return dialog(page).count();
    })
    .toBe(1);
});

test('by finger a card follows its grip, on a phone', async () => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const page = await onBoard(ground, { width: 390, height: 844, options: { hasTouch: true, isMobile: true } });
  const grip = (await page.getByRole('button', { name: /^Drag Ada/ }).boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] });
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await touch('touchStart', x, y);
  await touch('touchMove', x + 20, y + 5);
  await column(page, 'Confirmed').and(page.locator('[data-takes]')).waitFor();
  // At the edge the board scrolls on, until the column lies below the finger.
  await expect
    .poll(async () => {
      await touch('touchMove', 372, y + 30);
      return page.locator('[data-over]').count();
    })
    .toBe(1);
  await touch('touchEnd');
  await column(page, 'Confirmed').getByText('Ada').waitFor();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
});

test('the menu of a card is the sure way: it names every column, and why it isn’t one', async () => {
  const ground = await workGround();
  await proposeAll(ground);
  const page = await onBoard(ground, { width: 390 });
  await page.getByRole('button', { name: /^Move Ada .* to…$/ }).click();
  await page.getByRole('menuitem', { name: 'Offer', disabled: true }).getByText('Confirm it first.').waitFor();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await column(page, 'Confirmed').getByText('Ada').waitFor();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
});

test('who is too late is told, what can’t be sent is put back, and the view is remembered', async () => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await onBoard(ground, { width: 2400 }, /Failed to load resource/);
  await page.waitForLoadState('networkidle');
  await post(ground.provider, `/talents/${ground.talents[0]!.id}/related-request/${ground.job.id}/reject/`, {});
  await card(page, 'Ada').dragTo(column(page, 'Confirmed'));
  await page.getByText(/Somebody else moved Ada .* meanwhile: rejected now\./).waitFor();
  await column(page, 'Rejected').getByText('1', { exact: true }).waitFor();
  await page.route('**/related-talent/**', (route) => route.abort());
  await card(page, 'Bela').dragTo(column(page, 'Confirmed'));
  await page.getByText(/^No connection: Bela .* is where it was\.$/).waitFor();
  await column(page, 'Proposed').getByText('Bela').waitFor();
  await page.unroute('**/related-talent/**');

  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await page.getByRole('link', { name: 'Active 1' }).waitFor();
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  await page.waitForURL('**?view=board');
  await column(page, 'Proposed').waitFor();
  await page.goto(`/my/job/${ground.job.id}`);
  await column(page, 'Proposed').getByText('Bela').waitFor();
});

test('a column shows all of its cards, and an open one stands beside the board', async () => {
  const ground = await workGround({ talents: 14 });
  await proposeAll(ground);
  const page = await onBoard(ground);
  await column(page, 'Proposed').getByText('14', { exact: true }).waitFor();
  await expect.poll(() => column(page, 'Proposed').getByRole('article').count()).toBe(14);
  await card(page, 'Nils').getByRole('link').click();
  await page.getByRole('complementary').getByRole('heading', { name: 'Nils' }).waitFor();
  expect(new URL(page.url()).searchParams.get('view')).toBe('board');
});

test.each([390, 820, 1440])('axe finds nothing on the board, and %i px lose nothing', async (width) => {
  const ground = await workGround({ talents: 4 });
  await proposeAll(ground);
  const at = (talent: number, move: string, body = {}) =>
    post(ground.client, `/requests/${ground.job.id}/related-talent/${ground.talents[talent]!.id}/${move}/`, body);
  await at(1, 'confirm');
  await at(2, 'confirm');
  await at(2, 'proceed', { proceed_reason: 1 });
  await at(3, 'reject');
  const page = await onBoard(ground, { width });
  await column(page, 'Interview').getByText('Cleo').waitFor();
  const shots = process.env['SHOTS'];
  for (const scheme of shots ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: `${shots}/board-${width}-${scheme}.png` });
  }
  await expectNoFindings(page);
  await expectNothingLost(page);
});
