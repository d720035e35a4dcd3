import { expect, test } from '../fixtures/test.ts';
import { createUniqueWord } from './matching-cards.ts';

const DESCRIPTION = `Senior Go developer (m/f/d)
Acme Payments is looking for somebody who keeps ledgers right.

Location: Berlin, Germany
Employment type: Full-time
Rate: $45 - 60 per hour
Work mode: Hybrid

Your tasks
- Move the ledger to Go
- Review the code of others

Requirements
- 5+ years of experience with Go and PostgreSQL
- English: B2
`;

test('a client posts a job from a pasted job description', async ({ openPage, openAs, client }) => {
  const title = `Senior Go developer ${createUniqueWord()}`;
  const page = await openAs(client, '/my/jobs');

  await test.step('Paste the description', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Post a job' }).first().click();
    await page.getByRole('button', { name: 'Paste a text or a link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Text' }).fill(DESCRIPTION);
    await dialog.getByRole('button', { name: 'Read job description' }).click();
    await expect(page.getByRole('status', { name: 'Results' }).getByText('Skills 2 found')).toBeVisible();
  });

  await test.step('Review and accept the fields', async () => {
    await page.getByRole('button', { name: 'Accept Title: Senior Go developer' }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Senior Go developer');
    await page.getByRole('button', { name: /^Accept all/ }).click();
    await expect(page.getByRole('textbox', { name: 'Hourly rate, from' })).toHaveValue('45');
    await expect(page.getByRole('button', { name: 'Remove PostgreSQL' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  });

  await test.step('Publish the job', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/my\/job\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('Open the public page as a visitor', async () => {
    const visitor = await openPage();
    await visitor.goto('/market/jobs');
    await visitor.getByRole('searchbox', { name: 'Search jobs' }).fill(title);
    await visitor.waitForURL(/search=/);
    await visitor.getByRole('article').filter({ hasText: title }).getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = visitor.getByRole('main');
    await expect(main.getByText('Move the ledger to Go')).toBeVisible();
    await expect(main.getByText('PostgreSQL').first()).toBeVisible();
    await expect(main.getByText('$45 / $60/hr').first()).toBeVisible();
    await expect(main.getByText('Germany').first()).toBeVisible();
  });
});
