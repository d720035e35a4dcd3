import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from './mailbox.ts';
import { portalWindows } from './portal-window.ts';
import { ask, demoPerson, newAddress, newPerson, pathOf, storageOf } from './signed-in.ts';

const open = portalWindows();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function staff(path: string, look: object = {}, ...expected: RegExp[]) {
  const page = await open({ ...look, options: storageOf(demoPerson('Staff')) }, ...expected);
  await page.goto(path);
  return page;
}

test('a vendor is invited, sets a password by the mail’s link and signs in', async () => {
  const page = await staff('/admin-panel/vendors', {}, /status of 409/);
  await page.getByRole('link', { name: 'New vendor' }).click();
  await heading(page, 'New vendor');
  const email = newAddress('vera');
  await field(page, 'E-mail').fill(demoPerson('Client').email);
  await field(page, 'First name').fill('Vera');
  await field(page, 'Last name').fill('Harbour');
  await press(page, 'Create and invite');
  await page.getByText('Has an account already.').waitFor();
  expect(await page.getByRole('link', { name: 'Open the account with this address' }).getAttribute('href')).toMatch(
    /^\/admin-panel\/clients\/edit\//,
  );
  await field(page, 'E-mail').fill(email);
  await press(page, 'Create and invite');
  await heading(page, 'Vera Harbour');
  await page.getByText('Invited, and hasn’t come in yet.').waitFor();

  const theirs = await open();
  await theirs.goto(pathOf(linkOf(await mailTo(email, /invited/), 'password_reset')).replace(/\/$/, ''));
  await theirs.getByLabel('New password', { exact: true }).fill('seven-otters-paint-fences');
  await press(theirs, 'Save the password');
  await theirs.waitForURL('**/login');
  await field(theirs, 'E-mail').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill('seven-otters-paint-fences');
  await press(theirs, 'Sign in');
  await theirs.waitForURL('**/my/talents');

  await page.reload();
  await page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem').waitFor();
  await page.getByRole('list', { name: 'Mails' }).getByText('You are invited to Crewdock').waitFor();
  await page.getByText('Confirmed: its owner changes it in the settings.').waitFor();
});

test('suspending signs out and takes the cards off the market; undoing brings them back', async () => {
  const vendor = await newPerson('Suse', 2);
  const body = {
    name: 'Nia Suspended',
    title: 'Harbour pilot',
    skills: [{ name: 'React', experience: 3, is_main: true }],
  };
  const { id, path } = (await ask('/talents/', { method: 'POST', token: vendor.token, body })).json;
  const onMarket = async () => (await ask(`/talents/${id}/`)).status;
  expect(await onMarket()).toBe(200);
  const theirs = await open({ options: storageOf(vendor) }, /status of 401/);
  await theirs.goto('/my/talents');
  await theirs.getByText('Nia Suspended').first().waitFor();

  const page = await staff(`/admin-panel/vendors?search=${vendor.email}`);
  await page.getByRole('link', { name: 'Suse Harbour' }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Suspend' }).click();
  await page.getByText('The account is suspended').first().waitFor();
  await expect.poll(onMarket).toBe(404);
  await theirs.goto('/settings/security');
  await theirs.waitForURL(/\/(login|$)/);
  const refused = await ask('/login/', { method: 'POST', body: { username: vendor.email, password: vendor.password } });
  expect(refused.json.code).toBe('account_closed');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(onMarket).toBe(200);
  expect(path).toContain('/t/');
});

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('two accounts of one person are merged, at %i px, %s', async (width, scheme) => {
  const [one, other] = ['Mara', 'Mona'].map((name) => `${name}${randomUUID().slice(0, 8)}`) as [string, string];
  const [former, kept] = [await newPerson(one, 2), await newPerson(other, 2)];
  const body = { name: 'Nia Merged', title: 'Pilot', skills: [{ name: 'React', experience: 3, is_main: true }] };
  const { id, path } = (await ask('/talents/', { method: 'POST', token: former.token, body })).json;
  const page = await staff(`/admin-panel/vendors?search=${one}`, { width, scheme });
  await page.getByRole('link', { name: former.name }).click();
  await page.getByRole('link', { name: 'Open the account' }).click();
  // What comes above it would scroll its list away.
  await page.getByText(/^Before others:/).waitFor();
  await page.getByRole('heading', { name: 'Sign-ins' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Created/ })
    .waitFor();
  await page.getByRole('combobox', { name: 'Account to keep' }).fill(other);
  await page.getByRole('option', { name: new RegExp(other) }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two accounts' });
  await dialog.getByText('1 talent', { exact: true }).waitFor();
  await dialog.getByText('It is signed out everywhere.').waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await dialog.getByRole('button', { name: 'Merge and close the first' }).click();
  await heading(page, kept.name);
  await page.getByRole('list', { name: 'Cards' }).getByText('Nia Merged').waitFor();
  const own = await ask('/talents/', { token: kept.token });
  expect(own.json.items.map((card: { id: number }) => card.id)).toEqual([id]);
  expect((await ask('/session/', { token: former.token })).status).toBe(401);
  // The link that was given away before leads to the card still.
  const visitor = await open();
  await visitor.goto(path);
  await heading(visitor, /Nia Merged/);
});

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('tables and pages of accounts at %i px, %s', async (width, scheme) => {
  const page = await staff('/admin-panel/clients', { width, scheme });
  await page.locator('[data-row]').first().waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
  await page.locator('[data-row]').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open the account' }).click();
  await page
    .getByRole('list', { name: 'History' })
    .or(page.getByRole('heading', { name: 'History' }))
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Sign-ins' }).waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
});

test('a lead becomes a client, and another one a draft of their job', async () => {
  const page = await staff('/admin-panel/sdr-clients');
  await page.getByRole('link', { name: 'New lead' }).click();
  const email = newAddress('lea');
  const need = `Pilot ${email.slice(4, 12)}`;
  await field(page, 'Company').fill('Harbour & Sons');
  await field(page, 'Contact').fill('Lea Harbour');
  await field(page, 'E-mail').fill(email);
  await press(page, 'Save the lead');
  await heading(page, 'Harbour & Sons');
  await press(page, 'Make an account');
  await page.getByText('Client: Lea Harbour').waitFor();
  expect((await mailTo(email, /invited/)).subject).toBe('You are invited to Crewdock');

  await page.goto('/admin-panel/sdr-requests/create');
  await field(page, 'Company').fill('Harbour & Sons');
  await field(page, 'What they need').fill(need);
  await press(page, 'Save the lead');
  await heading(page, 'Harbour & Sons');
  await page.getByRole('combobox', { name: 'Client' }).fill(email);
  await page.getByRole('option', { name: 'Lea Harbour, Harbour & Sons' }).click();
  await page.getByText('Client: Lea Harbour').waitFor();
  await press(page, 'Make a draft of the job');
  await page.getByRole('link', { name: need }).click();
  await page.waitForURL('**/my/job/*/edit');
});
