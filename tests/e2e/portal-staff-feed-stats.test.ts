import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { post, workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a job with feed errors is fixed field by field from the linter, and published in the feed', async ({
  openPage,
}) => {
  const { job, client } = await workGround({ talents: 0 });
  const page = await openPage({ options: storageOf(demoPerson('Staff')) }, /status of 400/);
  const openFeed = async () => {
    await page.getByRole('button', { name: `More for ${job.title}` }).click();
    await page.getByRole('menuitem', { name: 'Jobs feed…' }).click();
  };
  await page.goto('/admin-panel/feed?fault=description');
  await expect(page.getByRole('listitem').filter({ hasText: job.title }).getByText('Short text')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: `Details… ${job.title}` }).click();
  const faults = page.getByRole('dialog').getByRole('list', { name: 'Faults' });
  await expect(faults.getByText('at least 100 characters')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Status 400: not published · 1 fault')).toBeVisible();
  await expect(faults.getByText('at least 100 characters')).toBeVisible();
  await faults.getByRole('link', { name: 'Fix the description' }).click();
  await expect(page.locator('[contenteditable="true"]:focus')).toBeVisible();
  const summary = `<p>${'We weave looms that run for years. '.repeat(4)}</p>`;
  expect((await ask(`/requests/${job.id}/`, { method: 'PATCH', token: client.token, body: { summary } })).status).toBe(
    200,
  );
  await page.goto(`/admin-panel/requests/${job.id}`);
  await openFeed();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Status 200', { exact: true })).toBeVisible();
  await expect(page.getByText('Published in the jobs feed')).toBeVisible();
  const feed = await page.request.get('/feeds/jobs.xml');
  expect(await feed.text()).toContain(`<title>${job.title}</title>`);
  // The job feed can also be opened from the row's side panel.
  await page.goto(`/admin-panel/requests?open=${job.id}`);
  await page.getByRole('complementary').getByRole('button', { name: 'Jobs feed…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from feed' }).click();
  await expect(page.getByText('Removed from the jobs feed')).toBeVisible();
  expect(await (await page.request.get('/feeds/jobs.xml')).text()).not.toContain(job.title);
});

test('statistics are shown by period, status and person, with a table beside every chart', async ({ openPage }) => {
  const { job, client, talents, provider } = await workGround({ talents: 1 });
  const talent = talents[0]!.id;
  await post(provider, `/talents/${talent}/related-request/${job.id}/`, {});
  await post(client, `/requests/${job.id}/related-talent/${talent}/confirm/`, {});
  const page = await openPage({ width: 820, options: storageOf(demoPerson('Staff')) });
  await page.goto('/admin-panel/stats');
  const who = page.getByRole('combobox', { name: 'Created by' });
  await who.fill(client.name);
  await expect(page.getByRole('option', { name: client.name }).first()).toBeVisible();
  const { json } = await ask(`/profile/`, { token: client.token });
  expect(json.email).toBe(client.email);
  await page.getByRole('option', { name: client.name }).first().click();
  await page.waitForURL(/creator=\d+/);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days');
  await expect(page.getByText('Requests by day')).toBeVisible();
  await page.getByText('As a table').last().click();
  const confirmed = page.getByRole('row', { name: /^Confirmed/ });
  await expect(confirmed).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('New');
  await page.waitForURL(/stage=\d+/);
  await expect(page.getByRole('heading', { name: 'By status' })).toBeVisible();
  await page.getByText('As a table').first().click();
  expect(await page.getByRole('region', { name: 'Requests by day, as a table' }).getByRole('row').count()).toBe(31);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Archived');
  await expect(page.getByText('No requests')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Requests by day')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV (comma)' }).click();
  expect((await saved).suggestedFilename()).toBe('requests_stats.csv');
  await expectNoFindings(page);
  await expectNothingLost(page);
});
