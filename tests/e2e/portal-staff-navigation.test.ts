import { randomUUID } from 'node:crypto';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { newJob } from './own-cards.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { proposeAll, workGround } from './work-ground.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const staff = (openPage: OpenPage, look = {}) => openPage({ options: storageOf(demoPerson('Staff')), ...look });

test('navigation groups open by keyboard and pointer, show pending counts and fit a narrow window', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const page = await staff(openPage);
  await page.goto('/admin-panel/updates');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(page.locator('main [data-frame]')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Talents \d/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Requests \d/ })).toBeVisible();
  await main.getByRole('button', { name: /^Market \d/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(main.locator('a:focus', { hasText: 'Talent market' })).toBeVisible();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await expect(main.locator('a:focus', { hasText: 'Skills' })).toBeVisible();
  await expectNoFindings(page);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Skills', level: 1 })).toBeVisible();
  await expect(main.locator('[data-here]', { hasText: 'Market' })).toBeVisible();
  for (const width of [1440, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const last = (await main.getByRole('button', { name: 'Insight' }).boundingBox())!;
    const next = (await page.getByRole('button', { name: 'Find' }).boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(next.x);
  }
});

for (const width of [820, 390]) {
  test(`at ${width} px the menu contains all groups and links`, async ({ openPage }) => {
    const page = await staff(openPage, { width });
    await page.goto('/admin-panel/updates');
    // Waits for the page, which is loaded after the menu.
    await expect(page.getByRole('heading', { level: 1, name: 'Updates' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('group', { name: 'People' }).getByRole('link', { name: 'SDR clients' })).toBeVisible();

    await expectNoFindings(page);
    await menu.getByRole('link', { name: 'Health' }).click();
    await page.waitForURL(/health/);
    await expectNothingLost(page);
  });
}

test('the command palette opens cards, people and tables, acts on the open one, and lists recent entries', async ({
  openPage,
}) => {
  const { job, talents, mark, provider } = await workGround({ talents: 1 });
  const page = await staff(openPage);
  await page.goto('/admin-panel/updates');
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/find/')) calls.push(request.url());
  });
  const dialog = page.getByRole('dialog');
  const find = async (words: string, name: string) => {
    await page.keyboard.press('Control+k');
    await expect(dialog.locator('input:focus')).toBeVisible();
    await page.keyboard.type(words);
    await expect(dialog.getByRole('menuitem', { name }).first()).toBeVisible();
    return dialog.getByRole('menuitem', { name }).first();
  };
  await find(mark, job.title);
  expect(calls.length).toBeLessThanOrEqual(mark.length);
  await expectNoFindings(page);

  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/admin-panel/requests/${job.id}$`));
  await (await find(String(talents[0]!.id), talents[0]!.name)).click();
  await page.waitForURL(new RegExp(`/admin-panel/talents/${talents[0]!.id}$`));
  await expect(page.getByRole('heading', { name: talents[0]!.name, level: 1 })).toBeVisible();
  await find('propose', 'propose for jobs');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('input[type=search]:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await (await find(provider.email, provider.email)).click();
  await page.waitForURL(/vendors\/edit/);
  await find('audit', 'Audit log');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await tabTo(page, /^Find$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Recent')).toBeVisible();
  await expect(dialog.getByRole('menuitem', { name: job.title })).toBeVisible();
  await page.keyboard.type('nobodyiscalledthat');
  await expect(dialog.getByText('No results for “nobodyiscalledthat”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a search of a staff table and of the palette announces the number of results once', async ({
  openPage,
  client,
}) => {
  const mark = `q${randomUUID().slice(0, 8)}`;
  for (const title of ['Weaver', 'Spinner']) await newJob(client, { title: `${title} ${mark}` });
  const page = await staff(openPage);
  await page.goto('/admin-panel/requests?ordering=-modified');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const announced = page.locator('section > [role=status]').first();
  await expect(announced).toHaveText('');
  await announced.evaluate((status) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(status.textContent)).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.getByRole('searchbox', { name: 'Search Requests' }).pressSequentially(mark);
  await expect(announced).toHaveText(`2 requests found for “${mark}”`);
  await page.getByRole('searchbox', { name: 'Search Requests' }).pressSequentially(' weaver', { delay: 20 });
  await expect(announced).toHaveText(`1 request found for “${mark} weaver”`);
  expect(await page.evaluate(() => 'heard' in window && (window.heard as string[]).filter(Boolean))).toHaveLength(2);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Weaver');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results?$/);
});
