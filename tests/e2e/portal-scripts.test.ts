import { type ForeignGround, findMixedText, foreignGround } from './foreign-scripts.ts';
import { post } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { demoPerson, storageOf, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

let ground: ForeignGround;
test.beforeAll(async () => {
  ground = await foreignGround();
});

const PAGES: [name: string, viewer: () => Person | null, path: () => string][] = [
  ['the market', () => null, () => `/market/talents?search=${ground.mark}`],
  ['the jobs market', () => null, () => `/market/jobs?search=${ground.mark}`],
  ['a talent', () => null, () => ground.talents[0]!.path],
  ['a job', () => null, () => ground.job.path],
  ['available resources', () => null, () => `/available-resources?search=${ground.mark}`],
  ['own talents', () => ground.provider, () => '/my/talents'],
  ['an own talent', () => ground.provider, () => `/my/talents/${ground.talents[0]!.id}`],
  ['the editor', () => ground.provider, () => `/my/talents/${ground.talents[0]!.id}/edit`],
  ['own resources', () => ground.provider, () => '/available-resources/mine'],
  ['own jobs', () => ground.client, () => '/my/jobs'],
  ['relations', () => ground.client, () => `/my/job/${ground.job.id}`],
  ['matches', () => ground.client, () => `/my/job/${ground.job.id}?tab=matches`],
  ['applications', () => ground.client, () => `/my/job/${ground.job.id}?tab=applications`],
  ['lists', () => ground.client, () => '/my/lists'],
  ['a list', () => ground.client, () => `/my/lists/${ground.list.id}`],
  ['settings', () => ground.client, () => '/settings'],
  ['all talents', () => demoPerson('Staff'), () => `/admin-panel/talents?search=${ground.mark}`],
  ['all jobs', () => demoPerson('Staff'), () => `/admin-panel/requests?search=${ground.mark}`],
  ['an opened talent', () => demoPerson('Staff'), () => `/admin-panel/talents/${ground.talents[1]!.id}`],
  [
    'all clients',
    () => demoPerson('Staff'),
    () => `/admin-panel/clients?search=${encodeURIComponent(ground.client.email)}`,
  ],
  ['all applications', () => demoPerson('Staff'), () => '/admin-panel/applications'],
];

for (const [name, viewer, path] of PAGES) {
  test(`text in any script is isolated from the words around it: ${name}`, async ({ openPage }) => {
    const person = viewer();
    const page = await openPage(person ? { options: storageOf(person) } : {});
    await page.goto(path());
    await expect(
      page
        .locator('main')
        .getByText(/[\u0590-\u08FF]/)
        .first(),
    ).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await findMixedText(page)).toEqual([]);
  });
}

/** Matches any right-to-left letter. */
const FOREIGN = /[\u0590-\u08FF]/;

test('names in any script are isolated in filters of a staff table and in an open combobox', async ({
  openAs,
  staff,
}) => {
  const { provider } = ground;
  const search = encodeURIComponent(provider.email);
  const { json } = await ask(`/admin-panel/vendors/?search=${search}`, { token: staff.token });
  const page = await openAs(staff, `/admin-panel/available-resources?provider=${json.items[0].id}`);
  const chip = page.getByRole('list', { name: 'Active filters' }).getByText(FOREIGN);
  await expect(chip).toBeVisible();
  expect(await findMixedText(page)).toEqual([]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Provider, picked' }).getByText(FOREIGN)).toBeVisible();
  expect(await findMixedText(page)).toEqual([]);

  await page.goto('/admin-panel/available-resources');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Add to Provider' }).fill('يوسف');
  await expect(page.getByRole('option', { name: FOREIGN }).first()).toBeVisible();
  expect(await findMixedText(page)).toEqual([]);
});

test('names in any script are isolated in the share dialog', async ({ openAs }) => {
  const { provider, talents } = ground;
  await post(provider, `/talents/${talents[1]!.id}/create_tag/`, { tag: 'רות כהן' });
  const page = await openAs(provider, `/my/talents/${talents[1]!.id}`);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Share…', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('רות כהן')).toBeVisible();
  expect(await findMixedText(page)).toEqual([]);
  for (const entry of ['QR code…', 'Remove…']) {
    await dialog.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await expect(dialog.getByRole('heading', { name: FOREIGN })).toBeVisible();
    expect(await findMixedText(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('רות כהן')).toBeVisible();
  }
});

test('names in any script are isolated in the comparison of talents', async ({ openPage }) => {
  const { provider, talents } = ground;
  const list = await post(provider, '/lists/', { name: 'רשימה' });
  for (const { id } of talents.slice(0, 2)) await post(provider, `/lists/${list.id}/items/`, { talent: id });
  const { url } = await post(provider, `/lists/${list.id}/create_tag/`, { tag: 'רות כהן' });
  const page = await openPage();
  await page.goto(new URL(url).pathname);
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.press('Space');
  await expect(page.getByText('2 of at most 5 talents')).toBeVisible();
  await page.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Talents side by side' }).getByText(FOREIGN).first()).toBeVisible();
  expect(await findMixedText(page)).toEqual([]);
});

test('the texts of an application are isolated in its panel for staff', async ({ openAs, staff }) => {
  const page = await openAs(staff, '/admin-panel/applications');
  await page.getByRole('link', { name: /נועה/ }).first().click();
  const panel = page.locator('aside');
  await expect(panel.getByText('שלום, אני מעוניינת.')).toBeVisible();
  await expect(panel.getByText('חורף')).toBeVisible();
  expect(await findMixedText(page)).toEqual([]);
});
