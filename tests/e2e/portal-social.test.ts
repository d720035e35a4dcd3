import type { Page } from '@playwright/test';
import { type OpenIdProvider, openIdProvider } from '../support/openid-provider.ts';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { newAddress } from '../fixtures/people.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';

let directory: ReturnType<typeof demoDirectory>;
/**
 * Matches console messages of the browser, which logs error responses, and the missing favicon of the provider's page,
 * as failed requests.
 */
const REFUSED = /status of 4\d\d/;

let google: OpenIdProvider;
let product: Product;
let at: ProductAddresses;

/** A separate product, configured with a sign-in provider and a captcha. */
test.beforeAll(async () => {
  directory = demoDirectory();
  google = await openIdProvider('google', {});
  product = await startProduct(directory.path, { ...google.variables, CAPTCHA_SECRET: 'a secret for puzzles' });
  at = await product.ready();
  for (const origin of [at.portal, at.company.acme]) google.registerPortal(origin);
});

test.afterAll(async () => {
  await product.stop();
  await google.stop();
  directory.remove();
});

/** Creates an account at the provider and chooses it there. */
async function continueAs(page: Page, subject: string, email: string): Promise<void> {
  google.accounts.set(subject, { email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(`${google.issuer}/**`);
  await page.getByRole('link', { name: subject, exact: true }).click();
}

test('a new account chooses its type, and the code is removed from the URL', async ({ openPage }) => {
  const page = await openPage({}, REFUSED);
  await page.goto(`${at.portal}/login`);
  await continueAs(page, 'ada', newAddress());
  await expect(page.getByRole('heading', { level: 1, name: 'What brings you here?' })).toBeVisible();
  await page.waitForURL(`${at.portal}/auth/google`);
  await page.getByRole('button', { name: 'Talent provider' }).click();
  await page.waitForURL('**/my/talents');
  const layer = () => page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown }).dataLayer));
  await expect.poll(layer).toContain('/my/talents');
  expect(await layer()).toContain('/auth/google');
  expect(await layer()).not.toMatch(/code|state/);
});

test('signing up from the page of an account type asks no further questions, also on a company’s host', async ({
  openPage,
}) => {
  const page = await openPage({}, REFUSED);
  await page.goto(`${at.company.acme}/sign-up/client`);
  await continueAs(page, 'grace', newAddress());
  await page.waitForURL('**/my/jobs');
  expect(new URL(page.url()).origin).toBe(at.company.acme);
});

test('a person with a password is asked to use it', async ({ openPage }) => {
  const { email } = at.accounts.find(({ role }) => role === 'Client')!;
  const page = await openPage({}, REFUSED);
  await page.goto(`${at.portal}/login`);
  await continueAs(page, 'impostor', email);
  await expect(page.getByText('You already have an account with this email address', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('cancelling at the provider leads back to sign-in', async ({ openPage }) => {
  const page = await openPage({}, REFUSED);
  await page.goto(`${at.portal}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You canceled the Google sign-in.')).toBeVisible();
  await page.waitForURL(`${at.portal}/auth/google`);
});

test('a callback with a stolen code does not sign in', async ({ openPage }) => {
  const page = await openPage({}, REFUSED);
  await page.goto(`${at.portal}/auth/google?code=stolen&state=foreign`);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re not signed in' })).toBeVisible();
  await page.waitForURL(`${at.portal}/auth/google`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

for (const [name, isLate] of [
  ['', false],
  [', also where the button is faster than what says that there is one', true],
] as const) {
  test(`the captcha is solved in the background, once per attempt${name}`, async ({ openPage }) => {
    const { email, password } = at.accounts.find(({ role }) => role === 'Client')!;
    const page = await openPage({}, REFUSED);
    const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
    if (isLate) await page.route('**/api/auth/options/', (route) => pressed.then(() => route.continue()));
    const answers: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login/')) answers.push(request.postDataJSON().g_response);
    });
    await page.goto(`${at.portal}/login`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    for (const attempt of ['not the password', password]) {
      await page.getByLabel('Password', { exact: true }).fill(attempt);
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      answer();
      if (attempt !== password) await expect(page.getByText('don’t match')).toBeVisible();
    }
    await page.waitForURL('**/my/jobs');
    expect(answers).toHaveLength(2);
    expect(new Set(answers).size).toBe(2);
    expect(answers).not.toContain(undefined);
  });
}

test('sign-up and password reset with a captcha send their mails', async ({ openPage }) => {
  const page = await openPage({}, REFUSED);
  const address = newAddress();
  await page.goto(`${at.portal}/password_reset`);
  await page.getByRole('textbox', { name: 'Email' }).fill(at.accounts[1]!.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await mailTo(at.accounts[1]!.email, /password/, at.portal);
  await page.goto(`${at.portal}/sign-up/remote-developer`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByLabel('Password', { exact: true }).fill('violet-otter-cycles-past');
  await page.getByRole('checkbox', { name: /terms of use/ }).press('Space');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await mailTo(address, /Activate/, at.portal);
});
