import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { portalWindows } from './portal-window.ts';
import { runTask } from './run-task.ts';
import { ask, demoPerson, newPerson, type Person, storageOf } from './signed-in.ts';

const open = portalWindows();

/** Somebody whom two providers publish under one address, and the ids of both talents. */
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

test('staff see who brought somebody first, at the ledger, the card and the account; the others see nothing of it', async () => {
  const name = `Zora Z${randomUUID().slice(0, 8)}`;
  const { providers, talents } = await broughtTwice(name);
  await runTask('trace-people');

  const page = await open({ options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/ledger?search=${encodeURIComponent(name)}`);
  await page.getByText(providers[0]!.email).first().waitFor();
  await page.getByText(providers[1]!.email).first().waitFor();
  await expectNoFindings(page);
  await page.getByRole('link', { name }).first().click();
  const panel = page.getByRole('complementary', { name });
  await panel.getByText('E-mail', { exact: true }).waitFor();
  await expectNoFindings(page);
  expect(await panel.getByRole('link', { name: 'open the first card' }).getAttribute('href')).toBe(
    `/admin-panel/talents/${talents[0]}`,
  );

  await page.goto(`/admin-panel/talents?open=${talents[1]}&tab=duplicates`);
  const same = page.getByRole('list', { name: 'Same person' });
  await same.getByText(`Talent of ${providers[0]!.email}`).waitFor();
  await expectNoFindings(page);

  const { json } = await ask(`/admin-panel/vendors/?search=${encodeURIComponent(providers[1]!.email)}`, {
    token: demoPerson('Staff').token,
  });
  await page.goto(`/admin-panel/vendors/edit/${json.items[0].uid}`);
  await page.getByText('Before others: nobody. After somebody else: 1 person.').waitFor();
  await page.getByRole('link', { name: '1 person' }).click();
  await page.waitForURL('**/admin-panel/ledger?second=*');
  await page.getByText(name).first().waitFor();

  const theirs = await open({ options: storageOf(providers[1]!) });
  await theirs.goto(`/my/talents/${talents[1]}`);
  await theirs.getByText(name).first().waitFor();
  expect(await theirs.getByText(providers[0]!.email).count()).toBe(0);
  await theirs.goto('/admin-panel/ledger');
  await theirs.waitForURL('**/my/talents');
});

test.each([
  [820, 'light'],
  [390, 'dark'],
] as const)('the ledger is read at %i pixels, %s', async (width, scheme) => {
  // That of the demo has some.
  await runTask('trace-people');
  const page = await open({ width, scheme, options: storageOf(demoPerson('Staff')) });
  await page.goto('/admin-panel/ledger');
  await page.locator('[data-row]').first().waitFor();
  await expectNoFindings(page);
  await expectNothingLost(page);
});
