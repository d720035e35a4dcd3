import type { Page } from '@playwright/test';
import { expectNoFindings } from './accessibility.ts';
import { newTalent } from './own-cards.ts';
import { storageOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { post, statusesOf, workGround } from './work-ground.ts';

/**
 * Creates talents that match in different modes: the first ones strictly, `Rich` moderately, `Dear` only by a skill.
 */
async function matchesGround() {
  const ground = await workGround({ talents: 4 });
  const skills = [{ name: `Weaving ${ground.mark}`, experience: 5, is_main: true }];
  const rich = await newTalent(ground.provider, { name: `Rich ${ground.mark}`, skills, hourly_rate: 65 });
  const dear = await newTalent(ground.provider, { name: `Dear ${ground.mark}`, skills, hourly_rate: 200 });
  return { ...ground, rich, dear };
}

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const panel = (page: Page) => page.getByRole('complementary');

test('matches are grouped by mode, hide linked talents and are filtered', async ({ openPage }) => {
  const ground = await matchesGround();
  const { job, talents, client, rich, dear } = ground;
  await post(client, `/requests/${job.id}/related-talent/${talents[0]!.id}/`, {});
  const page = await openPage({ options: storageOf(client) });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/market_2/talents/')) asked.push(new URL(request.url()).searchParams.get('limit')!);
  });
  await page.goto(`/my/job/${job.id}?tab=matches`);
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(asked).toEqual(['50']);
  const matches = page.getByRole('region', { name: 'Matches' });
  await expect(matches.getByRole('heading', { level: 2 })).toHaveText(['Strict', 'Moderate', 'Recommended']);
  await expect(matches.getByRole('listitem')).toContainText([
    'Strict',
    /Dana|Cleo|Bela/,
    /Dana|Cleo|Bela/,
    /Dana|Cleo|Bela/,
    'Moderate',
    rich.name,
    'Recommended',
    dear.name,
  ]);
  await page.getByRole('checkbox', { name: 'Show linked talents' }).check({ force: true });
  await expect(row(page, talents[0]!.name).getByText('Proposed')).toBeVisible();
  await page.waitForURL(/linked=1/);

  await page.getByRole('combobox', { name: 'Rate up to' }).selectOption('60');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: '4 talents' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Rate up to' }).selectOption('20');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expectNoFindings(page);
});

test('several matches are selected and proposed by keyboard, with the reasons in the side panel', async ({
  openPage,
}) => {
  const ground = await matchesGround();
  const { job, client } = ground;
  const page = await openPage({ options: storageOf(client) });
  await page.goto(`/my/job/${job.id}?tab=matches`);
  await expect(page.getByRole('article')).toHaveCount(6);
  const name = (at: number) => page.getByRole('article').nth(at).getByRole('link').textContent();
  const [first, second] = [await name(0), await name(1)];
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: first! })).toBeVisible();
  await expect(panel(page).getByRole('list', { name: 'How well it fits' })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('j');
  await expect(panel(page).getByRole('heading', { name: second! })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('[data-row] a:focus')).toHaveText(second!);
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Propose 2 talents' });
  await dialog.getByRole('textbox').fill('Could you start in May?');
  await dialog.getByRole('button', { name: 'Propose 2 talents' }).click();
  await expect(page.getByText('2 proposals sent')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByText('2 selected')).toHaveCount(0);
  expect(Object.values(await statusesOf(ground))).toEqual(['proposed', 'proposed']);
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await statusesOf(ground)).toEqual({});
});

test('the propose dialog lists candidates under the same headings', async ({ openPage }) => {
  const { job, client } = await matchesGround();
  const page = await openPage({ options: storageOf(client) });
  await page.goto(`/my/job/${job.id}`);
  await page.getByRole('button', { name: 'Propose talents…' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Strict', 'Moderate', 'Recommended']);
  await expectNoFindings(page);
});

for (const width of [390, 820]) {
  test(`matches and their side panel fit ${width} px`, async ({ openPage }) => {
    const { job, client } = await matchesGround();
    const page = await openPage({ width, options: storageOf(client) });
    await page.goto(`/my/job/${job.id}?tab=matches`);
    await expect(page.getByRole('article')).toHaveCount(6);
    await row(page, 'Rich').getByRole('checkbox').check({ force: true });
    await expect(page.getByText('1 selected')).toBeVisible();
    await expectNoFindings(page);
    await row(page, 'Rich').getByRole('link').click();
    await expect(panel(page).getByRole('list', { name: 'How well it fits' })).toBeVisible();
    await expectNoFindings(page);
  });
}
