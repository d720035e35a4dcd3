import type { Health } from '@crewdock/contract/staff/health';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const ID = '00000000-0000-4000-8000-000000000000';

async function staff(openPage: OpenPage, width = 1440): Promise<Page> {
  return openPage({ width, options: storageOf(demoPerson('Staff')) }, /status of 500|ERR_INTERNET_DISCONNECTED/);
}

/**
 * Adds an email that the recipient's mail server rejected to the response, because the test mailbox rejects nothing.
 */
async function withRefusals(page: Page): Promise<void> {
  const { json } = await ask('/admin-panel/health/', { token: demoPerson('Staff').token });
  let isTriedAgain = false;
  await page.route('**/api/admin-panel/mails/*/again/', async (route) => {
    isTriedAgain = true;
    await route.fulfill({ json: { detail: 'The email will be sent again.' } });
  });
  await page.route('**/api/admin-panel/health/', async (route) => {
    const mail = { id: ID, recipient: 'ada@example.com', subject: 'Your application', reason: '550 RCPT TO' };
    const last = { ...mail, reply: '550 5.1.1 no such user', failed: new Date().toISOString() };
    const mails: Health['mails'] = {
      waiting: [{ reason: 'away ESOCKET', count: 3 }],
      oldest: new Date().toISOString(),
      refused: [{ reason: mail.reason, count: 1 }],
      last_refused: isTriedAgain ? [] : [last],
    };
    const tasks = (json as Health).tasks.map((task) =>
      task.task === 'sweep-files' ? { ...task, failed: 2, error: 'could not reach the file storage' } : task,
    );
    await route.fulfill({ json: { ...json, tasks, mails, clock_ahead: 75 } });
  });
}

test('shows the state of jobs, mails and the server', async ({ openPage }) => {
  const page = await staff(openPage);
  await page.goto('/admin-panel/health');
  await expect(page.getByRole('list', { name: 'Background jobs' }).getByText('send-mail')).toBeVisible();
  await expect(page.getByText('Its clock and the database’s agree.')).toBeVisible();
  await expectNoFindings(page);
  await expectNothingLost(page);
});

test('a refused mail is listed with its reason, and is retried by keyboard', async ({ openPage }) => {
  const page = await staff(openPage);
  await withRefusals(page);
  await page.goto('/admin-panel/health');
  const refused = page.getByRole('list', { name: 'Failed emails' });
  expect(await refused.innerText()).toContain('550 5.1.1 no such user');
  await expect(page.getByText('75 s ahead of the database’s')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: /^Send again .* to ada@example\.com/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No failed emails')).toBeVisible();
  expect(await refused.count()).toBe(0);
});

test('a loading failure is shown and can be retried', async ({ openPage }) => {
  const page = await staff(openPage);
  await page.route('**/api/admin-panel/health/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin-panel/health');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/admin-panel/health/');
  await again.click();
  await expect(page.getByRole('list', { name: 'Background jobs' })).toBeVisible();
  expect(await again.count()).toBe(0);
});
