import { type ForeignGround, foreignGround } from './foreign-scripts.ts';
import { rulesAtRest } from './accessibility.ts';
import { findLostText, setTextSpacing } from './text-spacing.ts';
import { ask } from '../fixtures/api.ts';
import { demoPerson, newPerson, storageOf, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

let ground: ForeignGround;
test.beforeAll(async () => {
  ground = await foreignGround();
  // The newest client is the first row of the table of clients.
  const { token } = await newPerson('Lena');
  const body = { company_name: 'Long Harbour Lantern Weavers and Sons of Lisbon' };
  expect((await ask('/profile/', { method: 'PATCH', token, body })).status).toBe(200);
});

/** Window widths in CSS pixels. 720 equals a 1440 px window at 200 % zoom, 320 a 1280 px window at 400 %. */
const WIDTHS = [1440, 820, 720, 390, 320];

const client = () => demoPerson('Client');
const provider = () => demoPerson('Talent provider');
const superadmin = () => demoPerson('Acme Talent superadmin');
const staff = () => demoPerson('Staff');

const PAGES: [name: string, viewer: () => Person | null, path: () => string][] = [
  ['the market', () => null, () => '/market/talents'],
  ['the jobs market', () => null, () => '/market/jobs'],
  ['a talent', () => null, () => ground.talents[0]!.path],
  ['a job', () => null, () => ground.job.path],
  ['available resources', () => null, () => '/available-resources'],
  ['own talents', provider, () => '/my/talents'],
  ['own foreign talents', () => ground.provider, () => '/my/talents'],
  ['own jobs', client, () => '/my/jobs'],
  ['relations', () => ground.client, () => `/my/job/${ground.job.id}`],
  ['matches', () => ground.client, () => `/my/job/${ground.job.id}?tab=matches`],
  ['applications', () => ground.client, () => `/my/job/${ground.job.id}?tab=applications`],
  ['a list', () => ground.client, () => `/my/lists/${ground.list.id}`],
  ['own resources', () => ground.provider, () => '/available-resources/mine'],
  ['settings', client, () => '/settings'],
  ['company talents', superadmin, () => '/company/talents'],
  ['company users', superadmin, () => '/admin/users'],
  ['all talents', staff, () => '/admin-panel/talents'],
  ['all jobs', staff, () => '/admin-panel/requests'],
  ['all clients', staff, () => '/admin-panel/clients'],
  ['an opened talent', staff, () => `/admin-panel/talents/${ground.talents[1]!.id}`],
];

for (const [name, viewer, path] of PAGES) {
  test(`all text stays visible with zoom and text spacing, and no rate or date is truncated: ${name}`, async ({
    openPage,
  }) => {
    const person = viewer();
    const page = await openPage(person ? { options: storageOf(person) } : {});
    await page.goto(path());
    await expect(page.locator('main').locator('article, [role="row"], h1, h2').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const spacing of ['normal', 'wide']) {
      if (spacing === 'wide') await setTextSpacing(page);
      for (const width of WIDTHS) {
        await page.evaluate(rulesAtRest);
        await page.setViewportSize({ width, height: 900 });
        await page.waitForFunction((expected) => innerWidth === expected, width);
        // Rows are measured again after the width has changed.
        await expect.poll(() => findLostText(page), `${width} px, ${spacing} spacing`).toEqual([]);
      }
    }
  });
}

for (const [clipping, style] of [
  ['overflow', 'overflow: hidden'],
  ['paint containment', 'contain: paint'],
  ['strict containment', 'contain: strict'],
]) {
  test(`the check finds text that ${clipping} clips`, async ({ openPage }) => {
    const page = await openPage();
    await page.setContent(
      `<main><p style="block-size: 20px; inline-size: 60px; ${style}">Two words and more</p></main>`,
    );
    expect(await findLostText(page)).toEqual([expect.stringContaining('Two words and more')]);
    await page.locator('p').evaluate((element) => element.removeAttribute('style'));
    expect(await findLostText(page)).toEqual([]);
  });
}

test('a list’s titles, levels and places are visible at every width, and truncated text appears on hover and focus', async ({
  openPage,
}) => {
  const page = await openPage({ options: storageOf(ground.provider) });
  await page.goto('/my/talents');
  const title = page
    .getByRole('article')
    .getByText(/^مهندسة/)
    .first();
  for (const width of WIDTHS) {
    await page.evaluate(rulesAtRest);
    await page.setViewportSize({ width, height: 900 });
    await expect(title).toBeVisible();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const full = page.locator('.full-text');
  await page.getByRole('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  await expect(page.getByRole('main')).toBeFocused();
  await expect(full).toHaveCount(0);
  // With `force`, because the row's link covers the title.
  await title.hover({ force: true });
  await expect(full).toHaveText(/\(C\+\+\/Rust\)$/);
  await page.keyboard.press('Escape');
  await expect(full).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('combobox', { name: 'Sort' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('data-entry', '');
  await expect(full).toHaveText(/\(C\+\+\/Rust\)$/);
  // At this width the column is wider, so nothing is truncated.
  await page.setViewportSize({ width: 820, height: 900 });
  await page.keyboard.press('Tab');
  await expect(full).toHaveCount(0);
});
