import { Secret, TOTP } from 'otpauth';
import { signIn } from '../e2e/own-cards.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a user turns on two-step verification and signs in with a code', async ({ openAs, client }) => {
  const page = await openAs(client, '/my/jobs', {}, REFUSED);
  const account = page.getByRole('button', { name: `Account of ${client.name}` });
  let authenticator: TOTP;

  await test.step('Open the security settings', async () => {
    await account.click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  });

  await test.step('Scan the code with an authenticator app', async () => {
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(client.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByRole('textbox', { name: 'Code' }).fill(authenticator.generate());
    await page.keyboard.press('Enter');
  });

  await test.step('Save the recovery codes', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
    await expect(dialog.locator('code')).toHaveCount(10);
    await dialog.getByText('I have saved these codes').click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  });

  await test.step('Sign out', async () => {
    await account.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('Sign in with the password and a code', async () => {
    await signIn(page, client);
    // The server accepts each code only once, so this uses the code of the next 30 seconds.
    const code = authenticator.generate({ timestamp: Date.now() + 30_000 });
    await page.getByRole('textbox', { name: 'Six-digit code', exact: true }).fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(account).toBeVisible();
  });
});
