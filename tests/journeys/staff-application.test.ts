import { randomInt, randomUUID } from 'node:crypto';
import { ask } from '../fixtures/api.ts';
import { timesMailed } from '../fixtures/mailbox.ts';
import { newJob } from '../e2e/own-cards.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff invite an applicant, who gets the message by mail', async ({ openAs, client, staff }) => {
  const title = `Loom engineer w${randomInt(10_000_000)}`;
  const email = newAddress('hanna');
  const job = await newJob(client, { title });
  const application = { name: 'Hanna Hired', email, message: 'I know looms.', message_id: randomUUID() };
  expect((await ask(`/requests/${job.id}/applications/`, { method: 'POST', body: application })).status).toBe(200);
  const page = await openAs(staff, '/admin-panel/updates');
  const panel = page.getByRole('complementary', { name: 'Hanna Hired' });

  await test.step('Find the application', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Applications/ })
      .click();
    await page.getByRole('searchbox', { name: 'Search Applications' }).fill(email);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Hanna Hired' }).click();
    await expect(panel.getByText('I know looms.')).toBeVisible();
    await expect(panel.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('Shortlist the applicant', async () => {
    await panel.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await expect(panel.getByText('Shortlisted').first()).toBeVisible();
  });

  await test.step('Invite the applicant', async () => {
    await panel.getByRole('button', { name: 'Invite…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite Hanna Hired?' });
    await dialog.getByRole('textbox').fill('Please call me on Monday.');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText('Invited').first()).toBeVisible();
  });

  await test.step('Check the mail of the applicant', async () => {
    await expect.poll(() => timesMailed(email, 'Please call me on Monday.')).toBe(1);
  });

  await test.step('Check the job of the client', async () => {
    const clientPage = await openAs(client, `/my/job/${job.id}`);
    const row = clientPage.getByRole('article').filter({ hasText: 'Hanna Hired' });
    await expect(row.getByText('Confirmed')).toBeVisible();
  });
});
