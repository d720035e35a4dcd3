import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { RequestPage, TalentPage } from '@crewdock/contract/market';
import { shortDate } from '@crewdock/sdk/cards/date';
import { shortEnglish } from '@crewdock/sdk/cards/english';
import { hourlyRate } from '@crewdock/sdk/cards/rate';
import { api } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a talent’s card shows all data from the API', async ({ openPage }) => {
  const listed = (await api<TalentPage>('/market_2/talents/?hourlyRate=1-')).items[0]!;
  const card = await api<TalentDetails>(`/talents/${listed.public_id}/`);
  const page = await openPage();
  await page.goto(card.path);
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  for (const told of [
    card.title,
    card.country!.label,
    `English ${shortEnglish(card.english_level!.name)}`,
    hourlyRate(card.hourly_rate)!,
    shortDate(card.modified),
    ...card.skills.map((skill) => skill.name),
  ]) {
    expect(text).toContain(told);
  }
  // Facts of the header or sidebar are not repeated in the details.
  expect(text.split(hourlyRate(card.hourly_rate)!)).toHaveLength(2);
  const details = page.locator('dl').filter({ hasText: 'Changed' }).locator('dt');
  expect(await details.allInnerTexts()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(Seniority|English|Hourly rate)$/)]),
  );
  const main = page.getByRole('list', { name: 'Main skills' }).getByRole('listitem');
  expect(await main.count()).toBe(card.skills.filter((skill) => skill.is_main).length);
  await expect.poll(() => page.title()).toBe(`${card.name}, ${card.title} · Crewdock`);
  const summary = await page.evaluate((html) => {
    const shown = document.createElement('div');
    shown.innerHTML = html;
    return document.body.innerHTML.includes(shown.innerHTML);
  }, card.summary);
  expect(summary).toBe(true);
});

test('a job’s card shows the hiring company and the allowed locations', async ({ openPage }) => {
  const { items } = await api<RequestPage>('/market_2/requests/?location=ZZ');
  const card = await api<RequestDetails>(`/requests/${items[0]!.public_id}/`);
  const page = await openPage();
  await page.goto(card.path);
  await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
  expect(await page.locator('main').innerText()).toContain('Anywhere');
  if (card.company_name) expect(await page.locator('main').innerText()).toContain(card.company_name);
});

for (const slug of ['', '-something-else']) {
  test(`the slug ${JSON.stringify(slug)} is replaced by the right one`, async ({ openPage, product }) => {
    const { items } = await api<TalentPage>('/market_2/talents/?limit=1');
    const page = await openPage();
    await page.goto(`/t/${items[0]!.public_id}${slug}`);
    await page.waitForURL(product.portal + items[0]!.path);
    await expect(page.getByRole('heading', { level: 1, name: items[0]!.name })).toBeVisible();
  });
}

for (const path of ['/t/1-1', '/t/99999999-9-somebody', '/t/somebody', '/j/1-1-1']) {
  test(`${path} shows the not-found page`, async ({ openPage }) => {
    const page = await openPage({}, /404 \(Not Found\)/);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.waitForFunction(() => document.title === 'Page not found · Crewdock');
  });
}

test('a card that was taken off the market is shown as no longer available', async ({ openPage }) => {
  const { items } = await api<TalentPage>('/market_2/talents/?limit=1');
  const page = await openPage({}, /410 \(Gone\)/);
  await page.goto('/market/talents');
  await page.route(`**/api/talents/${items[0]!.public_id}/`, (route) =>
    route.fulfill({ status: 410, json: { code: 'gone', detail: 'Gone.', request_id: '' } }),
  );
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'No longer available' })).toBeVisible();
});

test('next and previous move through the list that the card was opened from, beyond the loaded pages', async ({
  openPage,
}) => {
  const { items, total } = await api<TalentPage>('/market_2/talents/?seniority=3&limit=22');
  const page = await openPage();
  await page.goto('/market/talents?seniority=3');
  await page.getByRole('article').nth(18).getByRole('link').click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await heading(items[18]!.name);
  await expect(page.getByText(`19 of ${total}`)).toBeVisible();
  for (const at of [19, 20, 21]) {
    await page.getByRole('link', { name: 'Next' }).click();
    await heading(items[at]!.name);
    await expect(page.getByText(`${at + 1} of ${total}`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Previous' }).click();
  await heading(items[20]!.name);
  await page.goBack();
  await page.waitForURL('**/market/talents?seniority=3');
});

test('on the smallest phone the action bar of a card fits the longest rate', async ({ openPage }) => {
  const page = await openPage({ width: 320, height: 700 });
  await page.goto('/market/talents?monthlyRate=1-&sortBy=-rate');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  // This section loads last, below the card's text.
  await expect(page.getByRole('heading', { name: 'Talents with the same skills' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const bar = (await page.getByRole('complementary', { name: 'Actions' }).boundingBox())!;
  const propose = (await page.getByRole('button', { name: 'Propose a job' }).boundingBox())!;
  expect(propose.x + propose.width).toBeLessThanOrEqual(bar.x + bar.width);
});

test('a card that was opened directly has no link to a next card, and links to its market', async ({ openPage }) => {
  const { items } = await api<RequestPage>('/market_2/requests/?limit=1');
  const page = await openPage();
  await page.goto(items[0]!.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await page.waitForURL('**/market/jobs');
});

test('sharing a card copies its URL', async ({ openPage, product }) => {
  const { items } = await api<TalentPage>('/market_2/talents/?limit=1');
  const page = await openPage({ options: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await page.goto(items[0]!.path);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.portal + items[0]!.path);
});

test('skill icons take the colour of the text', async ({ openPage }) => {
  const { items } = await api<TalentPage>('/market_2/talents/?limit=1');
  const image = items[0]!.skills.find((skill) => skill.skill_image)!.skill_image!;
  const page = await openPage({ scheme: 'dark' });
  await page.goto(items[0]!.path);
  const icon = page.locator(`[style*="${image}"]`).first();
  await expect(icon).toBeVisible();
  const [background, text] = await icon.evaluate((sign) => [
    getComputedStyle(sign).backgroundColor,
    getComputedStyle(sign.parentElement!).color,
  ]);
  expect(background).toBe(text);
});
