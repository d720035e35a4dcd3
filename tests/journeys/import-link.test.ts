import { chooseFiles, file, row } from '../e2e/choose-files.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCvText } from './cv-text.ts';

test('a person without an account uploads CVs through an import link, and its creator gets the drafts', async ({
  openPage,
  openAs,
  provider,
}) => {
  const page = await openAs(provider, '/my/talents?tab=imports', {
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });

  const link = await test.step('Create an import link', async () => {
    await page.getByRole('button', { name: 'Create a link' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Recipient').fill('Northwind');
    await form.getByLabel('How many CVs').fill('2');
    await form.getByRole('button', { name: 'Create and copy link' }).click();
    await expect(page.getByRole('heading', { name: 'Northwind' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('Upload CVs through the link', async () => {
    const visitor = await openPage();
    await visitor.goto(link);
    await expect(visitor.getByText('up to 2 CVs')).toBeVisible();
    await chooseFiles(visitor, 'Choose CVs', [
      file('emil.txt', createCvText('Emil Weaver')),
      file('fred.txt', createCvText('Fred Weaver')),
    ]);
    // A background job with low priority reads the CVs.
    await expect(row(visitor, 'Emil Weaver').getByText('Sent')).toBeVisible({ timeout: 120_000 });
    await expect(row(visitor, 'Fred Weaver').getByText('Sent')).toBeVisible({ timeout: 120_000 });
  });

  await test.step('Find the drafts as the creator of the link', async () => {
    await page.reload();
    await expect(row(page, 'Northwind').filter({ hasText: '2 drafts' })).toBeVisible();
    await page.getByRole('link', { name: 'Drafts 2' }).click();
    await expect(row(page, 'Emil Weaver')).toBeVisible();
    await expect(row(page, 'Fred Weaver')).toBeVisible();
  });
});
