import { newTalent } from '../e2e/own-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { createUniqueWord } from './matching-cards.ts';

test('a client collects talents in a list and publishes it', async ({ openPage, openAs, client, provider }) => {
  const title = `Loom engineer ${createUniqueWord()}`;
  for (const name of ['Ada Weaver', 'Bela Weaver']) await newTalent(provider, { name, title });
  const page = await openAs(client, '/market/talents', {
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });

  await test.step('Add talents to a new list', async () => {
    await page.getByRole('searchbox', { name: 'Search talents' }).fill(title);
    await page.getByRole('button', { name: 'Add Ada Weaver to a list' }).click();
    await page.getByLabel('Name your first list').fill('Loom people');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Loom people' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add Bela Weaver to a list' }).click();
    await page.getByRole('checkbox', { name: 'Loom people' }).check({ force: true });
    await expect(page.getByRole('checkbox', { name: 'Loom people' })).toBeChecked();
  });

  const link = await test.step('Publish the list', async () => {
    await page.getByRole('link', { name: 'All my lists' }).click();
    await page.getByRole('link', { name: 'Loom people' }).click();
    await expect(page.getByText('2 talents')).toBeVisible();
    await page.getByRole('switch', { name: 'Public page' }).press('Space');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('log').getByText('Link copied')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('Open the list as a visitor', async () => {
    const visitor = await openPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Loom people' })).toBeVisible();
    await expect(visitor.getByRole('article')).toHaveCount(2);
    await visitor.getByRole('link', { name: 'Ada Weaver' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ada Weaver' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Back to the list' }).click();
    await expect(visitor.getByRole('article').filter({ hasText: 'Bela Weaver' })).toBeVisible();
  });
});
