import type { Page, Route } from '@playwright/test';
import { drawn } from '../support/drawn.ts';
import { send } from '../support/http.ts';
import { untilDrawn } from './drawn-windows.ts';
import { newJob } from './own-cards.ts';
import { newPerson, storageOf } from '../fixtures/people.ts';
import { api, ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { takenOver } from '../fixtures/portal-page.ts';
import { waitForCount } from './market-count.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

// A first visit, with nothing cached.
test.use({ reusesPages: false });

const PAGES = [
  '/market/talents',
  '/market/jobs?seniority=3',
  '/available-resources?english=4',
  '/',
  '/terms-of-use',
  '/privacy-policy',
];

interface Shift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

function port(): number {
  return Number(new URL(currentProduct().portal).port);
}

async function drawnPage(path: string, host?: string): Promise<string> {
  return (await drawn(() => send(port(), path, { host }))).text;
}

for (const type of ['talents', 'requests']) {
  test(`a card of the ${type} is server-rendered`, async ({ openPage }) => {
    const { items } = await api<{ items: { path: string }[] }>(`/market_2/${type}/?limit=1`);
    await takesOver(openPage, items[0]!.path);
  });
}

test('a public list is server-rendered', async ({ openPage }) => {
  const { token } = await newPerson('Lina');
  const { items } = await api<{ items: { id: number }[] }>('/market_2/talents/?limit=1');
  const { id } = (await ask('/lists/', { method: 'POST', token, body: { name: 'Rust people' } })).json;
  await ask(`/lists/${id}/items/`, { method: 'POST', token, body: { talent: items[0]!.id } });
  const { json } = await ask(`/lists/${id}/`, { method: 'PATCH', token, body: { is_public: true } });
  await takesOver(openPage, json.public_path);
});

test('a recently rendered page is reused until something is written', async () => {
  const { token } = await newPerson('Nora');
  const { id } = (await ask('/lists/', { method: 'POST', token, body: { name: 'Go people' } })).json;
  const { json } = await ask(`/lists/${id}/`, { method: 'PATCH', token, body: { is_public: true } });
  const known = await drawnPage(json.public_path);
  const again = (await send(port(), json.public_path)).text;
  expect(again).toBe(known);
  await ask(`/lists/${id}/`, { method: 'PATCH', token, body: { name: 'Elixir people' } });
  expect((await send(port(), json.public_path)).text).toContain('<title>Elixir people');
});

test('a shared view of the market is server-rendered', async ({ openPage }) => {
  const { json } = await ask('/market/talents/', { method: 'POST', body: { query: 'seniority=3' } });
  await takesOver(openPage, `/market/talents/${json.hash}`);
});

for (const path of PAGES) {
  test(`${path} is server-rendered and hydrated`, async ({ openPage }) => {
    await takesOver(openPage, path);
  });
}

test('a page is hydrated even when the browser does not report its first paint', async ({ openPage }) => {
  const page = await openPage();
  await page.addInitScript(() => Object.assign(PerformanceObserver.prototype, { observe: () => {} }));
  await untilDrawn(() => page.goto('/market/talents'));
  await takenOver(page);
});

test('all unknown URLs get the same page', async ({ openPage }) => {
  await drawnPage('/no-such-page');
  await takesOver(openPage, '/nor/this-one?of=these', /404 \(Not Found\)/);
});

for (const path of [
  '/t/1-1',
  '/t/somebody',
  '/j/99999999-9-somebody',
  '/l/no-such-list-0123456789',
  '/l/none',
  '/market/talents/abcdefghijkl',
  '/market/jobs/none',
]) {
  test(`the not-found page of ${path} is server-rendered and requests nothing again`, async ({ openPage }) => {
    const page = await takesOver(openPage, path, /404 \(Not Found\)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(await askedBy(page)).toEqual([]);
  });
}

test('the page of a card that was taken off the market is server-rendered, until the card is back', async ({
  openPage,
}) => {
  const person = await newPerson('Maya');
  const { id, path } = await newJob(person);
  const move = (how: 'deactivate' | 'activate') =>
    ask(`/requests/${id}/${how}/`, { method: 'PATCH', token: person.token, body: {} });
  expect((await move('deactivate')).status).toBe(200);
  const page = await takesOver(openPage, path, /410 \(Gone\)/);
  await expect(page.getByRole('heading', { level: 1, name: 'No longer available' })).toBeVisible();
  expect(await askedBy(page)).toEqual([]);
  await page.getByRole('main').getByRole('searchbox').fill('react');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/jobs?search=react');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await move('activate')).status).toBe(200);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Engine programmer' })).toBeVisible();
});

/** Returns the API paths of cards and lists that the page's script has fetched. */
function askedBy(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/api\/(talents|requests|lists)\//.test(path)),
  );
}

/** Opens a server-rendered page and expects it to be hydrated without layout shifts or React warnings. */
async function takesOver(openPage: OpenPage, path: string, ...expected: RegExp[]): Promise<Page> {
  const page = await openPage({}, ...expected);
  await watchShifts(page);
  await untilDrawn(() => page.goto(path));
  await expectNoShift(page);
  return page;
}

test('fonts that load after the first paint cause no layout shift', async ({ openPage }) => {
  const page = await openPage();
  await watchShifts(page);
  const [painted, come] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = (until: Promise<void>) => async (route: Route) => {
    await until;
    await route.continue();
  };
  await page.route('**/*.woff2', held(painted.promise));
  await page.route('**/assets/*.js', held(come.promise));
  await untilDrawn(() => page.goto('/terms-of-use', { waitUntil: 'commit' }));
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  painted.resolve();
  await page.waitForFunction(() =>
    [...document.fonts].some((font) => font.family === 'Inter' && font.status === 'loaded'),
  );
  come.resolve();
  await expectNoShift(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Inter fallback"/);
});

test('the first paint does not wait for skill icons', async ({ openPage }) => {
  const page = await openPage();
  await untilDrawn(() => page.goto('/market/talents'));
  const times = await page.waitForFunction(() => {
    const sign = performance.getEntriesByType('resource').find(({ name }) => name.includes('/skill-images/'));
    const [picture] = performance.getEntriesByName('first-contentful-paint');
    return sign && picture && { sign: sign.startTime, picture: picture.startTime };
  });
  const { sign, picture } = (await times.jsonValue())!;
  expect(sign).toBeGreaterThan(picture);
});

/**
 * Collects layout shifts in `window.shifts`. Ignores shifts until the HTML is complete: on a busy machine, the browser
 * paints a half-parsed page, and the last painted row then gets its remaining elements.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let complete = Infinity;
    Object.assign(window, { shifts });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      requestAnimationFrame(() => requestAnimationFrame(() => (complete = performance.now())));
    });
    const placed = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as unknown as Shift[]) {
        if (startTime < complete) continue;
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.parentElement?.outerHTML.slice(0, 200)} ${placed(from)} → ${placed(to)}`,
        );
        shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { first: document.querySelector('#root h1') });
    });
  });
}

async function expectNoShift(page: Page): Promise<void> {
  await takenOver(page);
  expect(
    await page.evaluate(() => {
      const { first, shifts } = window as unknown as { first: Element | null; shifts: string[] };
      return { stays: first?.isConnected, shifts };
    }),
  ).toEqual({ stays: true, shifts: [] });
}

test('a phone hydrates only its visible layout, with filters in the sheet', async ({ openPage }) => {
  const page = await openPage({ width: 390 });
  await untilDrawn(() => page.goto('/market/talents'));
  await takenOver(page);
  await expect(page.locator('aside')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog').getByText('Seniority')).toBeVisible();
});

test('only the first screen is laid out initially, and going back from the end of a list restores the position', async ({
  openPage,
}) => {
  const page = await openPage({ width: 390 });
  await untilDrawn(() => page.goto('/market/talents'));
  await takenOver(page);
  const rows = page.locator('#results > li');
  const isLaidOut = (at: number) =>
    rows.nth(at).evaluate((row) => getComputedStyle(row).contentVisibility === 'visible');
  expect([await isLaidOut(3), await isLaidOut(4), await isLaidOut(19)]).toEqual([true, false, false]);
  await page.keyboard.press('End');
  await expect.poll(() => isLaidOut(10)).toBe(true);
  const card = rows.last().getByRole('link').first();
  const topOf = () => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const top = await topOf();
  await card.click();
  await page.waitForURL(/\/t\//);
  await page.goBack();
  await expect(rows.last()).toBeVisible();
  await expect.poll(topOf).toBe(top);
});

test('a reload keeps the scroll position and requests nothing that the page contains', async ({ openPage }) => {
  const path = '/market/talents?seniority=3&pages=2';
  const page = await openPage();
  await untilDrawn(() => page.goto(path));
  await takenOver(page);
  await page.evaluate(() => scrollTo(0, 2500));
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(scrollY));
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await untilDrawn(() => {
    asked.length = 0;
    return page.reload({ waitUntil: 'networkidle' });
  });
  await takenOver(page);
  expect(await page.evaluate(() => [scrollY, ...(window as unknown as { places: number[] }).places])).toEqual([
    2500, 2500,
  ]);
  expect(asked.filter((address) => address.startsWith('/api/market'))).toEqual([]);
});

test('without JavaScript a market shows its cards and further pages', async ({ openPage }) => {
  await drawnPage('/market/talents?seniority=3&pages=2');
  const page = await openPage({ options: { javaScriptEnabled: false } });
  await untilDrawn(() => page.goto('/market/talents?seniority=3'));
  const { items } = await api<{ items: { name: string }[] }>('/market_2/talents/?seniority=3&limit=20');
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(
    items.map(({ name }) => expect.stringContaining(name)),
  );
  expect(await page.getByRole('checkbox', { name: /^Senior/ }).isChecked()).toBe(true);
  const icon = page.locator('article [data-look]').first();
  expect(await icon.evaluate((sign) => getComputedStyle(sign).maskImage)).toContain('/skill-images/');
  expect(await page.getByRole('button', { name: 'Show 20 more' }).count()).toBe(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' })).toBeVisible();
  await page.getByRole('link', { name: 'Show 20 more' }).click();
  await page.waitForURL(/pages=2/);
  expect(await page.getByRole('article').count()).toBe(40);
});

test('without JavaScript filters can be set, and one button shows the results', async ({ openPage }) => {
  const page = await openPage({ width: 390, options: { javaScriptEnabled: false } });
  await untilDrawn(() => page.goto('/market/talents?seniority=2'));
  await page.getByRole('group', { name: 'Seniority' }).getByText('Senior', { exact: true }).click();
  const english = page.getByRole('radiogroup', { name: 'English' });
  await english.locator('label').last().click();
  const level = await english.getByRole('radio', { checked: true }).inputValue();
  await page.getByRole('group', { name: 'Hourly rate' }).getByLabel('To').last().fill('60');
  await page.getByLabel('Sort').selectOption({ label: 'Rate: Lowest First' });
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.waitForURL(/sortBy=rate/);
  await untilDrawn(() => page.reload());
  const sent = `seniority=2,3&english=${level}&hourlyRate=-60&sortBy=rate`;
  const { total } = await api<{ total: number }>(`/market_2/talents/?${sent}&limit=1`);
  await waitForCount(page, total);
});

test('without JavaScript a card shows its facts and links', async ({ openPage }) => {
  const { items } = await api<{ items: { path: string; name: string }[] }>('/market_2/talents/?limit=1');
  const { path, name } = items[0]!;
  const page = await openPage({ options: { javaScriptEnabled: false } });
  await untilDrawn(() => page.goto(path));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
  await page.getByRole('link', { name: 'Talents', exact: true }).first().click();
  await page.waitForURL('/market/talents');
});

test('a company’s first HTML contains only its own brand', async () => {
  const html = await drawnPage('/', 'acme.localhost');
  expect(html).toContain('alt="Acme Talent"');
  expect(html).not.toContain('Crewdock');
});

test('a signed-in person never sees a visitor’s page', async ({ openPage }) => {
  await drawnPage('/terms-of-use');
  const page = await openPage({ options: storageOf(await newPerson('Grace')) }, /Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/terms-of-use', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Sign in', includeHidden: true }).first()).toBeAttached();
  expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(await page.getByRole('link', { name: 'Sign in', includeHidden: true }).count()).toBe(0);
});
