import { storageOf } from '../fixtures/people.ts';
import { recordChanges } from './sent-changes.ts';
import { proposeAll, statusesOf, workGround } from './work-ground.ts';
import { expect, test } from '../fixtures/test.ts';

test('after Undo by keyboard, C confirms the relation that is open in the side panel', async ({ openPage }) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  await expect(page.getByRole('article').nth(1)).toBeVisible();
  await expect(page.locator('main div:focus')).toBeVisible();
  const panel = page.getByRole('complementary');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Bela' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').locator('[type=radio]:focus')).toBeAttached();
  await page.keyboard.press('2');
  await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Rejected 0' })).toBeVisible();
  await expect(page.locator('main div:focus')).toBeVisible();
  await page.keyboard.press('c');
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'proposed', Bela: 'confirmed' });
});

test('relations ignore shortcuts and digits while they are turned off, and show no hints for them', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  const sent = recordChanges(page, '/related-');
  await page.addInitScript(() => localStorage.setItem('listKeys', 'off'));
  await page.goto(`/my/job/${ground.job.id}`);
  const row = page.locator('[data-row] a');
  await row.focus();
  const dialog = page.getByRole('dialog');
  for (const key of ['c', 'r', 'p', '?']) {
    await page.keyboard.press(key);
    await expect(row).toBeFocused();
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Shortcuts', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Reject/ }).click();
  const firstReason = dialog.locator('[type=radio]:focus');
  const reason = await firstReason.getAttribute('value');
  await expect(dialog.locator('kbd')).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(firstReason).toHaveAttribute('value', reason!);
  await expect(dialog.locator('[type=radio]:checked')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await statusesOf(ground)).toEqual({ Ada: 'proposed' });
});
