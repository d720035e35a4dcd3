import { createCompany, createPortalLook } from './create-company.ts';
import { notice } from '../e2e/notice.ts';
import { expect, test } from '../fixtures/test.ts';

test('a superadmin changes the colours and the header title of the company portal', async ({ openAs, openPage }) => {
  const { origin, superadmin } = await createCompany();
  const page = await openAs(superadmin, '/company/jobs', createPortalLook(superadmin, origin));
  const visitorPage = await openPage({ options: { baseURL: origin } });
  const banner = visitorPage.getByRole('banner');

  await test.step('Open the portal as a visitor before the change', async () => {
    await visitorPage.goto('/market/jobs');
    await expect(banner).toHaveCSS('background-color', 'rgb(31, 41, 55)');
  });

  await test.step('Change the settings', async () => {
    await page.getByRole('button', { name: `Account of ${superadmin.name}` }).click();
    await page.getByRole('group', { name: 'Account' }).getByRole('link', { name: 'Users' }).click();
    await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('textbox', { name: 'Header title' }).fill('Harbour crews');
    await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#14532d');
    await page.getByRole('textbox', { name: 'Font color', exact: true }).fill('#f0fdf4');
    await page.getByRole('button', { name: 'Save' }).click();
    await notice(page, 'Data successfully updated. Reload a page to see the changes.');
  });

  await test.step('Open the portal as a visitor after the change', async () => {
    await visitorPage.reload();
    await expect(banner.getByText('Harbour crews')).toBeVisible();
    await expect(banner).toHaveCSS('background-color', 'rgb(20, 83, 45)');
    await expect(banner).toHaveCSS('color', 'rgb(240, 253, 244)');
  });
});
