import type { Page } from '@playwright/test';
import type { RequestPage, TalentPage } from '@crewdock/contract/market';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { api } from '../fixtures/api.ts';
import { takenOver } from '../fixtures/portal-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

interface Screen {
  name: string;
  path: () => Promise<string> | string;
  /** Puts the page into the state to check. */
  prepare?: (page: Page) => Promise<unknown>;
  width?: number;
}

const screens: Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'talents', path: () => '/market/talents' },
  {
    name: 'talents, filtered and explained',
    path: async () => `/market/talents?skills=${await someSkills()}&seniority=3,4`,
    prepare: (page) => page.getByRole('button', { name: 'Why it matches' }).first().click(),
  },
  { name: 'jobs', path: () => '/market/jobs?english=3&sortBy=-rate' },
  { name: 'empty market', path: () => '/market/talents?search=qqqqqq&seniority=1' },
  {
    name: 'filter sheet',
    path: () => '/market/talents?seniority=3',
    width: 390,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'talent', path: async () => (await api<TalentPage>('/market_2/talents/?limit=1')).items[0]!.path },
  { name: 'job', path: async () => (await api<RequestPage>('/market_2/requests/?limit=1')).items[0]!.path },
  {
    name: 'talent on a phone',
    width: 390,
    path: async () => (await api<TalentPage>('/market_2/talents/?limit=1')).items[0]!.path,
  },
  { name: 'privacy', path: () => '/privacy-policy' },
  { name: 'terms', path: () => '/terms-of-use' },
  { name: 'not found', path: () => '/nowhere' },
  { name: 'acme', path: () => `${currentProduct().company.acme}/market/talents?seniority=3` },
  { name: 'sunrise', path: () => `${currentProduct().company.sunrise}/market/talents?seniority=3` },
  { name: 'verdant', path: () => `${currentProduct().company.verdant}/` },
];

for (const { name, path, prepare, width } of screens) {
  test(`is accessible and fits 320 px: ${name}`, async ({ openPage }) => {
    const page = await openPage({ width }, /404 \(Not Found\)/, /less contrast than 4.5:1/);
    await page.goto(await path());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await expectNoFindings(page);
    if (!prepare) await expectNothingLost(page);
  });
}

test('the market works with the keyboard alone, and the focus is always visible', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await takenOver(page);
  // The filters are rendered after the cards.
  await expect(page.getByLabel('Search skills')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the results');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'results');
  // Focus order from the main element: first the filters, then search, toolbar and cards.
  await page.evaluate(() => document.getElementById('main')!.focus());
  const seen: string[] = [];
  while (!seen.includes('Search talents')) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    expect(seen.length, `${name} is reached, and never the search box`).toBeLessThan(150);
    await expect.poll(() => hasFocusRing(page), { message: name }).toBe(true);
    seen.push(name);
  }
  expect(seen).toContain('Search skills');
  await page.keyboard.type('react');
  await page.waitForURL(/search=react/);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search);
  while (!(await page.evaluate(() => document.activeElement?.matches('article a')))) await page.keyboard.press('Tab');
  await expect.poll(() => hasFocusRing(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
});

test('J and K move through cards, a slash focuses the search, and typed letters are not shortcuts', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/market/talents');
  const links = page.locator('article a[data-card]');
  await expect(links.nth(2)).toBeVisible();
  await takenOver(page);
  const at = () => links.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  await page.keyboard.press('k');
  expect(await at()).toBe(-1);
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    // Capital letter, as with Caps Lock.
    ['K', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await at()]).toEqual([key, place]);
  }
  await page.keyboard.press('/');
  await page.keyboard.type('j/k');
  expect(await page.getByRole('searchbox', { name: 'Search talents' }).inputValue()).toBe('j/k');
});

test('single-key shortcuts can be turned off permanently', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(demoPerson('Client')) });
  await page.goto('/settings/appearance');
  await page.getByText('Single-key shortcuts').click();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts', checked: false })).toBeVisible();
  await page.goto('/market/talents');
  await expect(page.locator('article a[data-card]').first()).toBeVisible();
  await takenOver(page);
  for (const key of ['j', '/']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.matches('article a, input'))).toBe(false);
});

test('the space bar ticks a filter', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await takenOver(page);
  const senior = page.getByRole('checkbox', { name: /^Senior/ });
  await senior.focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/seniority=3/);
  await expect(page.getByRole('checkbox', { name: /^Senior/, checked: true })).toBeVisible();
});

async function someSkills(): Promise<string> {
  const { facets } = await api<TalentPage>('/market_2/talents/?limit=1');
  return facets!.skills
    .slice(0, 2)
    .map((skill) => skill.id)
    .join(',');
}

/** Returns the text of the focused element, limited to the types of elements in these tests. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    return element.getAttribute('aria-label') ?? element.textContent ?? '';
  });
}

/**
 * Whether the focused element has a visible focus ring: on itself, on its ::after, or on the label of a hidden control.
 */
function hasFocusRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const rings = (element: Element | null, pseudo?: string) =>
      element !== null && getComputedStyle(element, pseudo).outlineStyle !== 'none';
    const element = document.activeElement!;
    return rings(element) || rings(element, '::after') || rings(element.closest('label'));
  });
}
