import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const HOST = 'sunrise.localhost';

const as = () => {
  const { sunrise } = currentProduct().company;
  return { options: { ...storageOf(demoPerson('Sunrise Staffing superadmin'), sunrise), baseURL: sunrise } };
};
const settle = (body: object) => {
  const { token } = demoPerson('Sunrise Staffing superadmin');
  return ask('/company/settings/', { method: 'PATCH', host: HOST, token, body: { ...body, was: {} } });
};
/** Console warning of every page of a company whose colors were corrected for contrast. */
const CORRECTED = /less contrast than 4.5:1/;

const readOver = (page: Page) => page.getByRole('status').filter({ hasText: 'Found:' }).waitFor();

test('a superadmin checks the portal, sees each finding with a sample and follows the link to fix it', async ({
  openPage,
}) => {
  await settle({ terms_text: '<p>These are the terms of Crewdock.</p>' });
  const page = await openPage(as(), CORRECTED);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Check the portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check' })).toBeVisible();
  await readOver(page);
  const words = page.getByRole('region', { name: 'Names of other brands' }).getByRole('listitem');
  const terms = words.filter({ has: page.getByRole('link', { name: 'Terms of use' }) });
  expect(await terms.first().locator('mark').textContent()).toBe('Crewdock');
  const colors = page.getByRole('region', { name: 'Colors' }).getByRole('listitem').first();
  await expect(colors.getByRole('img', { name: /^As chosen: / })).toBeVisible();
  await expect(colors.getByRole('img', { name: /^As shown: / })).toBeVisible();
  await expectNoFindings(page);

  await terms
    .first()
    .getByRole('link', { name: /^Fix: Legal/ })
    .click();
  await expect.poll(() => page.getByRole('heading', { name: 'Legal' }).evaluate(topOf)).toBeLessThan(400);
  await settle({ terms_text: null });
  await page.goBack();
  await readOver(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('region', { name: 'Names of other brands' })).toHaveCount(0);
  await expectNothingLost(page);
});

test('progress, an empty result and a loading failure are shown', async ({ openPage }) => {
  const page = await openPage(as(), /status of 500|less contrast than 4.5:1/);
  const nothing = { pages: { read: 9, all: 300 }, mails: { read: 1, all: 1 }, cvs: { read: 0, all: 0 }, findings: [] };
  const reading = Promise.withResolvers<void>();
  let isBroken = true;
  await page.route('**/api/company/check/', async (route) => {
    await reading.promise;
    await route.fulfill(
      isBroken ? { status: 500, json: { code: 'internal', detail: 'x', request_id: 'x' } } : { json: nothing },
    );
  });
  await page.goto('/admin/settings/check');
  await expect(page.getByText('Checking every page, email and CV of the portal.')).toBeVisible();
  await expectNoFindings(page);
  reading.resolve();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('the newest 9 of 300 pages, 1 email of the last 30 days and 0 CVs')).toBeVisible();
  await expectNoFindings(page);
});

/** Distance in pixels between an element and the top of the window. */
function topOf(element: Element): number {
  return Math.abs(element.getBoundingClientRect().top);
}
