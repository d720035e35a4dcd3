import { randomUUID } from 'node:crypto';
import { mailTo } from '../fixtures/mailbox.ts';
import { newAddress } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmTalents, createMatchingCards, proposeTalents } from './matching-cards.ts';

test('a client hires for a job, closes it and the other candidates are notified', async ({
  openPage,
  openAs,
  client,
  provider,
}) => {
  const cards = await createMatchingCards(client, provider, ['Ada Weaver', 'Bela Weaver']);
  await proposeTalents(provider, cards);
  await confirmTalents(client, cards);
  const applicant = newAddress('vera');
  const application = { name: 'Vera Visitor', email: applicant, message: 'I build looms.', message_id: randomUUID() };
  const applied = await ask(`/requests/${cards.job.id}/applications/`, { method: 'POST', body: application });
  expect(applied.status).toBe(200);
  const page = await openAs(client, `/my/job/${cards.job.id}`);
  const dialog = page.getByRole('dialog');

  await test.step('Hire a talent', async () => {
    const ada = page.getByRole('article').filter({ hasText: 'Ada Weaver' });
    await ada.getByRole('button', { name: /^Proceed/ }).click();
    await dialog.getByText('Hire', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Proceed', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(ada.getByText('Hired', { exact: true })).toBeVisible();
  });

  await test.step('Close the job', async () => {
    await page.getByRole('button', { name: 'Close job…' }).click();
    await expect(dialog.getByRole('list', { name: 'Talents' }).getByRole('listitem')).toHaveText(/Bela Weaver/);
    await expect(dialog.getByRole('list', { name: 'Applications' }).getByRole('listitem')).toHaveText(/Vera Visitor/);
    await dialog.getByRole('textbox').fill('Thank you all.');
    await dialog.getByRole('button', { name: 'Close job and notify 2' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  });

  await test.step('Check that the other candidates are notified', async () => {
    const mail = await mailTo(provider.email, /^Bela Weaver was rejected for Loom engineer/);
    expect(mail.text).toContain('The position is filled.');
    expect(mail.text).toContain('Thank you all.');
    const providerPage = await openAs(provider, `/my/talents/${cards.talents[1]!.id}?status=rejected`);
    await expect(
      providerPage.getByRole('article').filter({ hasText: cards.job.title }).getByText('Rejected', { exact: true }),
    ).toBeVisible();
    await expect.poll(async () => (await mailTo(applicant, /Loom engineer/)).text).toContain('Thank you all.');
  });

  await test.step('Check that the job is no longer on the market', async () => {
    const visitor = await openPage({}, REFUSED);
    await visitor.goto(cards.job.path);
    await expect(visitor.getByRole('heading', { level: 1, name: 'No longer available' })).toBeVisible();
  });
});
