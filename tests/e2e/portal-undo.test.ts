import type { Page } from '@playwright/test';
import { timesMailed } from '../fixtures/mailbox.ts';
import { storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { doMore } from './more-menu.ts';
import { proposeAll, statusesOf, workGround } from './work-ground.ts';

test('a confirmation is undone in its notice, in the row’s menu, in the side panel and by keyboard', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const ada = ground.talents[0]!.name;
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  const row = page.getByRole('article').filter({ hasText: ada });
  const confirm = async () => {
    await row.getByRole('button', { name: /^Confirm/ }).click();
    await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
  };
  const expectUndone = async () => {
    await expect(row.getByRole('button', { name: /^Confirm/ })).toBeVisible();
    await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'proposed' });
  };
  await confirm();
  await undoInNotice(page);
  await expectUndone();
  await confirm();
  await doMore(page, ada, 'Undo confirmation');
  await expectUndone();
  await confirm();
  await row.getByRole('link').click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: 'Undo confirmation' }).click();
  await expect(panel.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expectUndone();
  await row.getByRole('link').focus();
  await page.keyboard.press('c');
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed' });
  await page.keyboard.press('u');
  await expectUndone();
  expect(await timesMailed(ground.provider.email, ada)).toBe(0);
});

test('several proposals are undone in their notice, and the provider gets no email', async ({ openPage }) => {
  const ground = await workGround({ talents: 3 });
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  await page.getByRole('button', { name: 'Propose talents…' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const { name } of ground.talents) await dialog.getByText(name).click();
  await dialog.getByRole('button', { name: 'Propose 3 talents' }).click();
  await expect(page.getByText('3 proposals sent')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await undoInNotice(page);
  await expect(page.getByText('3 proposals undone')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await statusesOf(ground)).toEqual({});
  expect(await timesMailed(ground.provider.email, ground.mark)).toBe(0);
});

test('an unanswered proposal is withdrawn by the side that proposed, and restored', async ({ openPage }) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const [ada, bela] = ground.talents;
  const page = await openPage({ options: storageOf(ground.provider) });
  await page.goto(`/my/talents/${ada!.id}`);
  await doMore(page, ground.job.title, 'Withdraw proposal');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'archived', Bela: 'proposed' });
  await undoInNotice(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'proposed', Bela: 'proposed' });

  await page.goto(`/my/talents/${bela!.id}`);
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('complementary').getByRole('button', { name: 'Withdraw proposal' }).click();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'proposed', Bela: 'archived' });
  await expect(page.getByText(`${ground.job.title} withdrawn`)).toBeVisible();
  await page.getByRole('link', { name: 'Withdrawn 1' }).click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'proposed', Bela: 'proposed' });
});

function undoInNotice(page: Page): Promise<void> {
  return page.getByRole('log').getByRole('button', { name: 'Undo' }).last().click();
}
