import { randomInt } from 'node:crypto';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff set up a white-label company, and its superadmin accepts the invitation', async ({
  openAs,
  openPage,
  staff,
}) => {
  const mark = randomInt(10_000_000);
  const [name, slug, email] = [`Northwind ${mark}`, `northwind-${mark}`, newAddress('olga')];
  const page = await openAs(staff, '/admin-panel/companies');
  const panel = page.getByRole('complementary', { name });

  await test.step('Create the company', async () => {
    await page.getByRole('link', { name: 'New company' }).first().click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Short name' }).fill(slug);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'First name' }).fill('Olga');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Berg');
    await page.getByRole('button', { name: 'Create company' }).click();
    await expect(panel.getByText('No one yet')).toBeVisible();
  });

  const invitation = linkOf(await mailTo(email, /^Join /), 'company_invitation');
  const { origin } = new URL(invitation);

  await test.step('Accept the invitation as the superadmin', async () => {
    const superadminPage = await openPage({ options: { baseURL: origin } });
    await superadminPage.goto(invitation);
    await superadminPage.getByLabel('Password', { exact: true }).fill('plum harbour sixteen lanterns');
    await superadminPage.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(superadminPage.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
    await superadminPage.goto('/admin/users');
    await expect(superadminPage.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  });

  await test.step('See the superadmin in the company details', async () => {
    await page.reload();
    await expect(panel.getByText(email)).toBeVisible();
  });

  await test.step('Open the portal as a visitor', async () => {
    const visitorPage = await openPage({ options: { baseURL: origin } });
    await visitorPage.goto('/market/talents');
    await expect(visitorPage).toHaveTitle(new RegExp(name));
    await expect(visitorPage.getByRole('banner').getByText(name)).toBeVisible();
    await expect(visitorPage.getByRole('article').first()).toBeVisible();
  });
});
