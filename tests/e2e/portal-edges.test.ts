import type { RequestPage, TalentPage } from '@crewdock/contract/market';
import type { Page } from '@playwright/test';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { proposeAll, workGround } from './work-ground.ts';
import { api } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Returns the left edges of the logo and of the page's header, in pixels. The header begins with a talent's picture if
 * there is one, otherwise with the heading.
 */
const left = (page: Page) =>
  page.evaluate(() => {
    const { x } = document.querySelector('header a')!.getBoundingClientRect();
    const heading = document.querySelector('h1')!;
    const head = heading.parentElement!.previousElementSibling;
    const first = head?.matches('img') ? head : heading;
    return [x, first.getBoundingClientRect().x];
  });

async function expectOneEdge(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
    const [header, contents] = await left(page);
    expect([path, contents]).toEqual([path, header]);
  }
}

for (const width of [1440, 820, 390]) {
  test(`the header and the content are aligned at ${width} px`, async ({ openPage }) => {
    const [talent] = (await api<TalentPage>('/market_2/talents/?limit=1')).items;
    const [job] = (await api<RequestPage>('/market_2/requests/?limit=1')).items;
    await expectOneEdge(await openPage({ width }), [
      '/',
      '/market/talents',
      '/market/jobs',
      talent!.path,
      job!.path,
      '/contact-manager',
      '/terms-of-use',
    ]);
  });
}

test('the header and the content are aligned in the work areas', async ({ openPage, product }) => {
  const { client, job, provider, talents } = await workGround();
  await expectOneEdge(await openPage({ options: storageOf(client) }), [
    '/my/jobs',
    '/my/jobs/create',
    `/my/job/${job.id}`,
    '/my/lists',
    '/settings/profile',
  ]);
  await expectOneEdge(await openPage({ options: storageOf(provider) }), [
    '/my/talents',
    `/my/talents/${talents[0]!.id}`,
  ]);
  const staff = await openPage({ options: storageOf(demoPerson('Staff')) });
  await expectOneEdge(staff, ['/admin-panel/updates', '/admin-panel/health', '/market/talents']);
  const { acme } = product.company;
  // The preview has an opaque origin, so extra headers would cause a preflight request.
  const options = { ...storageOf(demoPerson('Acme Talent superadmin'), acme), extraHTTPHeaders: {} };
  const superadmin = await openPage({ options });
  await expectOneEdge(superadmin, [`${acme}/company/jobs`, `${acme}/admin/embed`]);
});

test('all rows have the same height and the same position of actions', async ({ openPage }) => {
  const ground = await workGround({ talents: 6 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  const row = page.getByRole('article');
  await expect(row.nth(4)).toBeVisible();
  await row.first().getByRole('button', { name: 'Confirm' }).click();
  await expect(row.getByText('Confirmed')).toBeVisible();
  // Waits for the buttons of the next actions, which appear once the server has responded.
  await expect(row.filter({ hasText: 'Reject…' })).toHaveCount(await row.count());
  const boxes = await row.evaluateAll((rows) =>
    rows.map((each) => {
      // Only rows with more actions have a menu.
      const buttons = [...each.querySelectorAll('button')].filter((button) => button.ariaHasPopup !== 'true');
      const refusal = buttons.find((button) => button.textContent === 'Reject…')!.getBoundingClientRect().x;
      const others = buttons.map((button) => button.getBoundingClientRect().x).filter((x) => x !== refusal);
      return { height: each.getBoundingClientRect().height, refusal, others };
    }),
  );
  expect(boxes.length).toBeGreaterThan(4);
  expect(boxes[0]!.height).toBeGreaterThanOrEqual(40);
  expect(boxes[0]!.height).toBeLessThanOrEqual(44);
  expect(boxes).toEqual(boxes.map(() => boxes[0]));
});
