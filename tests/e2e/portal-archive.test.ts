import { ask } from '../fixtures/api.ts';
import { newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { newTalent } from './own-cards.ts';

test('the archive has neither a filter nor a sort order for cards that need a reply', async ({ openAs }) => {
  const provider = await newPerson('Paul', 2);
  const { token } = provider;
  await newTalent(provider, { name: 'Ada Active' });
  const archived = await newTalent(provider, { name: 'Bela Archived' });
  const { status } = await ask(`/talents/${archived.id}/deactivate/`, { method: 'PATCH', token });
  expect(status).toBe(200);
  const page = await openAs(provider, '/my/talents');
  await expect(page.getByText('Ada Active')).toBeVisible();
  const sort = page.getByRole('combobox', { name: 'Sort' });
  const labels = () => sort.locator('option').allTextContents();
  expect(await labels()).toHaveLength(4);
  // The sort order in this URL belongs to the list of active talents, so the archive uses its default order.
  await page.goto('/my/talents/archive?sort=waiting&waiting=1');
  await expect(page.getByText('Bela Archived')).toBeVisible();
  expect(await labels()).toEqual(['Last changed', 'Title', 'Priority']);
  await expect(sort).toHaveValue('-modified');
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('an archived card has no filter for relations that need a reply', async ({ openAs }) => {
  const provider = await newPerson('Paul', 2);
  const [active, archived] = [await newTalent(provider, { name: 'Ada' }), await newTalent(provider, { name: 'Bela' })];
  const { status } = await ask(`/talents/${archived.id}/deactivate/`, { method: 'PATCH', token: provider.token });
  expect(status).toBe(200);
  const page = await openAs(provider, `/my/talents/${active.id}`);
  const filters = page.getByRole('navigation', { name: 'Status' });
  await expect(filters.getByRole('link', { name: /^Needs your reply/ })).toBeVisible();
  await page.goto(`/my/talents/${archived.id}`);
  await expect(filters.getByRole('link', { name: /^Active/ })).toBeVisible();
  await expect(filters.getByRole('link', { name: /^Needs your reply/ })).toHaveCount(0);
});
