import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { doMore } from './more-menu.ts';
import { newTalent } from './own-cards.ts';
import { storageOf } from '../fixtures/people.ts';
import { type WorkGround, post, proposeAll, statusesOf, workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('every cancelled dialog changes nothing', async ({ openPage }) => {
  const ground = await workGround({ talents: 3 });
  const { client, provider, job, talents } = ground;
  await proposeAll({ ...ground, talents: talents.slice(0, 2) });
  await post(client, `/requests/${job.id}/related-talent/${talents[0]!.id}/confirm/`, {});
  const before = await statusesOf(ground);
  const page = await openPage({ options: storageOf(client) });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/related-')) sent.push(request.url());
  });
  await page.goto(`/my/job/${job.id}`);
  const row = (name: string) => page.getByRole('article').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  const leave = {
    button: () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    cross: () => dialog.getByRole('button', { name: 'Close' }).click(),
    key: () => page.keyboard.press('Escape'),
  };
  for (const way of Object.values(leave)) {
    await row(talents[1]!.name)
      .getByRole('button', { name: /^Reject/ })
      .click();
    await dialog.getByText('Skills don’t fit').click();
    await dialog.getByRole('textbox').fill('Half a sentence');
    await way();
    await expect(dialog).toHaveCount(0);

    await row(talents[0]!.name)
      .getByRole('button', { name: /^Proceed/ })
      .click();
    await dialog.getByText('Hire', { exact: true }).click();
    await dialog.getByLabel('Agreed rate').fill('$50/hr');
    await way();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Propose talents…' }).click();
    await dialog.getByRole('checkbox', { name: talents[2]!.name }).check({ force: true });
    await expect(dialog.getByRole('button', { name: 'Propose 1 talent' })).toBeVisible();
    await way();
    await expect(dialog).toHaveCount(0);
  }
  // Talents that are already linked with the job cannot be selected.
  await page.getByRole('button', { name: 'Propose talents…' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: talents[0]!.name }).getByText('Confirmed')).toBeVisible();
  expect(await dialog.getByRole('checkbox').count()).toBe(1);
  await dialog.getByRole('searchbox').press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Matches' }).click();
  await page.getByRole('button', { name: `Propose ${talents[2]!.name}` }).click();
  await dialog.getByRole('textbox').fill('Half a sentence');
  await leave.button();
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await statusesOf(ground)).toEqual(before);
  const { json } = await ask(`/talents/${talents[2]!.id}/get_relations/?status=all`, { token: provider.token });
  expect(json.total).toBe(0);
});

test('relations are selected and moved by keyboard alone', async ({ openPage }) => {
  const ground = await workGround({ talents: 4 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto(`/my/job/${ground.job.id}`);
  await expect(page.getByRole('article').nth(3)).toBeVisible();
  // Waits for the initial focus on the main element, which keyboard shortcuts need.
  await expect(page.locator('main div:focus')).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.split(' ')[0]);
  const isFocused = (name: string) =>
    page.waitForFunction((first) => document.activeElement?.textContent?.startsWith(`${first} `), name);
  const firstReason = page.getByRole('dialog').locator('[type=radio]:focus');
  // Rows are sorted by the last status change: Dana, Cleo, Bela, Ada.
  await page.keyboard.press('j');
  await isFocused('Dana');
  await page.keyboard.press('J');
  await isFocused('Cleo');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  expect(await focused()).toBe('Dana');

  await page.keyboard.press('c');
  await expect(page.getByRole('article').filter({ hasText: 'Dana' }).getByText('Confirmed')).toBeVisible();
  expect(await focused()).toBe('Dana');

  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(firstReason).toBeAttached();
  await page.keyboard.press('2');
  await isFocused('Bela');
  expect(await page.getByRole('article').count()).toBe(3);
  await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toMatchObject({ Dana: 'confirmed', Cleo: 'rejected' });
  const { json } = await ask(`/requests/${ground.job.id}/get_relations/?status=rejected`, {
    token: ground.client.token,
  });
  expect(json.items[0].relation.rt_rejection_reason.label).toBe('Skills don’t fit');

  await page.keyboard.press('u');
  await expect(page.getByRole('article').filter({ hasText: 'Cleo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rejected 0' })).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toMatchObject({ Cleo: 'proposed' });

  // Keyboard shortcuts are disabled while the user types, so their letters become text.
  await isFocused('Bela');
  await page.keyboard.press('r');
  await expect(firstReason).toBeAttached();
  await page.getByRole('dialog').getByRole('textbox').pressSequentially('c u r 2 j');
  expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('c u r 2 j');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isFocused('Bela');

  // Enter opens the row in the side panel, J shows the next row in the panel, and Escape closes it.
  const panel = page.getByRole('complementary');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Bela' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await isFocused('Ada');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await statusesOf(ground)).toEqual({ Ada: 'proposed', Bela: 'proposed', Cleo: 'proposed', Dana: 'confirmed' });
});

test('the digit of a reason works before the reasons have loaded', async ({ openPage }) => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const page = await openPage({ options: storageOf(ground.client) });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/dict/rejection-reasons/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`/my/job/${ground.job.id}`);
  await page.locator('[data-row] a').focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('status', { name: 'Loading' })).toBeVisible();
  await page.keyboard.press('2');
  arrival.resolve();
  await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'rejected' });
  const { json } = await ask(`/requests/${ground.job.id}/get_relations/?status=rejected`, {
    token: ground.client.token,
  });
  expect(json.items[0].relation.rt_rejection_reason.label).toBe('Skills don’t fit');
});

test('an outdated move shows the current status, and a move that cannot be sent is reverted', async ({ openPage }) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const [ada, bela] = ground.talents;
  const first = await openPage({ options: storageOf(ground.client) });
  const second = await openPage({ options: storageOf(ground.client) }, REFUSED);
  // Waits for all requests: a late response would show the first page's status change on the second page.
  for (const page of [first, second]) await page.goto(`/my/job/${ground.job.id}`, { waitUntil: 'networkidle' });
  const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
  await row(first, ada!.name).getByRole('button', { name: 'Confirm' }).click();
  await expect(first.getByText(`${ada!.name} confirmed`)).toBeVisible();
  await row(second, ada!.name)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await second.getByRole('dialog').getByText('Not available').click();
  await second.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(second.getByText(`Someone else moved ${ada!.name} first. New status: confirmed.`)).toBeVisible();
  await expect(row(second, ada!.name).getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(row(second, ada!.name).getByRole('button', { name: /^Proceed/ })).toBeVisible();

  await second.route('**/related-talent/**', (route) => route.abort());
  await row(second, bela!.name).getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByText(`No connection. ${bela!.name} wasn’t moved.`)).toBeVisible();
  await expect(row(second, bela!.name).getByText('Needs your reply')).toBeVisible();
  // The form keeps its input until the server has accepted it.
  await row(second, bela!.name)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const dialog = second.getByRole('dialog');
  await dialog.getByText('Not available').click();
  await dialog.getByRole('textbox').fill('Until spring.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog.getByText('The server can’t be reached.', { exact: false })).toBeVisible();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Until spring.');
  await second.unroute('**/related-talent/**');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(second, bela!.name)).toHaveCount(0);
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(row(second, bela!.name)).toBeVisible();
  await expect.poll(() => statusesOf(ground)).toEqual({ Ada: 'confirmed', Bela: 'proposed' });
});

test('own cards are searched, copied, archived and restored', async ({ openPage }) => {
  const { provider, talents, mark } = await workGround({ talents: 3 });
  const [ada, bela, cleo] = talents;
  const page = await openPage({ options: storageOf(provider) });
  await page.goto('/my/talents');
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  await page.getByRole('searchbox').fill(`bela ${mark}`);
  await expect(page.getByRole('article').filter({ hasText: ada!.name })).toHaveCount(0);
  await page.waitForURL(`**/my/talents?search=bela+${mark}`);
  await doMore(page, bela!.name, 'Copy');
  // The copy opens as an unsaved form and is created only when the user saves it.
  await page.waitForURL(`**/my/talents/${bela!.id}/copy`);
  await expect(page.getByRole('heading', { name: `Copy of ${bela!.name}` })).toBeVisible();
  expect((await ask('/talents/?drafts=1', { token: provider.token })).json.total).toBe(0);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(`A copy of ${bela!.name} was created`)).toBeVisible();
  await page.waitForURL('**/edit');
  await page.goto(`/my/talents?search=bela+${mark}`);
  await page.getByRole('link', { name: 'Drafts 1' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Draft' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('article').filter({ hasText: cleo!.name })).toBeVisible();

  await doMore(page, ada!.name, 'Archive');
  await expect(page.getByRole('article').filter({ hasText: ada!.name })).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  // Hovering keeps the notice open while the list is loading.
  await undo.hover();
  await expect(page.getByRole('link', { name: 'Archive 1' })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('article').filter({ hasText: ada!.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Archive 0' })).toBeVisible();

  await page.getByRole('link', { name: 'Imports' }).click();
  await expect(page.getByRole('button', { name: 'Choose CVs' })).toBeVisible();
  await page.goto(`/my/talents/${cleo!.id}`);
  await expect.poll(() => page.title()).toBe(`${cleo!.name} · Crewdock`);
  await doMore(page, cleo!.name, 'Archive');
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await page.goto('/my/talents/archive');
  await doMore(page, cleo!.name, 'Restore');
  await expect(page.getByRole('heading', { name: 'Nothing archived' })).toBeVisible();
  await expect(page.getByText(`${cleo!.name} restored`)).toBeVisible();
});

test('another person’s card redirects to its public page, and a missing one shows the not-found page', async ({
  openPage,
}) => {
  const { client, provider, talents, job } = await workGround({ talents: 1 });
  const page = await openPage({ options: storageOf(provider) }, /404 \(Not Found\)/);
  const { json } = await ask('/market_2/talents/?limit=1');
  await page.goto(`/my/talents/${json.items[0].id}`);
  await page.waitForURL(`**${json.items[0].path}`);
  await page.goto('/my/talents/2000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const other = await openPage({ options: storageOf(client) });
  await other.goto(`/my/talents/${talents[0]!.id}`);
  await other.waitForURL('**/my/jobs');
  expect(job.id).toBeGreaterThan(0);
});

let shown: WorkGround;
test.beforeAll(async () => {
  shown = await workGround({ talents: 2 });
  await proposeAll(shown, 'Could start next week.');
  // Linked last, so that this talent is in the first row.
  const name = `<img src=x onerror=alert(1)> \u202e${'W'.repeat(90)}`;
  const hostile = await newTalent(shown.provider, { name, title: '&lt;b&gt;'.repeat(12) });
  await proposeAll({ ...shown, talents: [hostile] }, `</script>${'word'.repeat(200)}`);
});

const looks: { name: string; path: string; width?: number; prepare?: (page: Page) => Promise<unknown> }[] = [
  { name: 'list', path: '', width: 390 },
  { name: 'matches', path: '?tab=matches' },
  { name: 'details', path: '?tab=details' },
  {
    name: 'panel',
    path: '',
    width: 390,
    prepare: async (page: Page) => {
      await page.locator('[data-row] a').first().click();
      await expect(page.getByRole('complementary').locator('time')).toBeVisible();
    },
  },
  {
    name: 'rejecting',
    path: '',
    width: 1440,
    prepare: async (page: Page) => {
      await page
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click();
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'proposing',
    path: '',
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: 'Propose talents…' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
];
for (const { name, path, width, prepare } of looks) {
  test(`is accessible and fits a phone: ${name}`, async ({ openPage }) => {
    const page = await openPage({ width, options: storageOf(shown.client) });
    await page.goto(`/my/job/${shown.job.id}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await expectNoFindings(page);
    await expectNothingLost(page);
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the propose dialog’s button is near the picked talent and in sight, at ${width} px`, async ({ openAs }) => {
    const ground = await workGround({ talents: 12 });
    const page = await openAs(ground.client, `/my/job/${ground.job.id}`, { width, height });
    await page
      .getByRole('button', { name: /^Propose talents/ })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes).toHaveCount(12);
    await expect(dialog.getByRole('button', { name: 'Propose', exact: true })).toBeInViewport({ ratio: 1 });
    await tabTo(page, /^\w+ w\d+, /);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(boxes.nth(2)).toBeChecked();
    const send = dialog.getByRole('button', { name: 'Propose 1 talent' });
    await expect(send).toBeInViewport({ ratio: 1 });
    let presses = 0;
    while (!(await send.evaluate((button) => button === document.activeElement)) && presses < 10) {
      await page.keyboard.press('Tab');
      presses++;
    }
    expect(presses).toBeLessThanOrEqual(4);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Proposal sent')).toBeVisible();
  });
}
