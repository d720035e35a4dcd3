import { expect, test } from 'vitest';
import { expectNoFindings } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { timesMailed } from './mailbox.ts';
import { portalWindows } from './portal-window.ts';
import { ask, storageOf } from './signed-in.ts';
import { type WorkGround, post, proposeAll, statusesOf, workGround } from './work-ground.ts';

const open = portalWindows();

/** A job for two: Ada is hired, Bela has an offer, Cleo is confirmed and Dana proposed. */
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

test('by keys alone from the last hire to a closed job, with one left out, and back', async () => {
  const ground = await lastHireAhead();
  const page = await open({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  await page.getByText('1 of 2 hired').waitFor();
  await page.locator('main div:focus').waitFor();
  const row = page.getByRole('article').filter({ hasText: 'Bela' });
  // Last moved first: Dana waits, then Bela.
  for (const key of ['j', 'j', 'p']) await page.keyboard.press(key);
  await page.getByRole('dialog').locator('[type=radio]:focus').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.getByText('hired · 2 of 2 hired').waitFor();
  await row.getByText('Hired', { exact: true }).waitFor();

  const offer = page.getByRole('status').filter({ hasText: '2 of 2 hired.' });
  await offer.getByRole('button', { name: 'Close job…' }).waitFor();
  await tabTo(page, /^Close job…/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Close ${ground.job.title}?` });
  await dialog.getByRole('list', { name: 'Talents' }).getByRole('checkbox').nth(1).waitFor({ state: 'attached' });
  await expectNoFindings(page);
  await tabTo(page, /^Cleo/);
  await page.keyboard.press('Space');
  await dialog.getByText('Talents · 1 of 2').waitFor();
  await tabTo(page, /^Close and tell 1/);
  await page.keyboard.press('Enter');
  await page.getByText('closed · 1 told').waitFor();
  await page.getByText('Archived', { exact: true }).waitFor();
  expect(await statusesOf(ground)).toEqual(AFTER);
  expect(await timesMailed(ground.provider.email, 'Reason: The position is filled.')).toBe(1);

  await tabTo(page, /^Undo/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('is open again').waitFor();
  await offer.waitFor();
  expect(await statusesOf(ground)).toEqual({ ...AFTER, Cleo: 'confirmed', Dana: 'proposed' });
  expect(await timesMailed(ground.provider.email, 'The position is filled')).toBe(0);
});

test('a list that has changed is shown anew, with who was left out still left out', async () => {
  const ground = await lastHireAhead();
  const { provider, job, talents } = ground;
  const page = await open({ options: storageOf(ground.client) }, /Failed to load resource/);
  await page.goto('/my/jobs');
  await page.getByRole('article').filter({ hasText: job.title }).getByText('1 of 2 hired').waitFor();
  await page.goto(`/my/job/${job.id}`);
  await page.getByRole('button', { name: `More for ${job.title}` }).click();
  await page.getByRole('menuitem', { name: 'Close job…' }).click();
  const dialog = page.getByRole('dialog');
  const tick = (name: string) => dialog.getByRole('checkbox', { name });
  await tick('Cleo').uncheck({ force: true });
  await dialog.getByRole('textbox').fill('Thank you all.');
  await post(provider, `/talents/${talents[3]!.id}/related-request/${job.id}/reject/`, {});
  await dialog.getByRole('button', { name: 'Close and tell 2' }).click();
  await dialog.getByText('This list has changed meanwhile.').waitFor();
  await dialog.getByText('Talents · 1 of 2').waitFor();
  expect(await tick('Cleo').isChecked()).toBe(false);
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Thank you all.');
  await dialog.getByRole('button', { name: 'Close and tell 1' }).click();
  await page.getByText('closed · 1 told').waitFor();
  expect(await statusesOf(ground)).toMatchObject({ Bela: 'rejected', Cleo: 'archived' });
});
