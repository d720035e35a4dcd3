import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runningProduct } from '../support/running-product.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from './mailbox.ts';
import { portalWindows } from './portal-window.ts';
import { notice } from './settings-window.ts';
import { ask, demoPerson, newAddress, newPerson, type Person, storageOf } from './signed-in.ts';

const open = portalWindows();
const PASSWORD = 'seven otters paint fences';
const HOST = 'acme.localhost';
const MAIL = /^You are invited to work with Acme Talent$/;

const acme = () => runningProduct().company.acme;
const as = (person: Person) => ({ options: { ...storageOf(person, acme()), baseURL: acme() } });
const superadmin = () => as(demoPerson('Acme Talent superadmin'));

async function checkedPage(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function invite(page: Page, email: string, group?: string): Promise<void> {
  await page.goto('/admin/create-user');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill('Cora');
  await page.getByLabel('Last name').fill('Coral');
  if (group) await page.getByRole('checkbox', { name: group }).check({ force: true });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('link', { name: 'Cora Coral' }).first().waitFor();
}

test('a superadmin makes a group, invites somebody new into it, changes the role and removes them with hand-over', async () => {
  const page = await open(superadmin());
  await page.goto('/admin/groups');
  await page.getByRole('link', { name: 'All Groups' }).waitFor();
  const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await here.getByText('Company').waitFor();
  await checkedPage(page, 'Groups');
  await page.getByRole('link', { name: 'New group' }).click();
  await page.getByRole('list', { name: 'Members' }).waitFor();
  await checkedPage(page, 'New group');
  await page.getByRole('textbox', { name: 'Name' }).fill('Night shift');
  await page.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('link', { name: 'Night shift' }).waitFor();

  const email = newAddress('cora');
  await invite(page, email, 'Night shift');
  // What was said of a button that waits is said by its name, which went with its page.
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Invited').waitFor();
  await row.getByText('Manager').waitFor();
  await checkedPage(page, 'Users');

  const guest = await open({ options: { baseURL: acme() } }, /Failed to load resource/);
  await guest.goto(linkOf(await mailTo(email, MAIL), 'company_invitation'));
  await checkedPage(guest, 'Join Acme Talent');
  await guest.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Accept the invitation' }).click();
  await guest.getByRole('heading', { level: 1, name: 'Acme Talent', exact: true }).waitFor();

  const login = { username: email, password: PASSWORD };
  const { token } = (await ask('/login/', { method: 'POST', body: login, host: HOST })).json;
  const skills = [{ name: 'Rust', experience: 3, is_main: true }];
  const card = { name: 'Dora Deep', title: 'Rust developer', skills, is_private: true, scope: 'company' };
  expect((await ask('/talents/', { method: 'POST', host: HOST, token, body: card })).status).toBe(200);

  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page.getByRole('link', { name: 'Cora Coral' }).click();
  await checkedPage(page, 'Cora Coral');
  await page.getByRole('combobox', { name: 'Role: Night shift' }).selectOption('Team Lead');
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated');
  // Their role counts at once.
  await guest.reload();
  await guest.getByRole('link', { name: 'Sign in' }).first().waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Remove from the company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Cora Coral' });
  await dialog.getByText('Cora Coral owns 1 talent here.').waitFor();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await notice(page, 'Cora Coral was removed');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await page.getByText('Nobody found').waitFor();

  await page.goto('/admin/groups');
  await page.getByRole('link', { name: 'Night shift' }).click();
  await checkedPage(page, 'Night shift');
  await page.getByRole('button', { name: 'Delete group' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click();
  await notice(page, 'Night shift was deleted');
});

test('somebody with an account accepts signed in to it; another account is told whose the invitation is', async () => {
  const person = await newPerson('Cora');
  const page = await open(superadmin());
  await invite(page, person.email);
  const link = linkOf(await mailTo(person.email, MAIL), 'company_invitation');
  const visitor = await open({ options: { baseURL: acme() } });
  await visitor.goto(link);
  await visitor.getByText(`There is an account with ${person.email}`).waitFor();
  const other = await open(as(demoPerson('Client')));
  await other.goto(link);
  await other.getByRole('heading', { name: 'This invitation is for somebody else' }).waitFor();
  const owner = await open(as(person));
  await owner.goto(link);
  await owner.getByRole('button', { name: 'Accept the invitation' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Acme Talent', exact: true }).waitFor();
  const late = await open({ options: { baseURL: acme() } }, /Failed to load resource/);
  await late.goto(link);
  await late.getByRole('heading', { name: 'This link was used or has expired' }).waitFor();
  // Another portal has none of it.
  await late.goto(new URL(new URL(link, acme()).pathname, runningProduct().portal).href);
  await late.getByRole('heading', { name: 'This link was used or has expired' }).waitFor();
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  await page.getByRole('link', { name: 'Cora Harbour' }).click();
  await page.getByRole('button', { name: 'Remove from the company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await notice(page, 'Cora Harbour was removed');
});

test.each(['/admin/users', '/admin/create-user', '/admin/groups', '/admin/create-group'])(
  '%s loses nothing on a narrow window',
  async (path) => {
    const page = await open({ width: 390, height: 844, ...superadmin() });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('list').first().waitFor();
    await expectNothingLost(page);
  },
);

test('what a visitor writes to a company waits in its inbox, is put away, and comes back', async () => {
  const message_id = crypto.randomUUID();
  const words = { name: 'Vera Visitor', email: 'vera@example.org', message: 'Whom do you have for Rust?', message_id };
  expect((await ask('/lp/contact-us/', { method: 'POST', host: HOST, body: words })).status).toBe(200);
  const page = await open(superadmin());
  await page.goto('/company/jobs');
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Inbox' }).click();
  const message = page.getByRole('article', { name: 'Vera Visitor' });
  await message.getByText('Whom do you have for Rust?').waitFor();
  await checkedPage(page, 'Inbox');
  await message.getByRole('button', { name: 'Done' }).click();
  await notice(page, 'The message of Vera Visitor was put away');
  await message.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await message.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('radio', { name: /^Done/ }).check({ force: true });
  await message.getByRole('button', { name: 'Reopen' }).waitFor();
  await page.reload();
  await message.getByRole('button', { name: 'Reopen' }).waitFor();
  await expectNothingLost(page);
});

test('a company words its own terms, and sees its CV template on a real card', async () => {
  const page = await open(superadmin());
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Postal address' }).fill('Acme Talent\n1 Quay Street');
  const terms = page.getByRole('textbox', { name: 'Terms of use' });
  await terms.click();
  await terms.pressSequentially('Be kind to one another.');
  const download = page.waitForEvent('download');
  await page.getByRole('radio', { name: /^Compact/ }).check({ force: true });
  await page.getByRole('button', { name: 'Preview with a real card' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated. The look changes when a page is loaded next.');
  const visitor = await open({ options: { baseURL: acme() } });
  await visitor.goto('/terms-of-use');
  await visitor.getByText('Be kind to one another.').waitFor();
  await visitor.getByText('1 Quay Street').waitFor();
  await checkedPage(visitor, 'Terms of use');
  // The text that every portal has comes back.
  await page.reload();
  await terms.fill('');
  await page.getByRole('textbox', { name: 'Postal address' }).fill('');
  await page.getByRole('radio', { name: /^Modern/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated. The look changes when a page is loaded next.');
  await visitor.reload();
  await visitor.getByText('These are the rules of the portal that Acme Talent runs').waitFor();
});

test('settings show how a pair of colours that is hard to read is corrected, and are kept', async () => {
  const page = await open(superadmin());
  await page.goto('/admin/settings');
  await checkedPage(page, 'Company settings');
  const brand = page.getByRole('textbox', { name: 'Brand colour', exact: true });
  const [was, font] = [
    await brand.inputValue(),
    await page.getByRole('textbox', { name: 'Font colour', exact: true }).inputValue(),
  ];
  await brand.fill(font);
  await page.getByText('Corrected').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated. The look changes when a page is loaded next.');
  expect((await ask('/companies/current/', { host: HOST })).json).toMatchObject({ brand_color: font });
  await brand.fill(was);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await ask('/companies/current/', { host: HOST })).json.brand_color).toBe(was);
  await expectNothingLost(page);
});
