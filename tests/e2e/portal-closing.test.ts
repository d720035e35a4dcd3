import { expectNoFindings } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { timesMailed } from '../fixtures/mailbox.ts';
import { storageOf } from '../fixtures/people.ts';
import { type WorkGround, post, proposeAll, statusesOf, workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Creates a job with a headcount of two: Ada is hired, Bela has an offer, Cleo is confirmed and Dana is proposed. */
async function lastHireAhead(): Promise<WorkGround> {
  const ground = await workGround({ talents: 4 });
  const { client, job, talents } = ground;
  await ask(`/requests/${job.id}/`, { method: 'PATCH', token: client.token, body: { headcount: 2 } });
  await proposeAll(ground);
  const at = (name: number) => `/requests/${job.id}/related-talent/${talents[name]!.id}/`;
  for (const name of [0, 1, 2]) await post(client, `${at(name)}confirm/`, {});
  await post(client, `${at(0)}proceed/`, { proceed_reason: 4 });
  await post(client, `${at(1)}proceed/`, { proceed_reason: 5 });
  return ground;
}

const AFTER = { Ada: 'proceeded', Bela: 'proceeded', Cleo: 'archived', Dana: 'rejected' };

test('a job is closed by keyboard alone after its last hire, with one person excluded, and reopened', async ({
  openPage,
}) => {
  const ground = await lastHireAhead();
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  await expect(page.getByText('1 of 2 hired')).toBeVisible();
  await expect(page.locator('main div:focus')).toBeVisible();
  const row = page.getByRole('article').filter({ hasText: 'Bela' });
  // Rows are sorted by the last status change: the second is Bela.
  for (const key of ['j', 'j', 'p']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog').locator('[type=radio]:focus')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText('hired · 2 of 2 hired')).toBeVisible();
  await expect(row.getByText('Hired', { exact: true })).toBeVisible();

  const offer = page.getByRole('status').filter({ hasText: '2 of 2 hired.' });
  await expect(offer.getByRole('button', { name: 'Close job…' })).toBeVisible();
  await tabTo(page, /^Close job…/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Close ${ground.job.title}?` });
  await expect(dialog.getByRole('list', { name: 'Talents' }).getByRole('checkbox').nth(1)).toBeAttached();
  await expectNoFindings(page);
  await tabTo(page, /^Cleo/);
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Talents · 1 of 2')).toBeVisible();
  await tabTo(page, /^Close job and notify 1/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('closed · 1 person notified')).toBeVisible();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  expect(await statusesOf(ground)).toEqual(AFTER);
  expect(await timesMailed(ground.provider.email, 'Reason: The position is filled.')).toBe(1);

  await tabTo(page, /^Undo/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ reopened$/)).toBeVisible();
  await expect(offer).toBeVisible();
  expect(await statusesOf(ground)).toEqual({ ...AFTER, Cleo: 'confirmed', Dana: 'proposed' });
  expect(await timesMailed(ground.provider.email, 'The position is filled')).toBe(0);
});

test('a list that has changed is reloaded, and excluded people stay excluded', async ({ openPage }) => {
  const ground = await lastHireAhead();
  const { provider, job, talents } = ground;
  const page = await openPage({ options: storageOf(ground.client) }, /Failed to load resource/);
  await page.goto('/my/jobs');
  await expect(page.getByRole('article').filter({ hasText: job.title }).getByText('1 of 2 hired')).toBeVisible();
  await page.goto(`/my/job/${job.id}`);
  await page.getByRole('button', { name: `More for ${job.title}` }).click();
  await page.getByRole('menuitem', { name: 'Close job…' }).click();
  const dialog = page.getByRole('dialog');
  const tick = (name: string) => dialog.getByRole('checkbox', { name });
  await tick('Cleo').uncheck({ force: true });
  await dialog.getByRole('textbox').fill('Thank you all.');
  await post(provider, `/talents/${talents[3]!.id}/related-request/${job.id}/reject/`, {});
  await dialog.getByRole('button', { name: 'Close job and notify 2' }).click();
  await expect(dialog.getByText('This list has changed in the meantime.')).toBeVisible();
  await expect(dialog.getByText('Talents · 1 of 2')).toBeVisible();
  expect(await tick('Cleo').isChecked()).toBe(false);
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Thank you all.');
  await dialog.getByRole('button', { name: 'Close job and notify 1' }).click();
  await expect(page.getByText('closed · 1 person notified')).toBeVisible();
  expect(await statusesOf(ground)).toMatchObject({ Bela: 'rejected', Cleo: 'archived' });
});
