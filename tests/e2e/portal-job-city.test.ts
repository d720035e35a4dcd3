import { KINDS } from '@crewdock/contract/kinds';
import type { RequestPage } from '@crewdock/contract/market';
import { api } from '../fixtures/api.ts';
import { newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { field } from './editor.ts';
import { waitForCount } from './market-count.ts';
import { newJob } from './own-cards.ts';

/** The displayed location: text in a right-to-left script is isolated from the words around it. */
const SHOWN = '\u2068תל אביב\u2069, Center District, Israel';

test('the city and region of a job are edited, shown on its page and found by the filter', async ({ openAs }) => {
  const person = await newPerson('Citya', KINDS.request.holders[0]);
  const job = await newJob(person, { title: 'Loom engineer for a city', countries: ['IL'] });
  const page = await openAs(person, `/my/${KINDS.request.own}/${job.id}/edit`);
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('תל אביב');
  await field(page, 'Region').fill('Center District');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`**/my/${KINDS.request.own}/${job.id}`);

  await page.goto(job.path);
  await expect(page.getByRole('main').getByText(SHOWN).first()).toBeVisible();

  await page.goto('/market/jobs');
  await page.getByRole('searchbox', { name: 'City or region' }).fill('center dist');
  await page.waitForURL(/[?&]city=center/);
  const { total } = await api<RequestPage>('/market_2/requests/?city=center%20dist');
  await waitForCount(page, total, 'job');
  await expect(page.getByRole('article').filter({ hasText: job.title }).first()).toContainText(SHOWN);
  await page.getByRole('button', { name: 'Remove City: center dist' }).click();
  await waitForCount(page, (await api<RequestPage>('/market_2/requests/')).total, 'job');
});

test('cities of the only country of a job are suggested', async ({ openAs }) => {
  const person = await newPerson('Suggesta', KINDS.request.holders[0]);
  const { id } = await newJob(person, { countries: ['PL'] });
  const page = await openAs(person, `/my/${KINDS.request.own}/${id}/edit`);
  const city = page.getByRole('combobox', { name: 'City', exact: true });
  const suggested = page.getByRole('option', { name: 'Wrocław', exact: true });
  // Entering text opens the list only if the cities have loaded.
  await expect(async () => {
    await city.fill('');
    await city.fill('wroc');
    await expect(suggested).toBeVisible({ timeout: 1000 });
  }).toPass();
  await suggested.click();
  await expect(city).toHaveValue('Wrocław');
});
