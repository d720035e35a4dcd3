import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { type Person, demoPerson, newPerson, signInAgain, profileOf } from '../fixtures/people.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

let ben: Person;
test.beforeAll(async () => {
  ben = await newPerson('Ben');
});

test('a password change requires the current password and ends the other sessions', async ({ openAs }) => {
  const page = await openAs(ben, '/settings/security', {}, REFUSED);
  const other = await signInAgain(ben, 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const [former, fresh] = [dialog.getByLabel('Current password'), dialog.getByLabel('New password')];
  await former.fill('not his password');
  await fresh.fill('a pier of its own 7');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Is incorrect.')).toBeVisible();
  await expect.poll(() => former.evaluate((field) => field === document.activeElement)).toBe(true);
  await former.fill(ben.password);
  await fresh.fill('password1234');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[slot=errorMessage]')).toBeVisible();
  await fresh.fill('a pier of its own 7');
  await page.keyboard.press('Enter');
  await notice(page, 'Data successfully updated');
  await expect(dialog).toHaveCount(0);
  ben.password = 'a pier of its own 7';
  expect((await ask('/profile/', { token: other })).status).toBe(401);
  expect((await ask('/profile/', { token: ben.token })).status).toBe(200);
});

test('sessions are listed, and ended one by one or all at once', async ({ openAs }) => {
  const firefox = await signInAgain(ben, 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0');
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const others = [await signInAgain(ben, agent), await signInAgain(ben, agent)];
  const page = await openAs(ben, '/settings/security');
  const list = page.getByRole('list', { name: 'Sessions' });
  await expect(list.getByText('This browser')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'End the session of Firefox on Windows' }).click();
  await notice(page, 'The session was ended');
  expect((await ask('/profile/', { token: firefox })).status).toBe(401);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'End the 2 other sessions' }).click();
  await notice(page, 'All other sessions were ended');
  for (const token of others) expect((await ask('/profile/', { token })).status).toBe(401);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
});

test('a session that cannot be ended returns to the list', async ({ openAs }) => {
  await signInAgain(ben, 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0');
  const page = await openAs(ben, '/settings/security', {}, REFUSED);
  const row = page.getByRole('button', { name: 'End the session of Firefox on Linux' });
  await page.route('**/api/profile/sessions/*/', (route) => route.abort());
  await row.click();
  await expect(page.getByText('The server can’t be reached. Nothing was changed.')).toBeVisible();
  await expect(row).toBeVisible();
});

test('two-step verification is turned on, which ends other sessions, and turned off', async ({ openAs }) => {
  const person = await newPerson('Nora');
  const other = await signInAgain(person, 'Firefox');
  const page = await openAs(person, '/settings/security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');

  const codes = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
  await expect(codes).toBeVisible();
  const first = await codes.locator('code').first().innerText();
  await page.keyboard.press('Escape');
  expect(await codes.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  const saving = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toBe(
    `${(await codes.locator('code').allInnerTexts()).join('\n')}\n`,
  );
  await codes.getByRole('checkbox', { name: 'I have saved these codes' }).check({ force: true });
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  expect((await ask('/profile/', { token: other })).status).toBe(401);
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
  const login = { method: 'POST', body: { username: person.email, password: person.password } };
  expect((await ask('/login/', login)).json.code).toBe('second_factor_required');

  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step verification?' });
  await off.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await off.getByRole('textbox', { name: 'Code' }).fill(first);
  await page.keyboard.press('Enter');
  await notice(page, 'Two-step verification is off');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('new recovery codes replace the previous ones', async ({ openAs }) => {
  const person = await newPerson('Ada');
  const { recovery_codes } = await turnOn(person);
  const page = await openAs(person, '/settings/security', { width: 390, scheme: 'dark' }, REFUSED);
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Get new recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123 456');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Is incorrect or was already used.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(recovery_codes[0]!);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
  await expect(codes).toBeVisible();
  const first = await codes.locator('code').first().innerText();
  await expectNothingLost(page);
  await codes.getByText('I have saved these codes').click();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  const login = (code: string) =>
    ask('/login/', { method: 'POST', body: { username: person.email, password: person.password, code } });
  expect((await login(recovery_codes[1]!)).status).toBe(400);
  expect((await login(first)).status).toBe(200);
});

test('staff without a second factor are redirected to its setup, and then to their work', async ({ openAs }) => {
  const staff = demoPerson('Staff');
  const page = await openAs(staff, '/settings/profile');
  // Mocks the response of a portal that is reached over HTTPS, where staff need a second factor.
  let lacks = true;
  await page.route('**/api/session/', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    await route.fulfill({ response, json: { ...(await response.json()), lacks_second_factor: lacks } });
  });
  await page.route('**/api/profile/two-factor/confirm/', async (route) => {
    lacks = false;
    await route.continue();
  });
  await page.goto('/admin-panel/updates');
  await page.waitForURL('**/settings/security');
  await expect(page.getByText('Staff need two-step verification. Set it up to open the staff panel.')).toBeVisible();
  await page.getByRole('link', { name: 'Updates' }).first().click();
  await page.waitForURL('**/settings/security');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(staff.password);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
  const first = await codes.locator('code').first().innerText();
  try {
    await codes.getByRole('checkbox', { name: 'I have saved these codes' }).check({ force: true });
    await codes.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL(/\/admin-panel\/updates(\?|$)/);
  } finally {
    // Restores the account, because other tests sign in as staff without a second factor.
    const body = { password: staff.password, code: first };
    const off = await ask('/profile/two-factor/disable/', { method: 'POST', token: staff.token, body });
    expect(off.status).toBe(200);
  }
});

test('a provider account is connected, and the callback URL keeps no code', async ({ openAs, product }) => {
  const page = await openAs(ben, '/settings/security');
  await page.route('**/api/auth/options/', (route) =>
    route.fulfill({ json: { providers: ['google'], captcha: null } }),
  );
  await page.route('**/api/auth/google/connect/start/', (route) =>
    route.fulfill({ json: { location: `${product.partner}/provider` } }),
  );
  await page.route(`${product.partner}/provider`, (route) => route.fulfill({ body: 'A provider’s page' }));
  await page.reload();
  await page.getByRole('button', { name: 'Connect Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(ben.password);
  const begun = page.waitForRequest('**/api/auth/google/connect/start/');
  await page.keyboard.press('Enter');
  expect((await begun).postDataJSON()).toEqual({ password: ben.password });
  await page.waitForURL(`${product.partner}/provider`);

  const google = { provider: 'google', email: 'ben@mail.example', connected: new Date().toISOString() };
  const connected = { ...(await profileOf(ben)), providers: [google] };
  await page.route('**/api/profile/', (route) => route.fulfill({ json: connected }));
  await page.route('**/api/auth/google/connect/', (route) => route.fulfill({ json: connected }));
  const asked = page.waitForRequest('**/api/auth/google/connect/');
  await page.goto(`${product.portal}/settings/connect/google?code=secret-code&state=its-state`);
  expect((await asked).postDataJSON()).toEqual({ code: 'secret-code', state: 'its-state' });
  await page.waitForURL('**/settings/security');
  await expect(page.getByText(/ben@mail\.example, since/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  await page.waitForFunction(() => 'dataLayer' in window);
  expect(await page.evaluate(() => JSON.stringify((window as { dataLayer?: object[] }).dataLayer))).not.toContain(
    'secret-code',
  );
});

for (const [search, reason] of [
  ['?error=access_denied', 'You canceled the connection. Nothing was changed.'],
  ['?code=wrong&state=wrong', null],
] as const) {
  test(`a failed connection shows the reason: ${search}`, async ({ openAs }) => {
    const page = await openAs(ben, `/settings/connect/linkedin${search}`, {}, REFUSED);
    await expect(page.getByRole('heading', { name: 'LinkedIn wasn’t connected' })).toBeVisible();
    const told = await page.getByRole('alert').filter({ hasText: /\w/ }).innerText();
    expect(told).toMatch(reason ?? /\w{3,}/);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: 'Back to security' }).click();
    await page.waitForURL('**/settings/security');
  });
}

test('a dialog works by keyboard alone and restores the focus', async ({ openAs }) => {
  const page = await openAs(ben, '/settings/security');
  const button = page.getByRole('button', { name: 'Change password' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => document.activeElement?.textContent === 'Change password');
});

/** Enables the second factor through the API. */
async function turnOn({ token, password }: Person): Promise<{ secret: string; recovery_codes: string[] }> {
  const post = async (path: string, body: object) =>
    (await ask(`/profile/two-factor/${path}`, { method: 'POST', token, body })).json;
  const { secret } = await post('', { password });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return { secret, ...(await post('confirm/', { code })) };
}
