import { ask } from '../fixtures/api.ts';
import { chooseFiles, file, row } from '../e2e/choose-files.ts';
import { idIn } from '../e2e/editor.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCvText } from './cv-text.ts';

test('a provider imports several CVs as drafts and publishes one of them', async ({ openAs, provider }) => {
  const page = await openAs(provider, '/my/talents');

  await test.step('Upload three CVs', async () => {
    await page.getByRole('link', { name: 'Imports' }).click();
    await chooseFiles(
      page,
      'Choose CVs',
      ['Ana Weaver', 'Ben Weaver', 'Cleo Weaver'].map((name, at) => file(`cv-${at}.txt`, createCvText(name))),
    );
    // A background job with low priority reads the CVs.
    await expect(page.getByText('3 drafts', { exact: true })).toBeVisible({ timeout: 120_000 });
  });

  await test.step('Review and publish one draft', async () => {
    await page.getByRole('link', { name: 'Check Ana Weaver' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ana Weaver');
    await expect(page.getByRole('status').getByText(/Skills 3 found/)).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/my\/talents\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Weaver' })).toBeVisible();
    expect((await ask(`/talents/${idIn(page)}/`)).json).toMatchObject({ name: 'Ana Weaver', is_draft: false });
  });

  await test.step('Check that the other CVs are still drafts', async () => {
    await page.getByRole('link', { name: 'My talents' }).first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(row(page, 'Ana Weaver')).toBeVisible();
    await page.getByRole('link', { name: 'Drafts 2' }).click();
    await expect(row(page, 'Ben Weaver')).toBeVisible();
    await expect(row(page, 'Cleo Weaver')).toBeVisible();
  });
});
