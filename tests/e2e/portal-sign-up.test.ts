import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailsTo, mailTo } from '../fixtures/mailbox.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Matches console messages of the browser, which logs error responses as failed requests. */
const REFUSED = /status of 400/;
const GONE = /status of 410/;

const PASSWORD = 'violet-otter-cycles-past';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const terms = (page: Page) => page.getByRole('checkbox', { name: /terms of use/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' });

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'Email').fill(email);
  await password(page).fill(PASSWORD);
  await terms(page).press('Space');
}

for (const { kind, lands, host } of [
  { kind: 'Client', lands: '/my/jobs', host: 'portal' },
  { kind: 'Talent provider', lands: '/my/talents', host: 'portal' },
  { kind: 'Remote developer', lands: '/my/talents', host: 'acme' },
] as const) {
  test(`${kind} signs up on ${host}, follows the mail and lands on ${lands}`, async ({ openPage, product }) => {
    const { portal, company } = product;
    const origin = host === 'portal' ? portal : company[host];
    const page = await openPage({}, GONE);
    await page.goto(`${origin}/sign-up`);
    await page.getByRole('main').getByRole('link', { name: kind }).click();
    const email = newAddress();
    await fillIn(page, email);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(await page.getByRole('main').innerText()).toContain(email);

    const mail = await mailTo(email, /Activate/);
    const link = linkOf(mail, 'account_activation');
    expect(new URL(link).origin).toBe(origin);
    if (host === 'acme') expect(`${mail.subject} ${mail.text}`).not.toContain('Crewdock');
    await page.goto(link);
    await page.waitForURL(`**${lands}`);
    expect(new URL(page.url()).origin).toBe(origin);
    expect(
      await page.evaluate(() => [localStorage.getItem('username'), localStorage.getItem('token')?.length]),
    ).toEqual([email, 43]);

    const later = await openPage({}, GONE);
    await later.goto(link);
    await expect(later.getByRole('heading', { level: 1, name: 'This link was used or has expired' })).toBeVisible();
    await expect(later.getByRole('link', { name: 'Sign up again' })).toBeVisible();
    expect(await later.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}

test('a registered address gets the same page and a different mail', async ({ openPage, product }) => {
  const { email } = product.accounts.find(({ role }) => role === 'Client')!;
  const page = await openPage();
  const seen: string[] = [];
  for (const address of [email, newAddress()]) {
    await page.goto('/sign-up/client');
    await fillIn(page, address);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    seen.push((await page.getByRole('main').innerText()).replace(address, '…').replace(/in \d+ s/, 'in … s'));
  }
  expect(seen[0]).toBe(seen[1]);
  await mailTo(email, /already have/);
});

test('the draft survives a reload without the password', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/sign-up/talent-provider');
  await fillIn(page, 'ada@example.com');
  await field(page, 'Company').fill('Analytical Engines');
  await page.reload();
  await expect(field(page, 'Email')).toBeVisible();
  const values = ['First name', 'Last name', 'Email', 'Company'].map((name) => field(page, name).inputValue());
  expect(await Promise.all(values)).toEqual(['Ada', 'Lovelace', 'ada@example.com', 'Analytical Engines']);
  expect(await password(page).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    PASSWORD,
  );
});

test('a mistyped address is corrected without typing the rest again', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/sign-up/client');
  await fillIn(page, newAddress());
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
  const email = newAddress();
  await field(page, 'Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
  await mailTo(email, /Activate/);
});

test('the mail can be sent again after a minute, not earlier', async ({ openPage }) => {
  const page = await openPage();
  await page.clock.install();
  const email = newAddress();
  await page.goto('/sign-up/client');
  await fillIn(page, email);
  await submit(page).click();
  const again = page.getByRole('button', { name: /^Send again/ });
  await expect(again).toBeVisible();
  expect(await again.isDisabled()).toBe(true);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible();
  expect(await mailsTo(email)).toBe(2);
});

test('a double click sends one request', async ({ openPage }) => {
  const page = await openPage();
  const email = newAddress();
  await page.goto('/sign-up/client');
  await fillIn(page, email);
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/registration/'))));
  // Holds back the response until both clicks have happened: otherwise the second click would hit the next screen.
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/registration/', (route) => pressed.then(() => route.continue()));
  await submit(page).dblclick();
  answer();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(sent).toBe(1);
  expect(await mailsTo(email)).toBe(1);
});

test('every empty field shows an error, and the first one is focused', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/sign-up/client');
  await submit(page).click();
  const errors = ['first name', 'last name', 'email', 'password'].map((name) => `Enter your ${name}.`);
  for (const error of [...errors, 'Accept the terms to create an account.'])
    await expect(page.getByText(error)).toBeVisible();
  await expect.poll(() => field(page, 'First name').evaluate((input) => document.activeElement === input)).toBe(true);
  await field(page, 'Email').fill('ada');
  await field(page, 'Email').blur();
  await expect.poll(() => description(page, 'Email')).toContain('This doesn’t look like an email address.');
});

test('a common password is reported while typing, and refused at its field', async ({ openPage }) => {
  const page = await openPage({}, REFUSED);
  await page.goto('/sign-up/client');
  await fillIn(page, newAddress());
  await password(page).fill('1234567890');
  await expect(page.getByText('This is a top-100 common password.').first()).toBeVisible();
  await submit(page).click();
  await expect(page.getByText(/most used passwords/)).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
  expect(await password(page).getAttribute('aria-invalid')).toBe('true');
  await password(page).fill(PASSWORD);
  await expect(page.getByText('Strong').first()).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

for (const when of ['', ' that went before the page was whole']) {
  test(`a form without a network${when} keeps its values, and is sent by the next click`, async ({ openPage }) => {
    const page = await openPage({}, /ERR_INTERNET_DISCONNECTED/);
    const options = when ? null : page.waitForResponse('**/api/auth/options/');
    if (when) await page.route('**/api/auth/options/', (route) => route.abort('internetdisconnected'));
    await page.goto('/sign-up/client');
    const email = newAddress();
    await fillIn(page, email);
    await (await options)?.finished();
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert').getByText('Your input is kept')).toBeVisible();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    await page.unroute('**/api/auth/options/');
    await page.context().setOffline(false);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });
}

const SCREENS = [
  { name: 'chooser', path: '/sign-up' },
  { name: 'form', path: '/sign-up/client' },
  {
    name: 'form with errors',
    path: '/sign-up/talent-provider',
    async prepare(page: Page) {
      await submit(page).click();
      await expect(page.getByText('Enter your first name.')).toBeVisible();
    },
  },
  {
    name: 'used link',
    path: '/account_activation/AAAA/BBBB/0',
    prepare: (page: Page) => page.getByRole('heading', { name: 'This link was used or has expired' }).waitFor(),
  },
];

for (const { name, path, prepare } of SCREENS) {
  test(`is accessible and fits 320 px: ${name}`, async ({ openPage }) => {
    const page = await openPage({}, GONE);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
    await prepare?.(page);
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}

/** The accessible description of a field. */
function description(page: Page, name: string): Promise<string> {
  return field(page, name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}
