import { mailTo } from '../fixtures/mailbox.ts';
import { notice } from '../e2e/notice.ts';
import { signIn } from '../e2e/own-cards.ts';
import { profileOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a user deletes their account and cancels the deletion within the grace period', async ({ openAs, client }) => {
  const page = await openAs(client, '/my/jobs');
  const account = page.getByRole('button', { name: `Account of ${client.name}` });
  const bar = page.getByRole('region', { name: 'Deletion of your account' });

  await test.step('Delete the account', async () => {
    await account.click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill(client.password);
    await page.keyboard.press('Enter');
    await expect(bar.getByText(/^Your account will be deleted on \d+ \w{3} \d{4}\.$/)).toBeVisible();
    await mailTo(client.email, /^Your account will be deleted on /);
  });

  await test.step('Sign out and sign in again', async () => {
    await account.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, client);
    await expect(account).toBeVisible();
    await expect(bar).toBeVisible();
  });

  await test.step('Cancel the deletion', async () => {
    await bar.getByRole('button', { name: 'Keep my account' }).click();
    await notice(page, 'Your account stays');
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(account).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await test.step('Check the profile', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token')!);
    expect((await profileOf({ ...client, token })).deletion_due).toBeNull();
  });
});
