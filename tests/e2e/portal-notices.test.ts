import { proposeAll, workGround } from './work-ground.ts';
import { expect, test } from '../fixtures/test.ts';

test('at 390 px a notice keeps clear of the buttons of an open dialog', async ({ openAs }) => {
  const ground = await workGround({ talents: 3 });
  await proposeAll({ ...ground, talents: ground.talents.slice(0, 2) });
  const page = await openAs(ground.client, `/my/job/${ground.job.id}`, { width: 390, height: 844 });
  await page.locator('[data-row] a').first().focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').locator('[type=radio]:focus')).toBeAttached();
  await page.keyboard.press('2');
  const notices = page.getByRole('region', { name: 'Notices' });
  const undo = notices.getByRole('button', { name: 'Undo' });
  const lowerEdge = async () => {
    const { y, height } = (await notices.boundingBox())!;
    return y + height;
  };
  // A notice stays open while the pointer is on it.
  await undo.hover();
  const atRest = await lowerEdge();
  await page
    .getByRole('button', { name: /^Propose talents/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Propose', exact: true });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(undo).toBeVisible();
  for (const button of [send, dialog.getByRole('button', { name: 'Cancel' })]) {
    await expect.poll(async () => (await lowerEdge()) < (await button.boundingBox())!.y).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(lowerEdge).toBe(atRest);
});
