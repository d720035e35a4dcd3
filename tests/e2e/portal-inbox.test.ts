import type { Page } from '@playwright/test';
import { ask } from '../fixtures/api.ts';
import { demoPerson, newPerson, storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoFindings } from './accessibility.ts';
import { newJob } from './own-cards.ts';
import { post, type WorkGround, workGround } from './work-ground.ts';

const JOBS = 14;

/** A client with jobs for each of which the provider has proposed the same talent. */
async function proposedOn(count: number): Promise<WorkGround & { jobs: number[] }> {
  const ground = await workGround();
  const jobs = [];
  for (let at = 1; at <= count; at++) {
    const { id } = await newJob(ground.client, { title: `Loom engineer ${ground.mark} ${at}` });
    await propose(ground, id);
    jobs.push(id);
  }
  return { ...ground, jobs };
}

function propose({ provider, talents }: WorkGround, job: number) {
  return post(provider, `/talents/${talents[0]!.id}/related-request/${job}/`, { comment: '' });
}

async function statusesOn({ client, jobs }: WorkGround & { jobs: number[] }): Promise<string[]> {
  const answers = await Promise.all(
    jobs.map((id) => ask(`/requests/${id}/get_relations/?status=all`, { token: client.token })),
  );
  return answers.flatMap(({ json }) =>
    json.items.map(({ relation }: { relation: { status: string } }) => relation.status),
  );
}

const rowsOf = (page: Page) => page.getByRole('article');
const emptyState = (page: Page) => page.getByRole('heading', { name: 'You’re all caught up' });
const counterOf = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Inbox/ });

test('fourteen proposals on fourteen jobs are answered with fifteen clicks, and the counter equals the list', async ({
  openPage,
}) => {
  const ground = await proposedOn(JOBS);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto('/my/jobs');
  await expect(counterOf(page)).toHaveText(/14$/);
  let clicks = 0;
  const click = async (target: ReturnType<Page['locator']>) => {
    clicks++;
    await target.click();
  };
  await click(counterOf(page));
  for (let left = JOBS; left > 0; left--) {
    await expect(rowsOf(page)).toHaveCount(left);
    await expect(counterOf(page)).toHaveText(new RegExp(`${left}$`));
    await click(
      rowsOf(page)
        .first()
        .getByRole('button', { name: /^Confirm/ }),
    );
  }
  await expect(emptyState(page)).toBeVisible();
  await expect(counterOf(page)).toHaveText('Inbox');
  expect(clicks).toBeLessThanOrEqual(16);
  await expect.poll(() => statusesOn(ground)).toEqual(Array.from({ length: JOBS }, () => 'confirmed'));
});

test('fourteen proposals are answered with fourteen keys, oldest first', async ({ openPage }) => {
  const ground = await proposedOn(JOBS);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto('/my/inbox');
  await expect(page.locator('main div:focus')).toBeVisible();
  for (let at = 1; at <= JOBS; at++) {
    await expect(rowsOf(page)).toHaveCount(JOBS - at + 1);
    await expect(rowsOf(page).first()).toContainText(`${ground.mark} ${at}`);
    await page.keyboard.press('c');
  }
  await expect(emptyState(page)).toBeVisible();
  await expect.poll(() => statusesOn(ground)).toEqual(Array.from({ length: JOBS }, () => 'confirmed'));
});

test('selected proposals are rejected together with one reason, and Undo lists them again', async ({ openPage }) => {
  const ground = await proposedOn(3);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto('/my/inbox');
  await page.getByRole('button', { name: 'Select all' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected entries' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 3 entries' });
  await expect(dialog.locator('[type=radio]:focus')).toBeAttached();
  await page.keyboard.press('2');
  await expect(emptyState(page)).toBeVisible();
  await expect.poll(() => statusesOn(ground)).toEqual(['rejected', 'rejected', 'rejected']);
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(counterOf(page)).toHaveText(/3$/);
  expect(await statusesOn(ground)).toEqual(['proposed', 'proposed', 'proposed']);
});

test('a postponed entry leaves list and counter, and returns with Undo; the side panel shows the proposal', async ({
  openPage,
}) => {
  const ground = await proposedOn(2);
  const page = await openPage({ options: storageOf(ground.client) });
  await page.goto('/my/inbox');
  await expect(page.locator('main div:focus')).toBeVisible();
  await page.keyboard.press('l');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(counterOf(page)).toHaveText(/1$/);
  await page.keyboard.press('u');
  await expect(rowsOf(page)).toHaveCount(2);
  await rowsOf(page).first().getByRole('link').click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: ground.talents[0]!.name })).toBeVisible();
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect.poll(async () => (await statusesOn(ground)).toSorted()).toEqual(['confirmed', 'proposed']);
});

test('visitors must sign in, staff see their own inbox, and other people’s inbox is empty', async ({ openPage }) => {
  const ground = await proposedOn(1);
  const visitor = await openPage();
  await visitor.goto('/my/inbox');
  await expect(visitor).toHaveURL(/\/login$/);
  const staff = await openPage({ options: storageOf(demoPerson('Staff')) });
  await staff.goto('/my/inbox');
  await expect(staff).toHaveURL(/\/admin-panel\/updates(\?|$)/);
  const other = await openPage({ options: storageOf(await newPerson('Olga', 1)) });
  await other.goto('/my/inbox');
  await expect(emptyState(other)).toBeVisible();
  await expectNoFindings(other);
  expect(await statusesOn(ground)).toEqual(['proposed']);
});

test('a failed answer lists the entry again and says so', async ({ openPage }) => {
  const ground = await proposedOn(1);
  const page = await openPage({ options: storageOf(ground.client) }, /Failed to load resource/);
  await page.goto('/my/inbox');
  await page.route('**/confirm/', (route) => route.abort());
  await rowsOf(page)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(page.getByText('1 answer wasn’t saved. Check the entry and try again.')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a new entry appears at the end of the list and in the counters of all tabs, and no row moves', async ({
  openPage,
}) => {
  const ground = await proposedOn(2);
  const page = await openPage({ options: storageOf(ground.client), isLive: true });
  await page.goto('/my/inbox');
  await expect(rowsOf(page)).toHaveCount(2);
  const second = await page.context().newPage();
  await second.goto('/terms-of-use');
  await expect(counterOf(second)).toHaveText(/2$/);
  const before = await rowsOf(page).first().boundingBox();
  await propose(ground, ground.job.id);
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).last()).toContainText(ground.job.title);
  await expect(counterOf(page)).toHaveText(/3$/);
  await expect(counterOf(second)).toHaveText(/3$/);
  expect(await rowsOf(page).first().boundingBox()).toEqual(before);
});

test('the first entry appears in an empty inbox, and an answered entry does not return', async ({ openPage }) => {
  const ground = await proposedOn(0);
  const page = await openPage({ options: storageOf(ground.client), isLive: true });
  await page.goto('/my/inbox');
  await expect(emptyState(page)).toBeVisible();
  await propose(ground, ground.job.id);
  await rowsOf(page)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(emptyState(page)).toBeVisible();
  await expect(counterOf(page)).toHaveText('Inbox');
  // Longer than the interval in which the server counts.
  await page.waitForTimeout(6000);
  await expect(rowsOf(page)).toHaveCount(0);
});

for (const width of [1440, 820, 390]) {
  test(`axe finds nothing at ${width} px, with a selection and in the side panel, and nothing overflows`, async ({
    openPage,
  }) => {
    const ground = await proposedOn(2);
    const page = await openPage({ width, options: storageOf(ground.client) });
    await page.goto('/my/inbox');
    await expect(rowsOf(page)).toHaveCount(2);
    await rowsOf(page).first().getByRole('checkbox').press('Space');
    await expect(page.getByRole('toolbar', { name: 'Selected entries' })).toBeVisible();
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await rowsOf(page).first().getByRole('link').click();
    await expect(page.getByRole('complementary')).toBeVisible();
    await expectNoFindings(page);
  });
}
