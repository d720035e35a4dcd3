import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from './mailbox.ts';
import { portalWindows } from './portal-window.ts';
import { storageOf } from './signed-in.ts';
import { post, proposeAll, statusesOf, workGround, type WorkGround } from './work-ground.ts';

const open = portalWindows();

const section = (page: Page) => page.getByRole('region', { name: 'Interview' });
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function confirmed(talents = 1): Promise<WorkGround> {
  const ground = await workGround({ talents });
  await proposeAll(ground);
  for (const { id } of ground.talents)
    await post(ground.client, `/requests/${ground.job.id}/related-talent/${id}/confirm/`, {});
  return ground;
}

async function openRelation(page: Page, { job }: WorkGround, name: string): Promise<void> {
  await page.goto(`/my/job/${job.id}`);
  await page.locator('[data-row] a').filter({ hasText: name }).first().click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
}

async function offer(page: Page, days: number[]): Promise<void> {
  await section(page)
    .getByRole('button', { name: /Offer times|Move|Change times/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Place, or link of the call' }).fill('https://meet.example.com/loom');
  for (const day of days) {
    await dialog.getByLabel('Day', { exact: true }).fill(dayAhead(day));
    await dialog.getByRole('button', { name: 'Add time' }).click();
  }
  await dialog.getByRole('button', { name: /^Offer \d/ }).click();
  await dialog.waitFor({ state: 'detached' });
}

const linkIn = async ({ provider }: WorkGround, subject: RegExp) =>
  new URL(linkOf(await mailTo(provider.email, subject), 'interview')).pathname;

test('times are offered, one is picked from the mail without an account, moved by the other side and cancelled', async () => {
  const ground = await confirmed();
  const [{ name }] = ground.talents as [WorkGround['talents'][0]];
  const client = await open({ options: storageOf(ground.client) });
  await openRelation(client, ground, name);
  await section(client).getByRole('button', { name: 'Offer times' }).click();
  await client.getByRole('dialog', { name: 'Offer times' }).getByLabel('Day', { exact: true }).fill(dayAhead(3));
  await expectNoFindings(client);
  await client.keyboard.press('Escape');
  await offer(client, [3, 4, 5]);

  const visitor = await open({ width: 390, height: 844 }, /Failed to load resource/);
  await visitor.goto(await linkIn(ground, /^Times for an interview/));
  await visitor.getByRole('heading', { level: 1, name: 'Pick a time' }).waitFor();
  const times = visitor.getByRole('list', { name: 'Open times' }).getByRole('button');
  await expect.poll(() => times.count()).toBe(3);
  await expectNoFindings(visitor);
  const before = await times.first().textContent();
  await visitor.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expect.poll(() => times.first().textContent()).not.toBe(before);
  await times.nth(1).focus();
  await visitor.keyboard.press('Enter');
  await visitor.getByRole('heading', { level: 1, name: 'Interview booked' }).waitFor();
  await expectNoFindings(visitor);
  await mailTo(ground.client.email, /^Interview booked/);
  expect(Object.values(await statusesOf(ground))).toEqual(['proceeded']);

  await client.reload();
  await client.getByRole('heading', { name: 'Interview booked' }).waitFor();
  await expectNoFindings(client);
  await offer(client, [6]);
  await visitor.goto(await linkIn(ground, /^Another time for the interview/));
  await visitor.getByRole('button', { name: 'Pick another time' }).click();
  await times.last().click();
  await mailTo(ground.client.email, /^Interview moved/);

  await visitor.getByRole('button', { name: 'Cancel interview' }).click();
  await visitor.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The loom is broken');
  await visitor.getByRole('dialog').getByRole('button', { name: 'Cancel interview' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Interview cancelled' }).waitFor();
  await expectNothingLost(visitor);
  expect((await mailTo(ground.client.email, /^Interview cancelled/)).text).toContain('The loom is broken');
  await visitor.reload();
  await visitor.getByRole('heading', { level: 1, name: 'This interview isn’t open' }).waitFor();
  await client.reload();
  await client.getByText('The loom is broken', { exact: false }).first().waitFor();
  await section(client).getByRole('button', { name: 'Offer times' }).waitFor();
});

test('of two who pick the same hour one is told', async () => {
  const ground = await confirmed(2);
  const client = await open({ options: storageOf(ground.client) });
  for (const { name } of ground.talents) {
    await openRelation(client, ground, name);
    await offer(client, [3]);
    await section(client).getByRole('button', { name: 'Change times' }).waitFor();
  }
  const pages = [];
  for (const { name } of ground.talents) {
    const page = await open({}, /Failed to load resource/);
    await page.goto(await linkIn(ground, new RegExp(`^Times for an interview: ${name}`)));
    await page.getByRole('list', { name: 'Open times' }).getByRole('button').waitFor();
    pages.push(page);
  }
  const [first, second] = pages as [Page, Page];
  await first.getByRole('list', { name: 'Open times' }).getByRole('button').click();
  await first.getByRole('heading', { level: 1, name: 'Interview booked' }).waitFor();
  await second.getByRole('list', { name: 'Open times' }).getByRole('button').click();
  await second.getByText('was taken meanwhile', { exact: false }).waitFor();
  await second.getByText('None of the offered times is open any more.').waitFor();
});
