import { ask } from '../fixtures/api.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { notice } from '../e2e/notice.ts';
import { signIn } from '../e2e/own-cards.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCompany, createPortalLook } from './create-company.ts';

test('a superadmin invites a member, changes their role, and removes them with a new owner for their cards', async ({
  openAs,
  openPage,
  staff,
}) => {
  const { name, origin, host, superadmin } = await createCompany();
  const member = { name: 'Cora Coral', email: newAddress('cora'), password: 'seven otters paint fences', token: '' };
  const page = await openAs(superadmin, '/admin/groups', createPortalLook(superadmin, origin));
  const memberPage = await openPage({ options: { baseURL: origin } }, /Failed to load resource/);

  await test.step('Create a group', async () => {
    await page.getByRole('link', { name: 'New group' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Night shift');
    await page.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('link', { name: 'Night shift' })).toBeVisible();
  });

  await test.step('Invite a member into the group', async () => {
    await page.goto('/admin/create-user');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('First name').fill('Cora');
    await page.getByLabel('Last name').fill('Coral');
    await page.getByText('Night shift').click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: member.email }).getByText('Invited')).toBeVisible();
  });

  await test.step('Accept the invitation as the member', async () => {
    const mail = await mailTo(member.email, /^Join /);
    await memberPage.goto(linkOf(mail, 'company_invitation'));
    await memberPage.getByRole('textbox', { name: 'Password' }).fill(member.password);
    await memberPage.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(memberPage.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
  });

  await test.step('Give the member the role of a team lead', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Cora Coral' }).click();
    await page.getByRole('combobox', { name: 'Role: Night shift' }).selectOption('Team Lead');
    await page.getByRole('button', { name: 'Save' }).click();
    await notice(page, 'Data successfully updated');
  });

  await test.step('Use the new role as the member', async () => {
    await memberPage.reload();
    await memberPage.getByRole('link', { name: 'Sign in' }).first().click();
    await signIn(memberPage, member);
    await expect(memberPage.getByRole('button', { name: 'Account of Cora Coral' })).toBeVisible();
    await memberPage.goto('/admin/users');
    await expect(memberPage.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });

  const token = await memberPage.evaluate(() => localStorage.getItem('token')!);
  const skills = [{ name: 'Rust', experience: 3, is_main: true }];
  const body = { name: 'Dora Deep', title: 'Rust developer', skills, is_private: true, scope: 'company' };
  const card = await ask('/talents/', { method: 'POST', host, token, body });
  expect(card.status).toBe(200);

  await test.step('Remove the member', async () => {
    await page.getByRole('button', { name: 'Remove from the company' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove Cora Coral' });
    await expect(dialog.getByText('Cora Coral owns 1 talent here.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Hand over to' }).selectOption(superadmin.name);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await notice(page, 'Cora Coral was removed');
    await expect(page.getByRole('listitem').filter({ hasText: member.email })).toHaveCount(0);
  });

  await test.step('Check the new owner of the card', async () => {
    await page.goto(`/company/talents/${card.json.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dora Deep' })).toBeVisible();
    const { json } = await ask(`/admin-panel/talents/${card.json.id}/`, { token: staff.token });
    expect(json.owner).toMatchObject({ name: superadmin.name });
  });

  await test.step('Check that the member has lost access', async () => {
    await memberPage.reload();
    await expect(memberPage.getByRole('heading', { level: 1, name: 'Users' })).toHaveCount(0);
    expect((await ask(`/talents/${card.json.id}/`, { host, token })).status).not.toBe(200);
  });
});
