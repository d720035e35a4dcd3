import { randomUUID } from 'node:crypto';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { runTask } from './run-task.ts';
import { demoPerson, newPerson, type Person, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Two providers each publish a talent, with the same name and with the same email address in the summary. */
async function broughtTwice(name: string): Promise<{ providers: Person[]; talents: number[] }> {
  const providers = [await newPerson('Una', 2), await newPerson('Dora', 2)];
  const summary = `<p>${randomUUID()}@mail.example</p>`;
  const talents: number[] = [];
  for (const { token } of providers) {
    const body = { name, title: 'Harbour pilot', summary, skills: [{ name: 'React', experience: 3, is_main: true }] };
    const { status, json } = await ask('/talents/', { method: 'POST', token, body });
    expect(status).toBe(200);
    talents.push(json.id);
  }
  return { providers, talents };
}

test('staff see who submitted a person first in the attribution table, the card and the account, and other roles do not', async ({
  openPage,
}) => {
  const name = `Zora Z${randomUUID().slice(0, 8)}`;
  const { providers, talents } = await broughtTwice(name);
  await runTask('trace-people');

  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/ledger?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(providers[0]!.name).first()).toBeVisible();
  await expect(page.getByText(providers[1]!.name).first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name }).first().click();
  const panel = page.getByRole('complementary', { name });
  await expect(panel.getByText('Email', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  expect(await panel.getByRole('link', { name: 'open the first card' }).getAttribute('href')).toBe(
    `/admin-panel/talents/${talents[0]}`,
  );

  await page.goto(`/admin-panel/talents?open=${talents[1]}&tab=duplicates`);
  const same = page.getByRole('list', { name: 'Same person' });
  await expect(same.getByText(`Talent of ${providers[0]!.name}`)).toBeVisible();
  await expectNoFindings(page);

  const { json } = await ask(`/admin-panel/vendors/?search=${encodeURIComponent(providers[1]!.email)}`, {
    token: demoPerson('Staff').token,
  });
  await page.goto(`/admin-panel/vendors/edit/${json.items[0].uid}`);
  await expect(page.getByText('Submitted first: no one. Submitted later: 1 person.')).toBeVisible();
  await page.getByRole('link', { name: '1 person' }).click();
  await page.waitForURL('**/admin-panel/ledger?second=*');
  await expect(page.getByText(name).first()).toBeVisible();

  const theirs = await openPage({ options: storageOf(providers[1]!) });
  await theirs.goto(`/my/talents/${talents[1]}`);
  await expect(theirs.getByText(name).first()).toBeVisible();
  expect(await theirs.getByText(providers[0]!.email).count()).toBe(0);
  await theirs.goto('/admin-panel/ledger');
  await theirs.waitForURL('**/my/talents');
});

for (const [width, scheme] of [
  [820, 'light'],
  [390, 'dark'],
] as const) {
  test(`the attribution table is accessible and readable at ${width} px, ${scheme}`, async ({ openPage }) => {
    // Adds the demo data to the attribution table.
    await runTask('trace-people');
    const page = await openPage({ width, scheme, options: storageOf(demoPerson('Staff')) });
    await page.goto('/admin-panel/ledger');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}
