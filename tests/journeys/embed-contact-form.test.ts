import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCompany, createPortalLook } from './create-company.ts';

test('a company embeds the contact form in its site and gets a message from a visitor', async ({
  openAs,
  openHost,
}) => {
  const { name, origin, superadmin } = await createCompany();
  const look = createPortalLook(superadmin, origin);
  // The preview has an opaque origin, so requests with extra headers would be rejected.
  const page = await openAs(superadmin, '/company/jobs', { options: { ...look.options, extraHTTPHeaders: {} } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const company = page.getByRole('navigation', { name: 'Company' });

  const snippet = await test.step('Copy the snippet of the contact form', async () => {
    await company.getByRole('link', { name: 'Embed' }).click();
    await page.getByRole('radio', { name: 'Contact form' }).press('Space');
    await expect(page).toHaveURL(/widget=contact-us/);
    await page.getByRole('button', { name: 'Copy HTML' }).click();
    await expect(page.getByRole('button', { name: 'Copied HTML' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const host = await openHost({ head: '', body: snippet });
  const site = new URL(host.page.url()).origin;
  const form = host.page.locator('crewdock-contact-us');

  await test.step('Allow the site to send forms', async () => {
    await page.getByRole('textbox', { name: 'Address of a site' }).fill(site);
    await page.getByRole('button', { name: 'Add site' }).click();
    await expect(page.getByRole('list', { name: 'Allowed sites' }).getByText(site, { exact: true })).toBeVisible();
  });

  const email = newAddress('vera');
  await test.step('Send a message as a visitor of the site', async () => {
    await host.page.reload();
    await form.getByLabel('Name').fill('Vera Visitor');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Message').fill('We need three weavers.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Message successfully sent')).toBeVisible();
  });

  await test.step(`Read the message in the inbox of ${name}`, async () => {
    await company.getByRole('link', { name: 'Inbox' }).click();
    const message = page.getByRole('article', { name: 'Vera Visitor' });
    await expect(message.getByText('We need three weavers.')).toBeVisible();
    await expect(message.getByRole('link', { name: email })).toBeVisible();
    await expect(message.getByText(new URL(site).host)).toBeVisible();
  });
});
