import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { storageOf } from '../fixtures/people.ts';
import { post, proposeAll, statusesOf, workGround, type WorkGround } from './work-ground.ts';
import { expect, test } from '../fixtures/test.ts';

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
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function offer(page: Page, days: number[]): Promise<void> {
  await section(page)
    .getByRole('button', { name: /Offer times|Move|Change times/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Place or call link' }).fill('https://meet.example.com/loom');
  for (const day of days) {
    await dialog.getByLabel('Day', { exact: true }).fill(dayAhead(day));
    await dialog.getByRole('button', { name: 'Add time' }).click();
  }
  await dialog.getByRole('button', { name: /^Offer \d/ }).click();
  await expect(dialog).toHaveCount(0);
}

const linkIn = async ({ provider }: WorkGround, subject: RegExp) =>
  new URL(linkOf(await mailTo(provider.email, subject), 'interview')).pathname;

test('an interview is offered, booked from the mail without an account, rescheduled and cancelled', async ({
  openPage,
}) => {
  const ground = await confirmed();
  const [{ name }] = ground.talents as [WorkGround['talents'][0]];
  const client = await openPage({ options: storageOf(ground.client) });
  await openRelation(client, ground, name);
  await section(client).getByRole('button', { name: 'Offer times' }).click();
  await client.getByRole('dialog', { name: 'Offer times' }).getByLabel('Day', { exact: true }).fill(dayAhead(3));
  await expectNoFindings(client);
  await client.keyboard.press('Escape');
  await offer(client, [3, 4, 5]);

  const visitor = await openPage({ width: 390, height: 844 }, /Failed to load resource/);
  await visitor.goto(await linkIn(ground, /^Pick an interview time/));
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pick a time' })).toBeVisible();
  const times = visitor.getByRole('list', { name: 'Open times' }).getByRole('button');
  await expect(times).toHaveCount(3);
  await expectNoFindings(visitor);
  const before = await times.first().textContent();
  await visitor.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expect.poll(() => times.first().textContent()).not.toBe(before);
  await times.nth(1).focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Interview booked' })).toBeVisible();
  await expectNoFindings(visitor);
  await mailTo(ground.client.email, /^Interview booked/);
  expect(Object.values(await statusesOf(ground))).toEqual(['proceeded']);

  await client.reload();
  await expect(client.getByRole('heading', { name: 'Interview booked' })).toBeVisible();
  await expectNoFindings(client);
  await offer(client, [6]);
  await visitor.goto(await linkIn(ground, /^Pick a new interview time/));
  await visitor.getByRole('button', { name: 'Pick another time' }).click();
  await times.last().click();
  await mailTo(ground.client.email, /^Interview moved/);

  await visitor.getByRole('button', { name: 'Cancel interview' }).click();
  await visitor.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The loom is broken');
  await visitor.getByRole('dialog').getByRole('button', { name: 'Cancel interview' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Interview canceled' })).toBeVisible();
  await expectNothingLost(visitor);
  expect((await mailTo(ground.client.email, /^Interview canceled/)).text).toContain('The loom is broken');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'This interview is no longer available' })).toBeVisible();
  await client.reload();
  await expect(client.getByText('The loom is broken', { exact: false }).first()).toBeVisible();
  await expect(section(client).getByRole('button', { name: 'Offer times' })).toBeVisible();
});

test('the second of two people who book the same time sees that it is no longer available', async ({ openPage }) => {
  const ground = await confirmed(2);
  const client = await openPage({ options: storageOf(ground.client) });
  for (const { name } of ground.talents) {
    await openRelation(client, ground, name);
    await offer(client, [3]);
    await expect(section(client).getByRole('button', { name: 'Change times' })).toBeVisible();
  }
  const pages = [];
  for (const { name } of ground.talents) {
    const page = await openPage({}, /Failed to load resource/);
    await page.goto(await linkIn(ground, new RegExp(`^Pick an interview time: ${name}`)));
    await expect(page.getByRole('list', { name: 'Open times' }).getByRole('button')).toBeVisible();
    pages.push(page);
  }
  const [first, second] = pages as [Page, Page];
  await first.getByRole('list', { name: 'Open times' }).getByRole('button').click();
  await expect(first.getByRole('heading', { level: 1, name: 'Interview booked' })).toBeVisible();
  await second.getByRole('list', { name: 'Open times' }).getByRole('button').click();
  await expect(second.getByText('is no longer free', { exact: false })).toBeVisible();
  await expect(second.getByText('None of the offered times is still available.')).toBeVisible();
});
