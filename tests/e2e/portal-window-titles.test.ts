import { isolatedText } from '@crewdock/contract/isolated-text';
import type { Page } from '@playwright/test';
import { post } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { type Person, newPerson, storageOf } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

/** Expects that the window title starts with the page's heading, which names the object that the page shows. */
async function expectTitleOfHeading(page: Page, url: string, suffix = 'Crewdock'): Promise<void> {
  await page.goto(url);
  const heading = page.locator('main h1:visible');
  // The heading, and then the title, become specific when the data has arrived.
  await page.waitForLoadState('networkidle');
  await expect(heading).not.toHaveText('Page not found');
  await expect(page, url).toHaveTitle(`${isolatedText(await heading.innerText())} · ${suffix}`);
}

async function findFirst(path: string, { token }: Person, origin = currentProduct().portal) {
  const { json } = await ask(path, { token, headers: { host: new URL(origin).host } });
  // The group with the id 0 is “All Groups”, which has no page.
  return json.items.find(({ id }: { id?: number }) => id !== 0);
}

test('the window title of a staff page names the account or lead', async ({ openAs, staff }) => {
  const page = await openAs(staff, '/admin-panel/health');
  for (const table of ['vendors', 'clients', 'contractors', 'staff', 'sdr-requests', 'sdr-clients']) {
    const row = await findFirst(`/admin-panel/${table.replace('-', '_')}/`, staff);
    await expectTitleOfHeading(page, `/admin-panel/${table}/edit/${row.uid ?? row.id}`);
  }
});

test('the window title of a company page names the user or group', async ({ openPage, superadmin }) => {
  const origin = currentProduct().company.acme;
  const page = await openPage({ options: storageOf(superadmin, origin) }, /less contrast than 4.5:1/);
  const user = await findFirst('/company/users/', superadmin, origin);
  const group = await findFirst('/company/groups/', superadmin, origin);
  await expectTitleOfHeading(page, `${origin}/admin/edit-user/${user.uid}`, 'Acme Talent');
  await expectTitleOfHeading(page, `${origin}/admin/edit-group/${group.id}`, 'Acme Talent');
});

test('the window title of a resource and of an import’s step names the person or file', async ({ openAs }) => {
  const provider = await newPerson('Tia', 2);
  const { uid } = await post(provider, '/available_resources/', {
    name: 'Ada Weaver',
    title: 'Tester',
    hourly_rate: 40,
  });
  const page = await openAs(provider, `/available-resources/edit/${uid}`);
  await expect(page).toHaveTitle('Edit Ada Weaver · Crewdock');
  await page.goto('/available-resources/import');
  await expect(page).toHaveTitle('Import available resources · Crewdock');
  const buffer = Buffer.from('Name,Title\nAna Petrova,Tester\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(page).toHaveTitle(/^Choose the header row: people\S* · Crewdock$/);
  await page.getByRole('link', { name: 'Next: columns' }).click();
  await expect(page).toHaveTitle(/^Map the columns: people\S* · Crewdock$/);
});
