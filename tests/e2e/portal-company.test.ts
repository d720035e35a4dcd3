import type { TalentPage } from '@crewdock/contract/market';
import type { PublicCompany } from '@crewdock/contract/companies';
import { getContrastRatio } from '@crewdock/contract/brand';
import { api } from '../fixtures/api.ts';
import { waitForCount } from './market-count.ts';
import { expect, test } from '../fixtures/test.ts';

const companies = ['acme', 'sunrise', 'verdant'] as const;

for (const slug of companies) {
  test(`${slug}’s portal shows its name, logo and colours, and never Crewdock’s`, async ({ openPage, product }) => {
    const origin = product.company[slug];
    const company = await api<PublicCompany>('/companies/current/', origin);
    const page = await openPage({}, /less contrast than 4.5:1/);
    await page.goto(`${origin}/market/talents`);
    await expect(page.getByRole('banner').getByRole('img', { name: company.name })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const colors = await page.getByRole('banner').evaluate((header) => {
      const { backgroundColor, color } = getComputedStyle(header);
      return [backgroundColor, color];
    });
    const [surface, text] = colors.map(hex);
    expect(surface).toBe(company.brand_color);
    expect(getContrastRatio(surface!, text!)).toBeGreaterThanOrEqual(4.5);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.title()).toContain(company.name);
    expect(`${await page.title()} ${await page.locator('body').innerText()}`).not.toContain('Crewdock');
  });
}

test('the first HTML contains the colours, before any script runs', async ({ openPage, product }) => {
  const origin = product.company.acme;
  const company = await api<PublicCompany>('/companies/current/', origin);
  const page = await openPage({ options: { javaScriptEnabled: false } });
  await page.goto(`${origin}/`);
  const brand = await page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    probe.style.color = 'var(--brand)';
    return getComputedStyle(probe).color;
  });
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(company.brand_color.slice(at, at + 2), 16));
  expect(brand).toBe(`rgb(${r}, ${g}, ${b})`);
});

test('an unreadable colour pair is corrected and reported once in the console', async ({ openPage, product }) => {
  const warnings: string[] = [];
  const page = await openPage({}, /less contrast than 4.5:1/);
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(`${product.company.sunrise}/market/talents`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
  expect(warnings).toEqual([expect.stringContaining('less contrast than 4.5:1')]);
});

test('a company’s market contains the open market and its own cards, and the main portal only the open market', async ({
  openPage,
  product,
}) => {
  const { portal, company } = product;
  const open600 = await api<TalentPage>('/market_2/talents/');
  const own = await api<TalentPage>('/market_2/talents/', company.acme);
  expect(own.total).toBeGreaterThan(open600.total);
  const page = await openPage();
  await page.goto(`${company.acme}/market/talents`);
  await waitForCount(page, own.total);
  await page.goto(`${portal}/market/talents`);
  await waitForCount(page, open600.total);
});

test('another company’s card shows the not-found page', async ({ openPage, product }) => {
  const { company } = product;
  const known = new Set<string>();
  for (let offset = 0; ; offset += 100) {
    const { items } = await api<TalentPage>(`/market_2/talents/?limit=100&facets=0&offset=${offset}`);
    for (const card of items) known.add(card.path);
    if (items.length < 100) break;
  }
  let foreign: string | undefined;
  for (let offset = 0; !foreign; offset += 100) {
    const { items } = await api<TalentPage>(`/market_2/talents/?limit=100&facets=0&offset=${offset}`, company.acme);
    foreign = items.find((card) => !known.has(card.path))?.path;
  }
  const page = await openPage({}, /404 \(Not Found\)/);
  await page.goto(company.acme + foreign);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.goto(company.verdant + foreign);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

for (const path of ['privacy-policy', 'terms-of-use']) {
  test(`the ${path} of a company’s portal names only the company`, async ({ openPage, product }) => {
    const page = await openPage();
    await page.goto(`${product.company.verdant}/${path}`);
    await expect(page.getByText('Verdant').first()).toBeVisible();
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: 'Write to us' })).toBeVisible();
    expect(await article.textContent()).not.toMatch(/crewdock/i);
  });
}

/** Converts `rgb(…)` to `#rrggbb`. */
function hex(color: string): string {
  return `#${color
    .match(/\d+/g)!
    .slice(0, 3)
    .map((value) => Number(value).toString(16).padStart(2, '0'))
    .join('')}`;
}
