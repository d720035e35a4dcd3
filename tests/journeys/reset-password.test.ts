import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { signIn } from '../e2e/own-cards.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const NEW_PASSWORD = 'amber-walrus-reads-late';

test('a user resets a forgotten password, which ends their other sessions', async ({ openAs, openPage, client }) => {
  const otherPage = await openAs(client, '/my/jobs', {}, REFUSED);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
  const page = await openPage({}, REFUSED);

  await test.step('Request a password reset', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(client.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(client.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  await test.step('Set a new password through the mailed link', async () => {
    await page.goto(linkOf(await mailTo(client.email, /new .*password/i), 'password_reset'));
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await mailTo(client.email, /^Your Crewdock password was changed$/);
  });

  await test.step('Sign in with the new password only', async () => {
    await signIn(page, client);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await signIn(page, { ...client, password: NEW_PASSWORD });
    await expect(page).toHaveURL(/\/my\/jobs$/);
  });

  await test.step('Check that the other session has ended', async () => {
    await otherPage.goto('/settings/profile');
    await expect(otherPage.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(otherPage.getByLabel('First name')).toHaveCount(0);
  });
});
