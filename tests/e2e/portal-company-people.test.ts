import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { demoPerson, newAddress, newPerson, type Person, storageOf } from '../fixtures/people.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'seven otters paint fences';
const HOST = 'acme.localhost';
const MAIL = /^Join Acme Talent$/;

const acme = () => currentProduct().company.acme;
const as = (person: Person) => ({ options: { ...storageOf(person, acme()), baseURL: acme() } });
const superadmin = () => as(demoPerson('Acme Talent superadmin'));

async function checkedPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function invite(page: Page, email: string, group?: string): Promise<void> {
  await page.goto('/admin/create-user');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Cora');
  await page.getByLabel('Last name').fill('Coral');
  if (group) await page.getByRole('checkbox', { name: group }).check({ force: true });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('link', { name: 'Cora Coral' }).first()).toBeVisible();
}

test('a superadmin creates a group, invites a new member into it, changes their role and removes them with a hand-over', async ({
  openPage,
}) => {
  const page = await openPage(superadmin());
  await page.goto('/admin/groups');
  await expect(page.getByRole('link', { name: 'All Groups' })).toBeVisible();
  const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(here.getByText('Company')).toBeVisible();
  await checkedPage(page, 'Groups');
  await page.getByRole('link', { name: 'New group' }).click();
  await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
  await checkedPage(page, 'New group');
  await page.getByRole('textbox', { name: 'Name' }).fill('Night shift');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('link', { name: 'Night shift' })).toBeVisible();

  const email = newAddress('cora');
  await invite(page, email, 'Night shift');
  // Reloads, because React Aria's announcer still refers to the pending button of the previous page.
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('Invited')).toBeVisible();
  await expect(row.getByText('Manager')).toBeVisible();
  await checkedPage(page, 'Users');

  const guest = await openPage({ options: { baseURL: acme() } }, /Failed to load resource/);
  await guest.goto(linkOf(await mailTo(email, MAIL), 'company_invitation'));
  await checkedPage(guest, 'Join Acme Talent');
  await guest.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: /^Acme Talent/ })).toBeVisible();

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
  // The changed role applies immediately.
  await guest.reload();
  await expect(guest.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Remove from the company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Cora Coral' });
  await expect(dialog.getByText('Cora Coral owns 1 talent here.')).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await notice(page, 'Cora Coral was removed');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await expect(page.getByText('No users found')).toBeVisible();

  await page.goto('/admin/groups');
  await page.getByRole('link', { name: 'Night shift' }).click();
  await checkedPage(page, 'Night shift');
  await page.getByRole('button', { name: 'Delete group' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click();
  await notice(page, 'Night shift was deleted');
  await expect(page.locator('main :is(h1, li a):focus')).toBeVisible();
});

test('a person with an account accepts an invitation while signed in, and another account sees that it is for someone else', async ({
  openPage,
  product,
}) => {
  const person = await newPerson('Cora');
  const page = await openPage(superadmin());
  await invite(page, person.email);
  const link = linkOf(await mailTo(person.email, MAIL), 'company_invitation');
  const visitor = await openPage({ options: { baseURL: acme() } });
  await visitor.goto(link);
  await expect(visitor.getByText(`There is an account with ${person.email}`)).toBeVisible();
  const other = await openPage(as(demoPerson('Client')));
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This invitation is for someone else' })).toBeVisible();
  const owner = await openPage(as(person));
  await owner.goto(link);
  await owner.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: /^Acme Talent/ })).toBeVisible();
  const late = await openPage({ options: { baseURL: acme() } }, /Failed to load resource/);
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This link was used or has expired' })).toBeVisible();
  // The link does not work on another portal.
  await late.goto(new URL(new URL(link, acme()).pathname, product.portal).href);
  await expect(late.getByRole('heading', { name: 'This link was used or has expired' })).toBeVisible();
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  await page.getByRole('link', { name: 'Cora Harbour' }).click();
  await page.getByRole('button', { name: 'Remove from the company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await notice(page, 'Cora Harbour was removed');
  await expect(page.locator('main :is(h1, li a):focus')).toBeVisible();
});

for (const path of ['/admin/users', '/admin/create-user', '/admin/groups', '/admin/create-group']) {
  test(`${path} fits a narrow window`, async ({ openPage }) => {
    const page = await openPage({ width: 390, height: 844, ...superadmin() });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    await expectNothingLost(page);
  });
}

test('a visitor’s message to a company is listed in its inbox, marked as done and reopened', async ({ openPage }) => {
  const message_id = crypto.randomUUID();
  const words = { name: 'Vera Visitor', email: 'vera@example.org', message: 'Whom do you have for Rust?', message_id };
  expect((await ask('/lp/contact-us/', { method: 'POST', host: HOST, body: words })).status).toBe(200);
  const page = await openPage(superadmin());
  await page.goto('/company/jobs');
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Inbox' }).click();
  const message = page.getByRole('article', { name: 'Vera Visitor' });
  await expect(message.getByText('Whom do you have for Rust?')).toBeVisible();
  await checkedPage(page, 'Inbox');
  await message.getByRole('button', { name: 'Done' }).click();
  await notice(page, 'The message from Vera Visitor was moved to Done');
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await message.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('radio', { name: /^Done/ }).check({ force: true });
  await expect(message.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.reload();
  await expect(message.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expectNothingLost(page);
});

test('a company sets its own terms, and previews its CV template on a real card', async ({ openPage }) => {
  const page = await openPage(superadmin());
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
  await notice(page, 'Data successfully updated. Reload a page to see the changes.');
  const visitor = await openPage({ options: { baseURL: acme() } });
  await visitor.goto('/terms-of-use');
  await expect(visitor.getByText('Be kind to one another.')).toBeVisible();
  await expect(visitor.getByText('1 Quay Street')).toBeVisible();
  await checkedPage(visitor, 'Terms of use');
  // After the fields are cleared, the default text is shown again.
  await page.reload();
  await terms.fill('');
  await page.getByRole('textbox', { name: 'Postal address' }).fill('');
  await page.getByRole('radio', { name: /^Modern/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated. Reload a page to see the changes.');
  await visitor.reload();
  await expect(visitor.getByText('These are the rules of the portal that Acme Talent runs')).toBeVisible();
});

test('settings show how an unreadable colour pair is corrected, and are saved', async ({ openPage }) => {
  const page = await openPage(superadmin());
  await page.goto('/admin/settings');
  await checkedPage(page, 'Company settings');
  const brand = page.getByRole('textbox', { name: 'Brand color', exact: true });
  const [was, font] = [
    await brand.inputValue(),
    await page.getByRole('textbox', { name: 'Font color', exact: true }).inputValue(),
  ];
  await brand.fill(font);
  await expect(page.getByText('Corrected').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await notice(page, 'Data successfully updated. Reload a page to see the changes.');
  expect((await ask('/companies/current/', { host: HOST })).json).toMatchObject({ brand_color: font });
  await brand.fill(was);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await ask('/companies/current/', { host: HOST })).json.brand_color).toBe(was);
  await expectNothingLost(page);
});
