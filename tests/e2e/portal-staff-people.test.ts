import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { demoPerson, newAddress, newPerson, pathOf, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function staff(openPage: OpenPage, path: string, look: object = {}, ...expected: RegExp[]) {
  const page = await openPage({ ...look, options: storageOf(demoPerson('Staff')) }, ...expected);
  await page.goto(path);
  return page;
}

test('an invited vendor sets a password through the mailed link and signs in', async ({ openPage }) => {
  const page = await staff(openPage, '/admin-panel/vendors', {}, /status of 409/);
  await page.getByRole('link', { name: 'New vendor' }).click();
  await heading(page, 'New vendor');
  const email = newAddress('vera');
  await field(page, 'Email').fill(demoPerson('Client').email);
  await field(page, 'First name').fill('Vera');
  await field(page, 'Last name').fill('Harbour');
  await press(page, 'Create and invite');
  await expect(page.getByText('Already has an account.')).toBeVisible();
  expect(await page.getByRole('link', { name: 'Open the account with this address' }).getAttribute('href')).toMatch(
    /^\/admin-panel\/clients\/edit\//,
  );
  await field(page, 'Email').fill(email);
  await press(page, 'Create and invite');
  await heading(page, 'Vera Harbour');
  await expect(page.getByText('Invited, but hasn’t signed in yet.')).toBeVisible();

  const theirs = await openPage();
  await theirs.goto(pathOf(linkOf(await mailTo(email, /invited/), 'password_reset')).replace(/\/$/, ''));
  await theirs.getByLabel('New password', { exact: true }).fill('seven-otters-paint-fences');
  await press(theirs, 'Save password');
  await theirs.waitForURL('**/login');
  await field(theirs, 'Email').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill('seven-otters-paint-fences');
  await press(theirs, 'Sign in');
  await theirs.waitForURL('**/my/talents');

  await page.reload();
  await expect(page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Emails' }).getByText('You’re invited to Crewdock')).toBeVisible();
  await expect(page.getByText('Confirmed. Only the owner can change it, in the settings.')).toBeVisible();
});

test('suspending an account signs it out and takes its cards off the market, and undoing restores them', async ({
  openPage,
}) => {
  const vendor = await newPerson('Suse', 2);
  const body = {
    name: 'Nia Suspended',
    title: 'Harbour pilot',
    skills: [{ name: 'React', experience: 3, is_main: true }],
  };
  const { id, path } = (await ask('/talents/', { method: 'POST', token: vendor.token, body })).json;
  const onMarket = async () => (await ask(`/talents/${id}/`)).status;
  expect(await onMarket()).toBe(200);
  const theirs = await openPage({ options: storageOf(vendor) }, /status of 401/);
  await theirs.goto('/my/talents');
  await expect(theirs.getByText('Nia Suspended').first()).toBeVisible();

  const page = await staff(openPage, `/admin-panel/vendors?search=${vendor.email}`);
  await page.getByRole('link', { name: 'Suse Harbour' }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('The account is suspended').first()).toBeVisible();
  await expect.poll(onMarket).toBe(404);
  await theirs.goto('/settings/security');
  await theirs.waitForURL(/\/(login|$)/);
  const refused = await ask('/login/', { method: 'POST', body: { username: vendor.email, password: vendor.password } });
  expect(refused.json.code).toBe('account_closed');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(onMarket).toBe(200);
  expect(path).toContain('/t/');
});

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`two accounts of one person are merged, at ${width} px, ${scheme}`, async ({ openPage }) => {
    const [one, other] = ['Mara', 'Mona'].map((name) => `${name}${randomUUID().slice(0, 8)}`) as [string, string];
    const [former, kept] = [await newPerson(one, 2), await newPerson(other, 2)];
    const body = { name: 'Nia Merged', title: 'Pilot', skills: [{ name: 'React', experience: 3, is_main: true }] };
    const { id, path } = (await ask('/talents/', { method: 'POST', token: former.token, body })).json;
    // The newest account is the first of the table, but only a substring of its name matches.
    await newPerson(`X${other.toLowerCase()}`, 2);
    const page = await staff(openPage, `/admin-panel/vendors?search=${one}`, { width, scheme });
    await page.getByRole('link', { name: former.name }).click();
    await page.getByRole('link', { name: 'Open account' }).click();
    // Waits for the content above the combobox, which would otherwise move the combobox while its options are open.
    await expect(page.getByText(/^Submitted first:/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign-ins' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Created/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Account to keep' }).fill(other);
    const accounts = page.getByRole('option', { name: new RegExp(other, 'i') });
    await expect(accounts).toHaveCount(2);
    await accounts.first().click();
    const dialog = page.getByRole('dialog', { name: 'Merge two accounts' });
    await expect(dialog.getByText('1 talent', { exact: true })).toBeVisible();
    await expect(dialog.getByText('The account is signed out everywhere.')).toBeVisible();
    await expectNoFindings(page);
    await expectNothingLost(page);
    await dialog.getByRole('button', { name: 'Merge accounts' }).click();
    await heading(page, kept.name);
    await expect(page.getByRole('list', { name: 'Cards' }).getByText('Nia Merged')).toBeVisible();
    const own = await ask('/talents/', { token: kept.token });
    expect(own.json.items.map((card: { id: number }) => card.id)).toEqual([id]);
    expect((await ask('/session/', { token: former.token })).status).toBe(401);
    // Links that were shared before the merge still lead to the card.
    const visitor = await openPage();
    await visitor.goto(path);
    await heading(visitor, /Nia Merged/);
  });
}

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`the tables and pages of accounts are accessible and fit ${width} px, ${scheme}`, async ({ openPage }) => {
    const page = await staff(openPage, '/admin-panel/clients', { width, scheme });
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectNoFindings(page);
    await expectNothingLost(page);
    await page.locator('[data-row]').first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Open account' }).click();
    await expect(
      page
        .getByRole('list', { name: 'History' })
        .or(page.getByRole('heading', { name: 'History' }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign-ins' })).toBeVisible();
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}

test('a lead is converted to a client, and another one to a job draft', async ({ openPage }) => {
  const page = await staff(openPage, '/admin-panel/sdr-clients');
  await page.getByRole('link', { name: 'New lead' }).click();
  const email = newAddress('lea');
  const need = `Pilot ${email.slice(4, 12)}`;
  await field(page, 'Company').fill('Harbour & Sons');
  await field(page, 'Contact').fill('Lea Harbour');
  await field(page, 'Email').fill(email);
  await press(page, 'Create lead');
  await heading(page, 'Harbour & Sons');
  await press(page, 'Create account');
  await expect(page.getByText('Client: Lea Harbour')).toBeVisible();
  expect((await mailTo(email, /invited/)).subject).toBe('You’re invited to Crewdock');

  await page.goto('/admin-panel/sdr-requests/create');
  await field(page, 'Company').fill('Harbour & Sons');
  await field(page, 'Requirements').fill(need);
  await press(page, 'Create lead');
  await heading(page, 'Harbour & Sons');
  await page.getByRole('combobox', { name: 'Client' }).fill(email);
  await page.getByRole('option', { name: 'Lea Harbour, Harbour & Sons' }).click();
  await expect(page.getByText('Client: Lea Harbour')).toBeVisible();
  await press(page, 'Create job draft');
  await page.getByRole('link', { name: need }).click();
  await page.waitForURL('**/my/job/*/edit');
});
