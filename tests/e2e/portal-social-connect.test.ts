import { randomUUID } from 'node:crypto';
import { urlOfRunning } from '@crewdock/server/infra/db/embedded/start';
import { connectTo } from '@crewdock/server/infra/db/open';
import type { Page } from '@playwright/test';
import { type OpenIdProvider, openIdProvider } from '../support/openid-provider.ts';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { storageOf } from '../fixtures/people.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';

let directory: ReturnType<typeof demoDirectory>;

let google: OpenIdProvider;
let linkedin: OpenIdProvider;
let product: Product;
let at: ProductAddresses;

test.beforeAll(async () => {
  directory = demoDirectory();
  google = await openIdProvider('google', {
    work: { email: 'work@people.example', email_verified: true, given_name: 'Wanda' },
    third: { email: 'third@people.example', email_verified: true, given_name: 'Dana' },
    private: { email: 'private@people.example', email_verified: true, given_name: 'Wanda' },
  });
  linkedin = await openIdProvider('linkedin', {
    dora: { email: 'dora@people.example', email_verified: 'true', given_name: 'Dora', family_name: 'Holm' },
    lars: { email: 'lars@people.example', email_verified: 'true', given_name: 'Lars', family_name: 'Holm' },
  });
  product = await startProduct(directory.path, { ...google.variables, ...linkedin.variables });
  at = await product.ready();
  for (const provider of [google, linkedin]) provider.registerPortal(at.portal);
});

test.afterAll(async () => {
  await product.stop();
  await google.stop();
  await linkedin.stop();
  directory.remove();
});

test('a returning person is signed in to the same account without choosing a type again', async ({ openPage }) => {
  const first = await openPage();
  await first.goto(`${at.portal}/sign-up/remote-developer`);
  await leaveFor(first, 'Continue with LinkedIn', linkedin, 'lars');
  await first.waitForURL('**/my/talents');
  const uid = await stored(first, 'uid');

  const second = await openPage();
  await second.goto(`${at.portal}/login`);
  await leaveFor(second, 'Continue with LinkedIn', linkedin, 'lars');
  await second.waitForURL('**/my/talents');
  expect(await stored(second, 'uid')).toBe(uid);
  expect(await stored(second, 'token')).not.toBe(await stored(first, 'token'));

  await second.goto(`${at.portal}/settings/security`);
  await expect(second.getByText('This is your only way to sign in.')).toBeVisible();
  expect(await second.getByRole('button', { name: 'Disconnect LinkedIn' }).isDisabled()).toBe(true);
});

test('a connected identity signs in to its account, until it is disconnected', async ({ openPage }) => {
  const owner = at.accounts.find(({ role }) => role === 'Talent provider')!;
  const page = await openPage({ options: storageOf({ ...owner, password: '' }, at.portal) });
  await page.goto(`${at.portal}/settings/security`);
  await connect(page, 'Google', owner.password, google, 'work');
  await expect(page.getByText('Google was connected')).toBeVisible();
  await page.waitForURL(`${at.portal}/settings/security`);
  await expect(page.getByText(/^work@people\.example, since/)).toBeVisible();

  const other = await openPage();
  await other.goto(`${at.portal}/login`);
  await leaveFor(other, 'Continue with Google', google, 'work');
  await other.waitForURL('**/my/talents');
  expect(await stored(other, 'username')).toBe(owner.email);

  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google was disconnected')).toBeVisible();
  const stranger = await openPage({}, /status of 409/);
  await stranger.goto(`${at.portal}/login`);
  await leaveFor(stranger, 'Continue with Google', google, 'work');
  await expect(stranger.getByRole('heading', { level: 1, name: 'What brings you here?' })).toBeVisible();
  expect(await stored(stranger, 'token')).toBeNull();
});

test('a password change lists the connections that can still sign in, and can remove them', async ({ openPage }) => {
  const owner = at.accounts.find(({ role }) => role === 'Remote developer')!;
  const page = await openPage({ options: storageOf(owner, at.portal) });
  await page.goto(`${at.portal}/settings/security`);
  await connect(page, 'Google', owner.password, google, 'third');
  await expect(page.getByText(/^third@people\.example, since/)).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(owner.password);
  await page.getByLabel('New password').fill('a pier of its own 7');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Connected accounts' });
  await expect(dialog.getByText(/^third@people\.example, since/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(dialog.getByText('No connected account can sign in without it', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not connected').first()).toBeVisible();
  const stranger = await openPage({}, /status of 409/);
  await stranger.goto(`${at.portal}/login`);
  await leaveFor(stranger, 'Continue with Google', google, 'third');
  await expect(stranger.getByRole('heading', { level: 1, name: 'What brings you here?' })).toBeVisible();
});

test('an identity of another account is not connected, and the page shows the reason', async ({ openPage }) => {
  const taker = await openPage();
  await taker.goto(`${at.portal}/sign-up/client`);
  await leaveFor(taker, 'Continue with Google', google, 'private');
  await taker.waitForURL('**/my/jobs');

  const owner = at.accounts.find(({ role }) => role === 'Client')!;
  const page = await openPage({ options: storageOf({ ...owner, password: '' }, at.portal) }, /status of 409/);
  await page.goto(`${at.portal}/settings/security`);
  await connect(page, 'Google', owner.password, google, 'private');
  await expect(page.getByText('This Google account is connected to someone else’s account.')).toBeVisible();
  await page.waitForURL(`${at.portal}/settings/connect/google`);
});

test('an account without a password requires a fresh sign-in before deletion', async ({ openPage }) => {
  const page = await openPage({}, /status of 40[13]/);
  await page.goto(`${at.portal}/sign-up/remote-developer`);
  await leaveFor(page, 'Continue with LinkedIn', linkedin, 'dora');
  await page.waitForURL('**/my/talents');
  await letSignInsAge();
  await page.goto(`${at.portal}/settings/account`);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete in 30 days' }).click();
  await expect(dialog.getByText('You signed in more than 10 minutes ago.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login');
  // The provider still has a session in this browser, so it redirects back without a prompt.
  await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await page.waitForURL('**/settings/account');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await dialog.getByRole('button', { name: 'Delete in 30 days' }).click();
  // The message is shown in the section and in the bar above the page.
  await expect(page.getByText(/^Your account will be deleted on/).first()).toBeVisible();
});

/** Makes all sign-ins 30 minutes older. */
async function letSignInsAge(): Promise<void> {
  const database = connectTo((await urlOfRunning(at.dataDirectory))!);
  await database.pool.query(`update access_token set created_at = created_at - interval '30 minutes'`);
  await database.close();
}

test('a callback that this browser did not start connects nothing', async ({ openPage }) => {
  const owner = at.accounts.find(({ role }) => role === 'Client')!;
  const page = await openPage({ options: storageOf({ ...owner, password: '' }, at.portal) }, /status of 410/);
  await page.goto(`${at.portal}/settings/connect/google?code=${randomUUID()}&state=${randomUUID()}`);
  await expect(page.getByText('Google wasn’t connected')).toBeVisible();
  await page.waitForURL(`${at.portal}/settings/connect/google`);
});

/** Clicks the button that opens the provider's sign-in page and chooses an account there. */
async function leaveFor(page: Page, button: string, { issuer }: OpenIdProvider, subject: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await chooseAccount(page, issuer, subject);
}

/** Connects a provider in the settings, which require the password first. */
async function connect(page: Page, name: string, password: string, { issuer }: OpenIdProvider, subject: string) {
  await page.getByRole('button', { name: `Connect ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: `Continue to ${name}` }).click();
  await chooseAccount(page, issuer, subject);
}

async function chooseAccount(page: Page, issuer: string, subject: string): Promise<void> {
  await page.waitForURL(`${issuer}/**`);
  await page.getByRole('link', { name: subject, exact: true }).click();
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
