import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { createMatchingCards } from './matching-cards.ts';

test('a provider proposes a talent, and the client hires them after an interview and an offer', async ({
  openAs,
  client,
  provider,
}) => {
  const { job } = await createMatchingCards(client, provider);
  const providerPage = await openAs(provider, '/my/talents');

  await test.step('Propose the talent for a matching job', async () => {
    await providerPage.getByRole('link', { name: 'Ada Weaver', exact: true }).click();
    await providerPage.getByRole('link', { name: 'Show matches' }).click();
    const match = providerPage.getByRole('article').filter({ hasText: job.title });
    await match.getByRole('button', { name: /^Propose/ }).click();
    const dialog = providerPage.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Ada can start on Monday.');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(match).toHaveCount(0);
    await providerPage.getByRole('checkbox', { name: 'Show linked jobs' }).check({ force: true });
    await expect(match.getByText('Proposed', { exact: true })).toBeVisible();
  });

  const mail = await mailTo(client.email, /^Ada Weaver was proposed for /);
  expect(mail.text).toContain('Ada can start on Monday.');
  const clientPage = await openAs(client, linkOf(mail, 'my/job'));
  const row = clientPage.getByRole('article').filter({ hasText: 'Ada Weaver' });
  const dialog = clientPage.getByRole('dialog');

  await test.step('Confirm the proposal by the button of the email', async () => {
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await clientPage.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
    await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
    await mailTo(provider.email, /^Ada Weaver was confirmed for Loom engineer/);
  });

  for (const { step, status } of [
    { step: 'Interview', status: 'Interview' },
    { step: 'Offer', status: 'Offer' },
    { step: 'Hire', status: 'Hired' },
  ]) {
    await test.step(`Move the talent to ${step}`, async () => {
      await row.getByRole('button', { name: /^Proceed/ }).click();
      await dialog.getByText(step, { exact: true }).click();
      if (step === 'Hire') await dialog.getByLabel('Agreed rate').fill('$45/hr');
      await dialog.getByRole('button', { name: 'Proceed', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row.getByText(status, { exact: true })).toBeVisible();
    });
  }

  await test.step('Check that the provider sees the hire', async () => {
    await mailTo(provider.email, /Ada Weaver moved to the next step for Loom engineer/);
    await providerPage.getByRole('link', { name: 'My talents' }).first().click();
    await providerPage.getByRole('link', { name: 'Ada Weaver', exact: true }).click();
    await expect(
      providerPage.getByRole('article').filter({ hasText: job.title }).getByText('Hired', { exact: true }),
    ).toBeVisible();
    await providerPage.getByRole('link', { name: job.title, exact: true }).click();
    await expect(
      providerPage.getByRole('complementary').getByText('Rate: $45/hr', { exact: false }).first(),
    ).toBeVisible();
  });
});
