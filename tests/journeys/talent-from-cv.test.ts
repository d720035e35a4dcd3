import { chooseFiles, file } from '../e2e/choose-files.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCvText } from './cv-text.ts';
import { createUniqueWord } from './matching-cards.ts';

test('a provider adds a talent from a CV file', async ({ openPage, openAs, provider }) => {
  const title = `Senior Go developer ${createUniqueWord()}`;
  const page = await openAs(provider, '/my/talents');

  await test.step('Upload the CV', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Add a talent' }).first().click();
    await chooseFiles(page, 'Fill from a CV', [file('ana.txt', createCvText('Ana Petrova'))]);
    await expect(page.getByRole('heading', { name: 'Read from ana.txt' })).toBeVisible();
    await expect(page.getByRole('status').getByText('Skills 3 found')).toBeVisible();
    await expect(page.getByRole('status').getByText('Work experience 1 found')).toBeVisible();
  });

  await test.step('Accept the fields and correct the title', async () => {
    await page.getByRole('button', { name: /^Accept all/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ana Petrova');
    await expect(page.getByRole('button', { name: 'Remove Docker' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  });

  await test.step('Publish the talent', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/my\/talents\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Petrova' })).toBeVisible();
  });

  await test.step('Find the talent in the market as a visitor', async () => {
    const visitor = await openPage();
    await visitor.goto('/market/talents');
    await visitor.getByRole('searchbox', { name: 'Search talents' }).fill(title);
    await visitor.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'Ana Petrova' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ana Petrova' })).toBeVisible();
    await expect(visitor.getByText('Builds payment systems that stay up.')).toBeVisible();
    await expect(visitor.getByText('Acme Payments').first()).toBeVisible();
  });
});
