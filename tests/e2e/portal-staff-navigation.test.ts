import { expect, test } from 'vitest';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { portalWindows } from './portal-window.ts';
import { demoPerson, storageOf } from './signed-in.ts';
import { proposeAll, workGround } from './work-ground.ts';

const open = portalWindows();
const staff = (look = {}) => open({ options: storageOf(demoPerson('Staff')), ...look });

test('groups of places open by keys and by pointer, say what waits, and lose nothing in a narrow window', async () => {
  const ground = await workGround({ talents: 1 });
  await proposeAll(ground);
  const page = await staff();
  await page.goto('/admin-panel/updates');
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.locator('main [data-frame]').waitFor();
  await main.getByRole('link', { name: /^Talents \d/ }).waitFor();
  await main.getByRole('link', { name: /^Requests \d/ }).waitFor();
  await main.getByRole('button', { name: /^Market \d/ }).focus();
  await page.keyboard.press('ArrowDown');
  await main.locator('a:focus', { hasText: 'Talent market' }).waitFor();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await main.locator('a:focus', { hasText: 'Skills' }).waitFor();
  await expectNoFindings(page);

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Skills', level: 1 }).waitFor();
  await main.locator('[data-here]', { hasText: 'Market' }).waitFor();
  for (const width of [1440, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const last = (await main.getByRole('button', { name: 'Insight' }).boundingBox())!;
    const next = (await page.getByRole('button', { name: 'Find' }).boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(next.x);
  }
});

test.each([820, 390])('at %i px all places stand in the menu', async (width) => {
  const page = await staff({ width });
  await page.goto('/admin-panel/updates');
  // The menu is there before the page is.
  await page.getByRole('heading', { level: 1, name: 'Updates' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('group', { name: 'People' }).getByRole('link', { name: 'SDR clients' }).waitFor();

  await expectNoFindings(page);
  await menu.getByRole('link', { name: 'Health' }).click();
  await page.waitForURL(/health/);
  await expectNothingLost(page);
});

test('the palette goes to cards, people and tables, acts on what is open, and keeps where one was', async () => {
  const { job, talents, mark, provider } = await workGround({ talents: 1 });
  const page = await staff();
  await page.goto('/admin-panel/updates');
  await page.getByRole('button', { name: 'Find' }).waitFor();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/find/')) calls.push(request.url());
  });
  const dialog = page.getByRole('dialog');
  const find = async (words: string, name: string) => {
    await page.keyboard.press('Control+k');
    await dialog.locator('input:focus').waitFor();
    await page.keyboard.type(words);
    await dialog.getByRole('menuitem', { name }).first().waitFor();
    return dialog.getByRole('menuitem', { name }).first();
  };
  await find(mark, job.title);
  expect(calls.length).toBeLessThanOrEqual(mark.length);
  await expectNoFindings(page);

  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/admin-panel/requests/${job.id}$`));
  await (await find(String(talents[0]!.id), talents[0]!.name)).click();
  await page.waitForURL(new RegExp(`/admin-panel/talents/${talents[0]!.id}$`));
  await page.getByRole('heading', { name: talents[0]!.name, level: 1 }).waitFor();
  await find('propose', 'propose for jobs');
  await page.keyboard.press('Enter');
  await dialog.locator('input[type=search]:focus').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await (await find(provider.email, provider.email)).click();
  await page.waitForURL(/vendors\/edit/);
  await find('audit', 'Audit log');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  await tabTo(page, /^Find$/);
  await page.keyboard.press('Enter');
  await dialog.getByText('Recent').waitFor();
  await dialog.getByRole('menuitem', { name: job.title }).waitFor();
  await page.keyboard.type('nobodyiscalledthat');
  await dialog.getByText('Nothing is called that.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
