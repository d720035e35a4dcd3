import { randomUUID } from 'node:crypto';
import { ask } from '../fixtures/api.ts';
import { demoPerson, newPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const SKILLS = [{ name: 'Rust', experience: 3, is_main: true }];

test('moves of a relation are one update, which staff assign and unassign with undo', async ({ openPage }) => {
  const [client, provider] = [await newPerson('Cleo'), await newPerson('Petra', 2)];
  const word = `harbour${randomUUID().slice(0, 8)}`;
  const make = async (path: string, { token }: { token: string }, body: object) =>
    (await ask(path, { method: 'POST', token, body })).json.id;
  const job = await make('/requests/', client, { title: `${word} developer`, skills: SKILLS });
  const talent = await make('/talents/', provider, { name: 'Ana Ruiz', title: 'Rust developer', skills: SKILLS });
  const pair = `/requests/${job}/related-talent/${talent}/`;
  expect((await ask(pair, { method: 'POST', token: client.token, body: {} })).status).toBe(200);
  const confirm = `/talents/${talent}/related-request/${job}/confirm/`;
  expect((await ask(confirm, { method: 'POST', token: provider.token, body: {} })).status).toBe(200);

  const page = await openPage({ options: storageOf(demoPerson('Staff')) });
  await page.goto(`/admin-panel/updates?status=new&kind=relation&search=${word}`);
  const row = page.locator('[data-row]');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link')).toHaveAccessibleName(new RegExp(`Ana Ruiz was confirmed for ${word} developer`));
  await row.getByRole('link').click();
  const detail = page.getByRole('complementary');
  await expect(detail.getByText('From proposed to confirmed.')).toBeVisible();
  await expect(detail.getByText(/Petra/)).toBeVisible();
  await expect(detail.getByText('No one', { exact: true })).toBeVisible();

  await detail.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText(/^Assigned to /)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(detail.getByText('No one', { exact: true })).toBeVisible();
  await detail.getByRole('button', { name: 'Assign to me' }).click();
  await detail.getByRole('button', { name: 'Unassign' }).click();
  await expect(page.getByText('Unassigned', { exact: true }).last()).toBeVisible();

  await detail.getByRole('button', { name: 'Start' }).click();
  await expect(row).toHaveCount(0);
});
