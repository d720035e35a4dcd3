import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { newTalent } from './own-cards.ts';
import { post, proposeAll, workGround } from './work-ground.ts';
import { demoPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Whether the focused element shows a focus ring. */
function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const ring = (pseudo?: string) => getComputedStyle(document.activeElement!, pseudo).outlineStyle !== 'none';
    return ring() || ring('::after');
  });
}

test('a client-side navigation focuses the new page’s heading, and the first page focuses nothing', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/terms-of-use');
  await expect(heading(page, 'Terms of use')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await tabTo(page, /^Jobs$/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Jobs')).toBeFocused();
  await expect(page).toHaveTitle('Jobs · Crewdock');
  expect(await hasRing(page)).toBe(false);
  await page.getByRole('link', { name: 'Talents', exact: true }).click();
  await expect(heading(page, 'Talents')).toBeFocused();
  expect(await hasRing(page)).toBe(false);
  await page.goBack();
  await expect(heading(page, 'Jobs')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page that focuses a field keeps that focus', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/terms-of-use');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('the title of a page that focuses a field is announced', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/terms-of-use');
  const announcement = page.locator('main > [aria-live=polite]');
  await expect(announcement).toHaveText('');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(announcement).toHaveText(await page.title());
  await expect(announcement).not.toHaveText('');
  await page.goBack();
  await expect(heading(page, 'Terms of use')).toBeFocused();
  await expect(announcement).toHaveText('');
});

test('Save and Cancel return the focus to the row, also if its menu led to the page', async ({ openAs, provider }) => {
  for (const name of ['Adele A.', 'Bruno B.']) {
    await post(provider, '/available_resources/', { name, title: 'Lantern engineer', hourly_rate: 45 });
  }
  const page = await openAs(provider, '/available-resources/mine');
  const row = page.getByRole('link', { name: 'Adele A.' });
  await row.press('Enter');
  await expect(heading(page, /Adele/)).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: /^More for .*Adele/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(heading(page, /Adele/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row).toBeFocused();
});

test('Cancel in the editor returns the focus to the link that led to it', async ({ openAs, provider }) => {
  const { name } = await newTalent(provider);
  const page = await openAs(provider, '/my/talents');
  await page.getByRole('link', { name, exact: true }).press('Enter');
  await expect(heading(page, name)).toBeFocused();
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.press('Enter');
  await page.getByRole('group', { name: 'Save' }).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(edit).toBeFocused();
});

test('the heading keeps the focus while a lazy page and its data load', async ({ client, openAs }) => {
  const page = await openAs(client, '/my/lists');
  await expect(heading(page, 'My lists')).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/profile/', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings – Profile')).toBeFocused();
  arrival.resolve();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(heading(page, 'Settings – Profile')).toBeFocused();
  await page.getByRole('link', { name: 'Security' }).press('Enter');
  await expect(heading(page, 'Settings – Security')).toBeFocused();
});

for (const way of ['Back', 'the page’s back link'] as const) {
  for (const device of ['keyboard', 'mouse'] as const) {
    test(`${way} returns the focus to the row that was opened, by ${device}`, async ({ openAs }) => {
      const page = await openAs(demoPerson('Talent provider'), '/my/talents');
      const row = page
        .getByRole('list', { name: 'My talents' })
        .getByRole('listitem')
        .nth(12)
        .getByRole('link')
        .first();
      await row.scrollIntoViewIfNeeded();
      if (device === 'keyboard') await row.focus();
      const name = (await row.textContent())!;
      const scrolled = await page.evaluate(() => scrollY);
      if (device === 'keyboard') await page.keyboard.press('Enter');
      else await row.click();
      await expect(heading(page, name)).toBeFocused();
      const back = page.getByRole('link', { name: 'My talents', exact: true }).last();
      if (way === 'Back') await page.goBack();
      else if (device === 'keyboard') await back.press('Enter');
      else await back.click();
      await expect(row).toBeFocused();
      await expect(row).toBeInViewport();
      expect(await hasRing(page)).toBe(device === 'keyboard');
      if (way === 'Back') await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    });
  }
}

test('returning from a market card to the list focuses the entry of the card', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  const link = page.getByRole('article').nth(3).getByRole('link').first();
  await link.press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('main h1')).not.toHaveText('Talents');
  await page.getByRole('link', { name: 'All talents' }).press('Enter');
  await expect(link).toBeFocused();
});

test('closing the side panel returns the focus to its row', async ({ openAs }) => {
  const ground = await workGround({ talents: 2 });
  await proposeAll(ground);
  const page = await openAs(ground.client, '/my/jobs');
  await page.getByRole('link', { name: ground.job.title, exact: true }).press('Enter');
  await expect(heading(page, ground.job.title)).toBeFocused();
  const row = page.getByRole('article').first().getByRole('link').first();
  await expect(row).toBeVisible();
  await page.keyboard.press('Tab');
  await row.press('Enter');
  const close = page.locator('aside').getByRole('button', { name: 'Close' });
  await close.press('Enter');
  await expect(row).toBeFocused();
  await row.press('Enter');
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('selecting an entry of the command palette focuses the heading of its page', async ({ openAs, staff }) => {
  const page = await openAs(staff, '/admin-panel/requests');
  await expect(heading(page, 'Requests')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').locator('input:focus')).toBeVisible();
  await page.keyboard.type('audit');
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Audit log')).toBeFocused();
});

test('navigating to a URL fragment focuses the element that it names', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/terms-of-use');
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'guide' }, '', '/embed-guide#allowed-sites');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.locator('#allowed-sites')).toBeFocused();
  await expect(page.locator('#allowed-sites')).toBeInViewport();
});
