import { ask } from '../fixtures/api.ts';
import { linkOf, mailsTo, mailTo } from '../fixtures/mailbox.ts';
import { makeDigestDue } from '../e2e/make-digest-due.ts';
import { notice } from '../e2e/notice.ts';
import { runTask } from '../e2e/run-task.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a visitor gets new available resources by mail until they unsubscribe', async ({ openPage, provider }) => {
  const email = newAddress('reader');
  const mark = email.slice(7, 15);
  const page = await openPage();
  const offerResource = async (title: string) => {
    const body = { name: 'Wanda W.', title: `${title} ${mark}`, seniority: 3 };
    expect((await ask('/available_resources/', { method: 'POST', token: provider.token, body })).status).toBe(200);
  };

  await test.step('Subscribe to senior resources', async () => {
    await page.goto('/available-resources');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('group', { name: 'Seniority' }).getByText('Senior', { exact: true }).click();
    await expect(page).toHaveURL(/seniority=/);
    await page.getByRole('button', { name: 'Get alerts for new people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get alerts for new people' });
    await expect(dialog.getByText('Senior', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(dialog.getByText(`We sent an email to ${email}`)).toBeVisible();
  });

  await test.step('Confirm the subscription through the mailed link', async () => {
    await page.goto(linkOf(await mailTo(email, /Confirm/), 'available-resources-subscribe'));
    await expect(page.getByText('Seniority: Senior')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await notice(page, 'Thank you for subscribing!');
  });

  const digest = await test.step('Get a mail with a new resource', async () => {
    await offerResource('Weaver');
    await makeDigestDue(email);
    await runTask('resource-digests');
    return mailTo(email, /: 1 new person is available$/);
  });
  expect(digest.text).toContain(`Weaver ${mark}`);

  await test.step('Unsubscribe through the link in the mail', async () => {
    await page.goto(linkOf(digest, 'available-resources-unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You’ve been unsubscribed' })).toBeVisible();
  });

  await test.step('Check that no more mails arrive', async () => {
    const count = await mailsTo(email);
    await offerResource('Dyer');
    await makeDigestDue(email);
    await runTask('resource-digests');
    expect(await mailsTo(email)).toBe(count);
  });
});
