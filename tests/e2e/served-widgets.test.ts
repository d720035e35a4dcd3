import type { Served } from '@crewdock/contract/served-widgets';
import type { RequestPage } from '@crewdock/contract/market';
import { renderWidgetFragment } from '@crewdock/server/served-widgets/fragment';
import { builtWidgets } from '@crewdock/server/served-widgets/renderer';
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { HOSTILE } from '../support/hostile.ts';
import { type HostPage, html, loaderTag } from '../support/host-page.ts';
import { expectNoFindings } from './accessibility.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenHost } from '../fixtures/open-host.ts';
import { expect, test } from '../fixtures/test.ts';

async function served(widget: string, query: string): Promise<string> {
  const answer = await fetch(`${currentProduct().portal}/widgets/v1/render/${widget}?${query}`);
  expect(answer.status, query).toBe(200);
  return answer.text();
}

async function firstJob(): Promise<RequestPage['items'][number]> {
  const answer = await fetch(`${currentProduct().portal}/api/market_2/requests/?company=acme&limit=1`);
  return ((await answer.json()) as RequestPage).items[0]!;
}

/** Matches all scripts except the loader. */
const SCRIPTS = /\/widgets\/v1\/\w+\/.*\.js/;

/**
 * Opens a page that holds back its scripts until `arrive` is called, and records the DOM nodes and layout shifts of its
 * widgets.
 */
async function openHeld(
  openHost: OpenHost,
  body: string,
  options: object = {},
): Promise<HostPage & { arrive(): void }> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const host = await openHost({
    body,
    ...options,
    prepare: async (page) => {
      await page.route(SCRIPTS, (route) => held.then(() => route.continue()));
      await watchShifts(page);
    },
  });
  await host.page.evaluate(noteNodes);
  return { ...host, arrive };
}

interface Noted {
  shifts: number[];
  observer: PerformanceObserver;
  nodes: Map<Element, Node[]>;
}

function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { noted: { shifts, observer, nodes: new Map() } });
  });
}

function noteNodes(): void {
  const { noted } = globalThis as unknown as { noted: Noted };
  for (const widget of document.querySelectorAll('main > *')) {
    if (widget.shadowRoot) noted.nodes.set(widget, [...widget.shadowRoot.querySelectorAll('section, section *')]);
  }
}

/**
 * Returns the layout shifts, and whether each widget has kept its elements from before its script ran. Waits for two
 * frames, because layout shifts are reported only after painting.
 */
function taken(page: Page): Promise<{ shifts: number[]; same: boolean[]; left: string[] }> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resume) => requestAnimationFrame(resume));
    const { noted } = globalThis as unknown as { noted: Noted };
    const widgets = [...noted.nodes].map(([widget, before]) => {
      const now = [...widget.shadowRoot!.querySelectorAll('*')];
      return now.length === before.length && now.every((node, at) => node === before[at]);
    });
    const left = [...noted.nodes.keys()].flatMap((widget) =>
      [...widget.shadowRoot!.children].map((node) => node.localName),
    );
    const last = noted.observer.takeRecords().map((entry) => (entry as unknown as { value: number }).value);
    return { shifts: [...noted.shifts, ...last], same: widgets, left };
  });
}

const ready = (host: HostPage) => host.events.filter(({ type }) => type === 'crewdock-ready').length;
/** Returns the number of ready events from boards. Only their events contain the number of cards. */
const boardsReady = (host: HostPage) => host.events.filter(({ detail }) => 'total' in detail).length;

test.describe('the script', () => {
  test('hydrates every server-rendered widget and keeps typed text and focus', async ({ openHost }) => {
    const job = await firstJob();
    const fragments = [
      await served('contact-us', 'company=acme'),
      await served('job-board', 'company=acme&page-size=3'),
      await served('talent-market', 'company=acme&page-size=3&brand-color=%23aa2266&color-scheme=dark'),
      await served('resources-subscribe', 'company=acme&language=de'),
      await served('job-board', `company=acme&job=${job.public_id}`),
      await served('talent-market', 'company=sunrise&filters=seniority%3D3%26english%3D4&language=es&dir=rtl'),
    ];
    const host = await openHeld(openHost, fragments.join(''));
    const { page } = host;
    const contact = page.locator('crewdock-contact-us');
    const search = page.locator('crewdock-talent-market').first().getByRole('searchbox');
    await contact.getByLabel('Message').fill('Typed before the script came');
    await page
      .locator('crewdock-job-board')
      .last()
      .getByLabel('CV')
      .setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      });
    await contact.getByLabel('Name').pressSequentially('Ada Lovelace');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const caret = () =>
      contact.getByLabel('Name').evaluate((field: HTMLInputElement) => [field.matches(':focus'), field.selectionStart]);
    expect(await caret()).toEqual([true, 10]);
    host.arrive();
    await expect.poll(() => ready(host)).toBeGreaterThan(0);
    for (const widget of await page.locator('main > *').all()) await widget.scrollIntoViewIfNeeded();
    await expect.poll(() => ready(host)).toBe(6);

    const { shifts, same, left } = await taken(page);
    expect(shifts).toEqual([]);
    // All widgets keep their elements except the single job's form, in which the chosen file replaces the file chooser.
    expect(same).toEqual([true, true, true, true, false, true]);
    await expect(page.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible();
    expect(new Set(left)).toEqual(new Set(['section']));
    expect(await caret()).toEqual([true, 10]);
    expect(host.problems).toEqual([]);
    // Server-rendered data is not fetched again. Only the list behind the single job is fetched.
    const asked = host.requests.filter((path) => path.startsWith('/api/') && !path.includes('/options/'));
    expect(asked).toEqual(['/api/market_2/requests/?company=acme&limit=12&offset=0']);

    await search.fill('react');
    await expect.poll(() => host.events.at(-1)?.type).toBe('crewdock-search');
    const jobs = page.locator('crewdock-job-board').first();
    await jobs.getByRole('link', { name: 'Show more jobs' }).click();
    await expect(jobs.locator('.card').nth(5)).toBeVisible();
    await jobs.getByRole('button', { name: /^Senior/ }).click();
    await expect.poll(() => host.events.at(-1)?.detail).toMatchObject({ filters: { seniority: [3] } });
    await contact.getByLabel('Email').fill('ada@example.com');
    await page.route('**/lp/contact-us/**', (route) =>
      route.fulfill({
        json: { detail: '' },
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await contact.getByRole('button', { name: 'Send message' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Ada Lovelace',
      message: 'Typed before the script came',
    });
    await page.context().close();
  });

  test('continues from a server-rendered job, and returns to the list', async ({ openHost, product }) => {
    const host = await openHost({ body: '', prepare: watchShifts });
    const { page } = host;
    const address = `${product.partner}/server-rendered.html`;
    await page.goto(`${address}?jobs.from=6`);
    await expect.poll(() => boardsReady(host)).toBe(1);
    const board = page.locator('crewdock-job-board');
    const cards = board.locator('.card a');
    const [title] = await cards.allTextContents();
    // The next page is the third, because the second was already rendered on the server.
    await board.getByRole('link', { name: 'Show more jobs' }).click();
    await expect(cards).toHaveCount(12);
    expect(new Set(await cards.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))).size).toBe(12);
    const known = boardsReady(host);
    await page.goto(await cards.first().evaluate((a: HTMLAnchorElement) => a.href));
    await page.evaluate(noteNodes);
    const heading = board.getByRole('heading', { name: title!, level: 2 });
    await expect(heading).toBeVisible();
    await board.getByLabel('Name').fill('Ada');
    await expect.poll(() => boardsReady(host)).toBeGreaterThan(known);
    const { same, shifts } = await taken(page);
    expect({ same: same[0], shifts }).toEqual({ same: true, shifts: [] });
    expect(await board.getByLabel('Name').inputValue()).toBe('Ada');
    await board.getByRole('link', { name: 'All jobs' }).click();
    await expect(cards.nth(5)).toBeVisible();
    await expect.poll(() => page.url()).toBe(address);
    await page.goBack();
    await expect(heading).toBeVisible();
    expect(await board.getByLabel('Name').inputValue()).toBe('Ada');
    expect(host.problems).toEqual([]);
    await page.context().close();
  });

  test('keeps the server-rendered content until the response for another URL arrives', async ({ openHost }) => {
    const host = await openHeld(openHost, await served('job-board', 'company=acme&url-state=jobs'), {
      address: '/host.html?jobs.seniority=3',
    });
    const board = host.page.locator('crewdock-job-board');
    const answers: (() => void)[] = [];
    await host.page.route('**/market_2/**', (route) => void answers.push(() => void route.continue()));
    host.arrive();
    await expect.poll(() => answers.length).toBe(1);
    expect(await board.locator('.card').count()).toBe(12);
    expect(await board.locator('.bone').count()).toBe(0);
    for (const answer of answers) answer();
    await expect(board.getByRole('button', { name: /^Senior/, pressed: true })).toBeVisible();
    expect(host.problems).toEqual([]);
    await host.page.context().close();
  });

  test('uses the page’s own texts, which the server did not know', async ({ openHost }) => {
    const host = await openHeld(openHost, await served('talent-market', 'company=acme&page-size=2'));
    const words = { title: 'Our bench', search: 'Find somebody' };
    await host.market.evaluate((element, messages) => Object.assign(element, { messages }), words);
    const said = async () => [
      await host.market.locator('section').getAttribute('aria-label'),
      await host.market.getByRole('searchbox').getAttribute('placeholder'),
    ];
    expect(await said()).not.toContain('Our bench');
    host.arrive();
    await expect.poll(said).toEqual(['Our bench', 'Find somebody']);
    expect(host.problems).toEqual([]);
    await host.page.context().close();
  });

  test('hydrates markup that the parser adds after the widget is defined', async ({ newPage }) => {
    const fragments = [
      await served('job-board', 'company=acme&page-size=2'),
      await served('job-board', 'company=acme&page-size=4'),
    ];
    const held: ServerResponse[] = [];
    const [head, tail] = html(loaderTag(), `${fragments[0]}SPLIT`).split('SPLIT');
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(head);
      held.push(response);
    }).listen(0, 'localhost');
    await once(server, 'listening');
    const page = await newPage({ viewport: { width: 1200, height: 1400 } });
    await watchShifts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => customElements.get('crewdock-job-board'));
    // Interrupts the response within a card: the received part is already visible.
    const cut = fragments[1]!.indexOf('</a>', fragments[1]!.lastIndexOf('class="who"'));
    held[0]!.write(fragments[1]!.slice(0, cut));
    const second = page.locator('crewdock-job-board').nth(1);
    await expect(second.locator('.card a').nth(2)).toBeVisible();
    held[0]!.end(`${fragments[1]!.slice(cut)}<p>Behind it</p>${tail}`);
    await expect(page.getByText('Behind it')).toBeVisible();
    await expect(second.locator('.card a').nth(3)).toBeVisible();
    // Waits for the end of hydration, which removes the fragment's own styles.
    await expect(second.locator('style, link').first()).toHaveCount(0);
    expect((await taken(page)).shifts).toEqual([]);
    const found = page.waitForResponse(/\/market_2\//);
    await second.getByRole('button', { name: /^Senior/ }).click();
    await found;
    await expect(second.getByRole('button', { name: /^Senior/, pressed: true })).toBeVisible();
    expect(asked.filter((address) => address.includes('/api/companies/'))).toEqual([]);
    expect(asked.filter((address) => address.includes('/market_2/'))).toHaveLength(1);
    await page.context().close();
    server.close();
  });

  test('renders in the browser after its markup is inserted by script', async ({ openHost }) => {
    const text = await served('talent-market', 'company=acme&page-size=2');
    const host = await openHost({ body: '<div id="here"></div>' });
    await host.page.locator('#here').evaluate((place, markup) => (place.innerHTML = markup), text);
    await expect.poll(() => ready(host)).toBe(1);
    await host.page.evaluate((markup) => {
      const place = document.createElement('div');
      (place as unknown as { setHTMLUnsafe(markup: string): void }).setHTMLUnsafe(markup);
      document.querySelector('#here')!.replaceChildren(...place.childNodes);
    }, text);
    await expect.poll(() => ready(host)).toBe(2);
    await host.market.getByRole('button', { name: /^Senior/ }).click();
    await expect(host.market.getByRole('button', { name: /^Senior/, pressed: true })).toBeVisible();
    // Expected warning: Chromium suggests setHTMLUnsafe.
    expect(host.problems).toEqual([expect.stringContaining('setHTMLUnsafe')]);
    await host.page.context().close();
  });
});

test('slow styles cause no flash or layout shift, and a strict policy needs only the nonce', async ({
  openHost,
  product,
}) => {
  for (const name of ['server-rendered', 'server-rendered-csp']) {
    const host = await openHost({
      body: '',
      prepare: async (page) => {
        await page.route('**/widgets/v1/**/*.css*', async (route) => {
          await new Promise((resume) => setTimeout(resume, 300));
          await route.continue();
        });
        await watchShifts(page);
        await page.addInitScript(watchFrames);
      },
    });
    await host.page.goto(`${product.partner}/${name}.html`);
    for (const widget of await host.page.locator('main > [company]').all()) await widget.scrollIntoViewIfNeeded();
    await expect.poll(() => ready(host)).toBe(2);
    const seen = await host.page.evaluate(() => (globalThis as unknown as { looks: string[] }).looks);
    expect(seen).toEqual(['20px']);
    expect((await taken(host.page)).shifts).toEqual([]);
    expect(host.problems).toEqual([]);
    await expectNoFindings(host.page);
    await host.page.context().close();
  }
});

/** Records every change of the first widget's padding, checked in each frame. */
function watchFrames(): void {
  const looks: string[] = [];
  Object.assign(globalThis, { looks });
  const look = () => {
    const root = document.querySelector('main > [company]')?.shadowRoot?.querySelector('section');
    const padding = root && getComputedStyle(root).padding;
    if (padding && looks.at(-1) !== padding) looks.push(padding);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('content of cards is escaped', async ({ openHost, product }) => {
  const built = await builtWidgets();
  const { renderer } = built;
  const portal = product.portal;
  const answer = await fetch(`${portal}/api/market_2/requests/?company=acme&limit=1`);
  const { items, facets } = (await answer.json()) as RequestPage;
  const strings = HOSTILE.filter((text) => text.length < 300);
  const ends = ['</template></crewdock-job-board><script>globalThis.injected = 1</script>', '--></script><!--<script>'];
  const cards = [...strings, ...ends].map((text, at) => ({
    ...items[0]!,
    id: at + 1,
    public_id: text,
    path: `/j/${text}`,
    title: text,
    company_name: text,
    skills: [{ id: 1, name: text, experience: null, is_main: true, skill_image: null }],
  }));
  const attributes = {
    company: 'acme',
    language: 'en',
    dir: 'ltr',
    portal,
    target: '"><script>globalThis.injected = 1</script>',
  };
  const widget = { name: 'job-board', attributes, page: undefined } as const;
  const { key } = renderer.firstCalls(widget);
  const list = {
    company: null,
    items: cards,
    total: cards.length,
    from: 0,
    facets,
    without: [],
    loading: null,
    error: null,
  };
  const data: Served = { key, list, links: { more: 'javascript:alert(1)' } };
  const drawing = await renderer.draw(widget, data, {});
  const jsonLd = { title: ends[0] };
  const text = renderWidgetFragment(
    { widget, served: data, drawing, origin: portal, nonce: undefined, jsonLd, fallback: ends[0]! },
    built,
  );
  const host = await openHeld(openHost, `${text}<p id="after">After</p>`);
  const titles = () => host.page.locator('crewdock-job-board .card a').allInnerTexts();
  const before = await host.page
    .locator('crewdock-job-board .card a')
    .evaluateAll((all) => all.map((a) => a.textContent));
  expect(before).toEqual(cards.map(({ title }) => title));
  expect(await titles()).toHaveLength(cards.length);
  host.arrive();
  await expect.poll(() => ready(host)).toBe(1);
  const { same, shifts } = await taken(host.page);
  expect({ same, shifts }).toEqual({ same: [true], shifts: [] });
  expect(await host.page.locator('main > *').count()).toBe(3);
  expect(await host.page.evaluate(() => (globalThis as { injected?: number }).injected)).toBeUndefined();
  expect(host.problems).toEqual([]);
  await host.page.context().close();
});
