import type { PublicCompany } from '@crewdock/contract/companies';
import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { send } from '../support/http.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { newAddress, newPerson } from '../fixtures/people.ts';
import { api } from '../fixtures/api.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

/** Matches console messages of the browser, which logs error responses as failed requests. */
const REFUSED = /status of 400/;
const GONE = /status of 410/;

const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
const demo = (role: string) => currentProduct().accounts.find((account) => account.role === role)!;

async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await email(page).fill(who.email);
  await password(page).fill(who.password);
  await submit(page).click();
}

for (const { role, path, lands } of [
  { role: 'Client', path: '/login/client', lands: '/my/jobs' },
  { role: 'Talent provider', path: '/login/talent-provider', lands: '/my/talents' },
  { role: 'Remote developer', path: '/login', lands: '/my/talents' },
  { role: 'Staff', path: '/login/staff', lands: '/admin-panel/updates' },
]) {
  test(`${role} signs in at ${path} and lands on ${lands}`, async ({ openPage }) => {
    const page = await openPage({}, /status of 503/);
    await page.goto(path);
    await signIn(page, demo(role));
    await page.waitForURL(({ pathname }) => pathname === lands);
    const keys = await page.evaluate(() =>
      ['token', 'uid', 'username'].map((key) => localStorage.getItem(key) !== null),
    );
    expect(keys).toEqual([true, true, true]);
  });
}

test('a wrong password, an unknown address and a client at the staff sign-in get the same response', async ({
  openPage,
}) => {
  const page = await openPage({}, REFUSED);
  const client = demo('Client');
  const said: string[] = [];
  for (const [path, who] of [
    ['/login', { ...client, password: 'not the password' }],
    ['/login', { email: newAddress(), password: client.password }],
    ['/login/staff', client],
  ] as const) {
    await page.goto(path);
    await signIn(page, who);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ });
    said.push(await alert.innerText());
    expect(await email(page).inputValue()).toBe(who.email);
  }
  expect(new Set(said).size).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('switching the sign-in variant changes the texts and keeps the typed values', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Crewdock' })).toBeVisible();
  await email(page).fill('ada@example.com');
  await page.getByRole('link', { name: 'Talent provider' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to place your people' })).toBeVisible();
  expect(await email(page).inputValue()).toBe('ada@example.com');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedTypeApp'))).toBe('2');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/sign-up/talent-provider');
});

test('submitting twice sends one request', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/login');
  const { email: address, password: secret } = demo('Client');
  await email(page).fill(address);
  await password(page).fill(secret);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/login/'))));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my/jobs');
  expect(sent).toBe(1);
});

test('signing in works with the keyboard alone', async ({ openPage }) => {
  const page = await openPage();
  const { email: address, password: secret } = demo('Client');
  await page.goto('/login/client');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type(secret);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => password(page).getAttribute('type')).toBe('text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my/jobs');
});

test('the sign-in page does not open a phone’s keyboard automatically', async ({ openPage }) => {
  const page = await openPage({ width: 390, options: { hasTouch: true, isMobile: true } });
  await page.goto('/login');
  // Waits for the layout's effects, which run after the effects that could move the focus.
  await page.waitForFunction(() => 'dataLayer' in window);
  await expect(email(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('signing in returns to the page that required it', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/settings/appearance');
  await page.waitForURL('**/login');
  await signIn(page, demo('Client'));
  await page.waitForURL('**/settings/appearance');
});

test('an active Caps Lock is reported', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/login');
  // Waits until the page has set its initial focus.
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
  await password(page).focus();
  await password(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on.')).toBeVisible();
});

test('the second factor accepts a code with spaces, refuses a wrong code and accepts a recovery code', async ({
  openPage,
  product,
}) => {
  const { portal } = product;
  const staff = demo('Staff');
  const call = async (path: string, body: object) => {
    const port = Number(new URL(portal).port);
    return (await send(port, `/api/profile/two-factor/${path}`, { method: 'POST', token: staff.token, body })).json;
  };
  const { secret } = await call('', { password: staff.password });
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  const used = authenticator.generate();
  const { recovery_codes } = await call('confirm/', { code: used });
  const codeField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  try {
    const page = await openPage({}, REFUSED, /status of 503/);
    await page.goto('/login');
    await signIn(page, staff);
    const code = codeField(page, 'Six-digit code');
    await page.waitForFunction(() => document.activeElement?.getAttribute('autocomplete') === 'one-time-code');
    // This code was already used to enable the second factor.
    await code.fill(used);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible();
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    const next = authenticator.generate({ timestamp: Date.now() + 30_000 });
    await code.fill(` ${next.slice(0, 3)} ${next.slice(3)} `);
    await expect(code).toHaveValue(next);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin-panel\/updates(\?|$)/);

    const other = await openPage({}, REFUSED, /status of 503/);
    await other.goto('/login/staff');
    await signIn(other, staff);
    await other.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await codeField(other, 'Recovery code').fill(recovery_codes[0]);
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.waitForURL(/\/admin-panel\/updates(\?|$)/);
  } finally {
    await call('disable/', { password: staff.password, code: recovery_codes[1] });
  }
});

test('a forgotten password is reset through the mail, and the old one no longer works', async ({ openPage }) => {
  const person = await newPerson('Ada');
  const page = await openPage({}, REFUSED, GONE);
  await page.goto('/login');
  await email(page).fill(person.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.waitForURL('**/password_reset');
  expect(await email(page).inputValue()).toBe(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = linkOf(await mailTo(person.email, /new .*password/i), 'password_reset');

  await page.goto(link);
  const fresh = page.getByLabel('New password', { exact: true });
  await expect(fresh).toBeVisible();
  // No sign-in provider is configured, so none is mentioned.
  await expect(page.getByText(/Google|LinkedIn/)).toHaveCount(0);
  await expectNoFindings(page);
  await fresh.fill('password12');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  await fresh.fill('amber-walrus-reads-late');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await signIn(page, person);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await signIn(page, { ...person, password: 'amber-walrus-reads-late' });
  await page.waitForURL('**/my/jobs');

  const later = await openPage({}, GONE);
  await later.goto(link);
  // A used link shows an error immediately, before the user enters a password.
  await expect(later.getByRole('heading', { level: 1, name: 'This link was used or has expired' })).toBeVisible();
  await later.getByRole('link', { name: 'Send me a new link' }).click();
  await later.waitForURL('**/password_reset');
});

test('the password reset responds the same for an unknown address', async ({ openPage }) => {
  const page = await openPage();
  const said: string[] = [];
  for (const address of [demo('Client').email, newAddress()]) {
    await page.goto('/password_reset');
    await email(page).fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    said.push((await page.getByRole('main').innerText()).replace(address, '…').replace(/in \d+ s/, 'in … s'));
  }
  expect(said[0]).toBe(said[1]);
});

test('a company’s sign-in page shows only that company’s brand', async ({ openPage, product }) => {
  const origin = product.company.acme;
  const { name } = await api<PublicCompany>('/companies/current/', origin);
  const page = await openPage();
  await page.goto(`${origin}/login`);
  await expect(page.getByRole('heading', { level: 1, name: `Sign in to ${name}` })).toBeVisible();
  expect(`${await page.title()} ${await page.locator('body').innerText()}`).not.toContain('Crewdock');
  const colors = await submit(page).evaluate((button) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--brand)';
    return [getComputedStyle(button).backgroundColor, getComputedStyle(probe).color];
  });
  expect(colors[0]).toBe(colors[1]);
});

const SCREENS = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in of clients', path: '/login/client' },
  { name: 'sign-in of staff', path: '/login/staff' },
  {
    name: 'sign-in with errors',
    path: '/login',
    async prepare(page: Page) {
      await submit(page).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
    },
  },
  { name: 'reset', path: '/password_reset' },
  { name: 'used password link', path: '/password_reset/AAAA/BBBB' },
  {
    name: 'used subscription link',
    path: '/subscription_activation/AAAA/BBBB',
    prepare: (page: Page) => page.getByRole('heading', { name: 'This link was used or has expired' }).waitFor(),
  },
  { name: 'new address', path: '/email_change/AAAA/BBBB' },
  {
    name: 'sign-in that was stopped at the provider',
    path: '/auth/google?error=access_denied',
    prepare: (page: Page) => page.getByRole('heading', { name: 'You’re not signed in' }).waitFor(),
  },
];

for (const { name, path, prepare } of SCREENS) {
  test(`is accessible and fits 320 px: ${name}`, async ({ openPage }) => {
    const page = await openPage({}, GONE);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}
