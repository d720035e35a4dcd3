import { randomInt } from 'node:crypto';
import { newTalent } from '../e2e/own-cards.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff archive several talents at once and undo it', async ({ openAs, provider, staff }) => {
  const mark = `w${randomInt(10_000_000)}`;
  for (const name of ['Ada', 'Bela', 'Cleo']) await newTalent(provider, { name: `${name} ${mark}` });
  const providerPage = await openAs(provider, '/my/talents');
  const page = await openAs(staff, '/admin-panel/updates');
  const rows = page.locator('[data-row]');

  await test.step('Find the talents', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Talents/ })
      .click();
    await page.getByRole('searchbox', { name: 'Search Talents' }).fill(mark);
    await expect(rows).toHaveCount(3);
  });

  await test.step('Archive all of them', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    const toolbar = page.getByRole('toolbar', { name: 'Selected' });
    await expect(toolbar.getByText('3 talents selected')).toBeVisible();
    await toolbar.getByRole('button', { name: 'Active' }).click();
    await page.getByRole('menuitem', { name: 'Archived' }).click();
    await expect(page.getByText('3 of 3 done', { exact: true })).toBeVisible();
  });

  await test.step('Check the archive of the provider', async () => {
    await providerPage.reload();
    await expect(providerPage.getByRole('link', { name: 'Archive 3' })).toBeVisible();
    await expect(providerPage.getByRole('article')).toHaveCount(0);
  });

  await test.step('Undo the change', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: 3 restored', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(3);
  });

  await test.step('Check the talents of the provider', async () => {
    await providerPage.reload();
    await expect(providerPage.getByRole('link', { name: 'Archive 0' })).toBeVisible();
    await expect(providerPage.getByRole('article')).toHaveCount(3);
  });
});
