import type { RequestPage, TalentPage } from '@crewdock/contract/market';
import type { Locator, Page } from '@playwright/test';
import { api } from '../fixtures/api.ts';
import { takenOver } from '../fixtures/portal-page.ts';
import { waitForCount } from './market-count.ts';
import { expect, test } from '../fixtures/test.ts';

test('a filter shows as many cards as its count, in the URL and as a chip', async ({ openPage }) => {
  const { facets } = await api<TalentPage>('/market_2/talents/');
  const lead = facets!.seniority.find(({ label }) => label === 'Lead')!;
  const page = await openPage();
  await page.goto('/market/talents');
  await tick(page, `Lead ${lead.count}`);
  await waitForCount(page, lead.count);
  await expect.poll(() => new URL(page.url()).search).toBe(`?seniority=${lead.id}`);
  await page.waitForFunction(() => document.title === 'Talents: Lead · Crewdock');
  await page.getByRole('button', { name: 'Remove Lead' }).click();
  await waitForCount(page, (await api<TalentPage>('/market_2/talents/')).total);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('the filter for an English level includes the higher levels in its results and count', async ({ openPage }) => {
  const { total } = await api<TalentPage>('/market_2/talents/?english=3');
  const page = await openPage();
  await page.goto('/market/talents');
  await tick(page, `B2 or better ${total}`);
  await waitForCount(page, total);
  await expect(page.getByRole('button', { name: 'Remove English B2 or better' })).toBeVisible();
});

test('the availability filter includes everyone who can start sooner', async ({ openPage }) => {
  const { total } = await api<TalentPage>('/market_2/talents/?availability=14');
  const page = await openPage();
  await page.goto('/market/talents');
  await tick(page, `Within 2 weeks ${total}`);
  await waitForCount(page, total);
  await expect.poll(() => new URL(page.url()).search).toBe('?availability=14');
  await page.getByRole('button', { name: 'Remove Available within 2 weeks' }).click();
  await waitForCount(page, (await api<TalentPage>('/market_2/talents/')).total);
});

test('jobs are filtered by work mode and engagement, and an empty filter can be dropped', async ({ openPage }) => {
  const { facets, total: all } = await api<RequestPage>('/market_2/requests/');
  const mode = facets!.work_mode.find(({ label }) => label === 'Remote')!;
  const engagement = facets!.engagement.find(({ label }) => label === 'Part time')!;
  const page = await openPage();
  await page.goto('/market/jobs');
  await tick(page, `Remote ${mode.count}`);
  await waitForCount(page, mode.count, 'job');
  await tick(page, /^Part time/);
  const { total } = await api<RequestPage>(`/market_2/requests/?work_mode=${mode.id}&engagement=${engagement.id}`);
  await waitForCount(page, total, 'job');
  await page.getByRole('button', { name: 'Remove Part time' }).click();
  await waitForCount(page, mode.count, 'job');
  await page.goto('/market/jobs?availability=0');
  await page.getByRole('button', { name: `Without availability ${all} jobs` }).click();
  await waitForCount(page, all, 'job');
});

test('a category expands into specializations that narrow it', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await page.getByRole('button', { name: 'Specializations of Web development' }).click();
  const front = page.getByRole('checkbox', { name: /^Front/ });
  const label = await front.locator('xpath=ancestor::label').innerText();
  await tick(page, /^Front/);
  await waitForCount(page, Number(label.split(/\s/).at(-1)));
});

test('a skill is found by its alias and selected as a main skill', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await page.getByRole('button', { name: 'Main skills' }).click();
  await page.getByRole('searchbox', { name: 'Search main skills' }).fill('k8s');
  await tick(page.getByRole('group', { name: 'Main skills' }), 'Kubernetes');
  await expect(page.getByRole('button', { name: 'Remove Main: Kubernetes' })).toBeVisible();
  await page.waitForURL(/[?&]main_skills=\d/);
  const id = new URL(page.url()).searchParams.get('main_skills');
  await waitForCount(page, (await api<TalentPage>(`/market_2/talents/?main_skills=${id}`)).total);
});

test('rate bounds apply while typing, and reversed bounds show an error', async ({ openPage }) => {
  const { total } = await api<TalentPage>('/market_2/talents/?hourlyRate=30-60');
  const page = await openPage();
  await page.goto('/market/talents');
  const rate = page.getByRole('group', { name: 'Hourly rate' }).last();
  await rate.getByLabel('From').fill('30');
  await rate.getByLabel('To').fill('20');
  await expect(page.getByText('The lowest rate is above the highest.')).toBeVisible();
  await rate.getByLabel('To').fill('60');
  await waitForCount(page, total);
  await expect(page.getByRole('button', { name: 'Remove $30 / $60/hr' })).toBeVisible();
});

test('a card opened before its search was sent stays open', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await takenOver(page);
  const card = page.getByRole('article').getByRole('link').first();
  const path = (await card.getAttribute('href'))!;
  const searches: string[] = [];
  page.on('request', (request) => searches.push(...(request.url().match(/search=developer/) ?? [])));
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search talents' }).focus();
  // Types and clicks in the same task: with Playwright's typing and clicking, the debounced search would start before
  // the click.
  await card.evaluate((link: HTMLElement) => {
    document.execCommand('insertText', false, 'developer');
    link.click();
  });
  await page.waitForURL(path);
  expect(searches).toEqual([]);
});

test('typing searches and replaces the URL, and a slow older response is never shown', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents?seniority=3');
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await page.evaluate(() => history.length);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/search=rea(&|$)/, async (route) => {
    await held;
    await route.fulfill({ json: { items: [], total: 0, facets: null, without: [] } }).catch(() => {});
  });
  const search = page.getByRole('searchbox', { name: 'Search talents' });
  const older = page.waitForRequest(/search=rea(&|$)/);
  await search.fill('rea');
  const slow = await older;
  const cancelled = page.waitForEvent('requestfailed', (request) => request === slow);
  await search.fill('react');
  const { total } = await api<TalentPage>('/market_2/talents/?seniority=3&search=react');
  await waitForCount(page, total);
  await cancelled;
  release();
  await waitForCount(page, total);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('Back and Forward move through the selected filters', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await tick(page, /^Senior/);
  await expect(page.getByRole('button', { name: 'Remove Senior' })).toBeVisible();
  await tick(page, /^Ukraine/);
  await expect(page.getByRole('button', { name: 'Remove Ukraine' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove Ukraine' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Senior/, checked: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Remove Ukraine' })).toBeVisible();
  const { total } = await api<TalentPage>('/market_2/talents/?seniority=3&location=UA');
  await waitForCount(page, total);
});

test('a ticked filter is shown in the next frame, before the list is updated', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await takenOver(page);
  const senior = page.getByRole('checkbox', { name: /^Senior/ });
  const inTheNextPicture = await senior.evaluate(async (input: HTMLInputElement) => {
    input.click();
    await new Promise(requestAnimationFrame);
    return { isTicked: input.checked, search: location.search };
  });
  expect(inTheNextPicture).toEqual({ isTicked: true, search: '' });
  await page.waitForURL('**/market/talents?seniority=3');
  await page.goBack();
  await expect.poll(() => senior.isChecked()).toBe(false);
});

test('two quick selections both apply', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await expect(page.getByRole('checkbox', { name: /^Senior/ })).toBeVisible();
  await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('label')].filter((label) => /^(Senior|Lead)/.test(label.textContent));
    for (const box of boxes) box.querySelector('input')!.click();
  });
  const { total } = await api<TalentPage>('/market_2/talents/?seniority=3,4');
  await waitForCount(page, total);
});

test('more cards load on demand, the first new one is focused, and a reload keeps the cards and the position', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/market/talents?seniority=3');
  await page.getByRole('button', { name: 'Show 20 more' }).click();
  await page.waitForFunction(() => document.querySelectorAll('article').length === 40);
  const { items } = await api<TalentPage>('/market_2/talents/?seniority=3&limit=1&offset=20');
  await page.waitForFunction((id) => document.activeElement?.getAttribute('data-card') === id, items[0]!.public_id);
  await page.evaluate(() => scrollTo(0, 3000));
  const place = await placeOf(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('article').length === 40);
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, place);
});

test('going back from a card restores the cards and the position', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  await page.getByRole('button', { name: 'Show 20 more' }).click();
  await page.waitForFunction(() => document.querySelectorAll('article').length === 40);
  const card = page.getByRole('article').nth(30);
  await card.scrollIntoViewIfNeeded();
  const place = await placeOf(page);
  await card.getByRole('link').click();
  await page.waitForURL(/\/t\//);
  await page.waitForFunction(() => scrollY === 0);
  await page.getByRole('link', { name: 'All talents' }).click();
  await page.waitForFunction(() => document.querySelectorAll('article').length === 40);
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, place);
});

test('a pasted URL shows the same view', async ({ openPage }) => {
  const query = 'seniority=3&english=3&location=UA,PL&sortBy=rate&matching=all&search=developer';
  const { total, items } = await api<TalentPage>(`/market_2/talents/?${query}`);
  const page = await openPage();
  await page.goto(`/market/talents?${query}`);
  await waitForCount(page, total);
  await expect(page.getByLabel('Sort')).toHaveValue('rate');
  await expect(page.getByLabel('Matching')).toHaveValue('all');
  await expect.poll(() => cardsOf(page)).toEqual(items.map((card) => card.public_id));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL(/\/market\/talents$/);
  await expect(page.getByLabel('Sort')).toHaveValue('-1');
  await expect(page.getByLabel('Matching')).toHaveValue('recommended');
});

test('a shared link shows its view until a filter changes', async ({ openPage, product }) => {
  const page = await openPage({ options: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await page.goto('/market/jobs?seniority=3&sortBy=-rate');
  const { total, items } = await api<RequestPage>('/market_2/requests/?seniority=3&sortBy=-rate');
  await waitForCount(page, total, 'job');
  await page.getByRole('button', { name: 'Share this view' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${product.portal}/market/jobs/[A-Za-z0-9_-]{8,32}$`));
  await page.goto(link);
  await waitForCount(page, total, 'job');
  await expect.poll(() => cardsOf(page)).toEqual(items.map((card) => card.public_id));
  await page.getByRole('button', { name: 'Remove Senior' }).click();
  await page.waitForURL(/\/market\/jobs\?sortBy=-rate$/);
});

test('an unknown shared link shows the not-found page', async ({ openPage }) => {
  const page = await openPage({}, /404 \(Not Found\)/);
  await page.goto('/market/talents/AAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('an empty result shows the exact number of results without each filter', async ({ openPage }) => {
  const query = 'search=qqqqqq&seniority=3';
  const { total } = await api<TalentPage>('/market_2/talents/?seniority=3');
  const page = await openPage();
  await page.goto(`/market/talents?${query}`);
  await expect(page.getByRole('heading', { name: 'No talents match all filters' })).toBeVisible();
  await expect
    .poll(() => page.getByRole('button', { name: /^Without/ }).allTextContents())
    .toEqual([`Without search${total} talents`]);
  await page.getByRole('button', { name: /^Without search/ }).click();
  await waitForCount(page, total);
});

test('filters are saved under a name in this browser, and deleting them can be undone', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents?seniority=4&english=2');
  await page.getByRole('button', { name: 'Save these filters' }).click();
  await page.getByLabel('Name').fill('Leads');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('button', { name: 'Leads', exact: true })).toBeVisible();
  await page.goto('/market/talents');
  await page.getByRole('button', { name: 'Leads', exact: true }).click();
  await page.waitForURL('**/market/talents?seniority=4&english=2');
  await page.getByRole('button', { name: 'Rename Leads' }).click();
  await page.getByLabel('Name').fill('Good leads');
  await page.getByLabel('Name').press('Enter');
  await page.getByRole('button', { name: 'Delete Good leads' }).click();
  await expect(page.getByRole('button', { name: 'Good leads', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Good leads', exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('savedFilters'));
  expect(JSON.parse(stored!)).toEqual([{ id: 1, type: 'talents', name: 'Good leads', query: 'seniority=4&english=2' }]);
});

test('a card shows on demand which selected skills it has and which it lacks', async ({ openPage }) => {
  const { items } = await api<TalentPage>('/market_2/talents/?limit=1');
  const [held] = items[0]!.skills;
  const { facets } = await api<TalentPage>('/market_2/talents/');
  const lacked = facets!.skills.find((skill) => !items[0]!.skills.some(({ id }) => id === skill.id))!;
  const page = await openPage();
  await page.goto(`/market/talents?skills=${held!.id},${lacked.id}&ids=${items[0]!.id}`);
  await page.getByRole('button', { name: 'Why it matches' }).click();
  const why = page.locator('article ul', { hasText: 'not on this card' });
  await expect
    .poll(() => why.locator('li').allTextContents())
    .toEqual([expect.stringMatching(new RegExp(`^${escaped(held!.name)} `)), `${lacked.label} not on this card`]);
});

test('a failed request can be retried', async ({ openPage }) => {
  const page = await openPage({}, /Failed to load resource/);
  await page.goto('/terms-of-use');
  await page.route('**/api/market_2/talents/**', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_input', detail: 'x' } }),
  );
  await page.getByRole('link', { name: 'Talents', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/market_2/talents/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the market shows that it is offline and keeps its cards', async ({ openPage }) => {
  const page = await openPage({}, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/market/talents');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  expect(await page.getByRole('article').count()).toBe(20);
  await page.context().setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
});

test('on a phone the filters are in a sheet that shows the number of results', async ({ openPage }) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto('/market/talents');
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await tick(sheet, /^Junior/);
  const { total } = await api<TalentPage>('/market_2/talents/?seniority=1');
  await sheet.getByRole('button', { name: `Show ${total} talents` }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible();
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Filters'));
});

test('a card is prefetched when the pointer approaches', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/market/talents');
  const asked = page.waitForRequest(/\/api\/talents\//);
  await page.getByRole('article').nth(2).hover();
  await asked;
});

/** Clicks the label, because the checkbox itself is visually hidden. */
async function tick(where: Page | Locator, name: string | RegExp): Promise<void> {
  const value = where.getByRole('checkbox', { name }).or(where.getByRole('radio', { name }));
  await value.locator('xpath=ancestor::label').click();
}

/** Returns the scroll position after fonts are loaded, because they could change it. */
function placeOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return scrollY;
  });
}

function cardsOf(page: Page): Promise<(string | null)[]> {
  return page
    .locator('article [data-card]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-card')));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
