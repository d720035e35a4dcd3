import type { RequestPage } from '@crewdock/contract/market';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function jobs(query: string): Promise<RequestPage> {
  const response = await fetch(`${currentProduct().portal}/api/market_2/requests/?company=acme&${query}`);
  return (await response.json()) as RequestPage;
}

test('two boards keep their filters in the URL, and Back undoes each step', async ({ openHost }) => {
  const board = (name: string) =>
    `<crewdock-job-board company="acme" url-state="${name}" page-size="3"></crewdock-job-board>`;
  const host = await openHost({
    body: board('a') + board('b'),
    prepare: (page) => page.addInitScript(() => history.replaceState({ own: 1 }, '', '?own=1')),
  });
  const { page } = host;
  const [first, second] = [page.locator('crewdock-job-board').first(), page.locator('crewdock-job-board').last()];
  await expect(first.locator('.card').nth(2)).toBeVisible();
  await expect(second.locator('.card').nth(2)).toBeVisible();
  await first.getByRole('button', { name: /^Senior/ }).click();
  await expect.poll(() => params(page)).toEqual({ own: '1', 'a.seniority': '3' });
  await second.getByRole('searchbox').fill('react');
  await expect.poll(() => params(page)).toEqual({ own: '1', 'a.seniority': '3', 'b.search': 'react' });
  const place = second.getByLabel('Location');
  const code = (await jobs('search=react&limit=1')).facets!.country[0]!.code;
  await place.selectOption(code);
  await expect.poll(() => params(page)['b.location']).toBe(code);
  const { total } = await jobs(`search=react&location=${code}&limit=1`);
  await expect(second.getByText(`${total} job${total === 1 ? '' : 's'}`, { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(place).toHaveValue('');
  await page.goBack();
  await expect(second.getByRole('searchbox')).toHaveValue('');
  await expect.poll(() => params(page)).toEqual({ own: '1', 'a.seniority': '3' });
  await page.goBack();
  await expect(first.getByRole('button', { name: /^Senior/, pressed: false })).toBeVisible();
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ own: 1 });
  expect(host.problems).toEqual([]);
});

test('a search made before the first response is added to the URL', async ({ openHost }) => {
  const { promise: typed, resolve: type } = Promise.withResolvers<void>();
  const host = await openHost({
    body: '<crewdock-job-board company="acme" url-state="a"></crewdock-job-board>',
    prepare: (page) =>
      page.route('**/market_2/requests/**', async (route) => {
        await typed;
        await route.continue();
      }),
  });
  await host.page.getByRole('searchbox').fill('developer');
  type();
  await expect(host.page.locator('.card a').first()).toBeVisible();
  await expect.poll(() => params(host.page)).toEqual({ 'a.search': 'developer' });
  await expect.poll(() => host.events.map(({ type: name }) => name)).toEqual(['crewdock-ready', 'crewdock-search']);
  await host.page.goBack();
  await expect(host.page.getByRole('searchbox')).toHaveValue('');
  expect(host.problems).toEqual([]);
});

test('Back and Forward move one step each, and the page’s own parameters stay unchanged', async ({ openHost }) => {
  const search = '?q=a%20b&a.seniority=nonsense&flag&b.search=&own=1';
  const host = await openHost({
    address: `/host.html${search}#top`,
    body: ['a', 'b']
      .map((name) => `<crewdock-job-board company="acme" url-state="${name}" page-size="3"></crewdock-job-board>`)
      .join(''),
  });
  const { page } = host;
  const [first, second] = [page.locator('crewdock-job-board').first(), page.locator('crewdock-job-board').last()];
  await expect(first.locator('.card').nth(2)).toBeVisible();
  await expect(second.locator('.card').nth(2)).toBeVisible();
  const start = await page.evaluate(() => history.length);
  const steps = [search];
  const step = async (act: () => Promise<unknown>) => {
    await act();
    await expect.poll(() => new URL(page.url()).search).not.toBe(steps.at(-1));
    steps.push(new URL(page.url()).search);
  };
  await step(() => first.getByRole('searchbox').fill('developer'));
  await expect(first.locator('.card').nth(2)).toBeVisible();
  await step(() => first.locator('.card a').first().click());
  await step(() => second.getByRole('searchbox').fill('senior'));
  await step(() => first.getByRole('button', { name: 'All jobs' }).click());
  await step(() => first.getByRole('searchbox').fill('react'));
  expect(steps.at(-1)).toBe('?q=a%20b&flag&b.search=senior&own=1&a.search=react');
  expect(await page.evaluate(() => history.length)).toBe(start + 5);

  const shown = async () => ({
    a: await first.getByRole('searchbox').or(first.locator('.job h2')).first().evaluate(wordsOf),
    b: await second.getByRole('searchbox').evaluate(wordsOf),
  });
  const job = /^.{3,}$/;
  const screens = [
    { a: '', b: '' },
    { a: 'developer', b: '' },
    { a: expect.stringMatching(job), b: '' },
    { a: expect.stringMatching(job), b: 'senior' },
    { a: 'developer', b: 'senior' },
    { a: 'react', b: 'senior' },
  ];
  for (const at of [4, 3, 2, 1, 0, 1, 2, 3, 4, 5]) {
    const answers = page.waitForLoadState('networkidle');
    await page.evaluate((by) => history.go(by), at - steps.indexOf(new URL(page.url()).search));
    await expect.poll(() => new URL(page.url()).search).toBe(steps[at]);
    await expect.poll(shown).toEqual(screens[at]);
    await answers;
    expect(new URL(page.url()).search).toBe(steps[at]);
    expect(await page.evaluate(() => history.length)).toBe(start + 5);
  }
  expect(new URL(page.url()).hash).toBe('#top');
  expect(host.problems).toEqual([]);
});

function wordsOf(element: Element): string {
  return element instanceof HTMLInputElement ? element.value : element.textContent;
}

test('a visitor finds a job, opens it and applies with a CV, and a lost response creates no duplicate', async ({
  newPage,
  product,
}) => {
  const page = await newPage({ viewport: { width: 1200, height: 900 } });
  const sent: { id: string; job: object }[] = [];
  await page.exposeFunction('submitted', (detail: { id: string; job: object }) => sent.push(detail));
  await page.addInitScript(() =>
    addEventListener('crewdock-submit', (event) =>
      (globalThis as unknown as { submitted(detail: unknown): void }).submitted((event as CustomEvent).detail),
    ),
  );
  await page.goto(`${product.partner}/careers.html`);
  const board = page.locator('crewdock-job-board');
  const [first] = (await jobs('limit=12')).items;
  const link = board.locator('.card a').first();
  await expect(link).toBeVisible();
  await expectNoFindings(page);
  await link.focus();
  await link.press('Enter');
  const title = board.getByRole('heading', { name: first!.title });
  await expect(title).toBeVisible();
  await expect.poll(() => title.evaluate((heading) => heading.matches(':focus'))).toBe(true);
  await expect.poll(() => params(page)['jobs.job']).toBe(first!.public_id);

  await board.getByRole('button', { name: 'Send application' }).click();
  expect(await board.getByLabel('Name').evaluate((field) => field.matches(':focus'))).toBe(true);
  await expect(board.getByText('Write a few lines or add a CV.')).toBeVisible();
  await expectNoFindings(page);
  await board.getByLabel('Name').fill('Ada Lovelace');
  await board.getByLabel('Email').fill(`ada.${Date.now()}@example.com`);
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await board.getByLabel('CV').setInputFiles(file('cv.exe'));
  await board.getByRole('button', { name: 'Send application' }).click();
  await expect(board.getByText('Please choose a PDF or DOCX file.')).toBeVisible();
  await board.getByRole('button', { name: 'Remove cv.exe' }).click();
  await board.getByLabel('CV').setInputFiles(file('cv.pdf'));

  // The server accepts the application, but the response is lost.
  const bodies: string[] = [];
  await page.route('**/applications/**', async (route) => {
    bodies.push(/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(route.request().postData() ?? '')![0]);
    if (bodies.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    return route.abort();
  });
  await board.getByRole('button', { name: 'Send application' }).click();
  await expect(board.getByText('Your text is kept')).toBeVisible();
  await board.getByRole('button', { name: 'All jobs' }).click();
  await board.locator('.card a').first().click();
  expect(await board.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
  await expect(board.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible();
  await board.getByRole('button', { name: 'Send application' }).click();
  await expect(board.getByText('Your application is on its way')).toBeVisible();
  expect(bodies[1]).toBe(bodies[0]);
  await expect.poll(() => sent).toEqual([{ id: bodies[0], job: { id: first!.id, public_id: first!.public_id } }]);
  await expectNothingLost(page);
  await page.context().close();
});

test('a single job is shown without a list, and a closed one shows a notice', async ({ openHost }) => {
  const [first] = (await jobs('limit=1')).items;
  const host = await openHost({
    body: `<crewdock-job-board company="acme" job="${first!.public_id}"></crewdock-job-board>
      <crewdock-job-board company="acme" job="1-1"></crewdock-job-board>`,
  });
  const [one, gone] = [host.page.locator('crewdock-job-board').first(), host.page.locator('crewdock-job-board').last()];
  await expect(one.getByRole('heading', { name: first!.title })).toBeVisible();
  expect(await one.getByRole('button', { name: 'All jobs' }).count()).toBe(0);
  await gone.scrollIntoViewIfNeeded();
  await expect(gone.getByText('This job is no longer open')).toBeVisible();
});

test('a page can handle the opening of jobs itself', async ({ openHost }) => {
  const host = await openHost({ body: '<crewdock-job-board company="acme"></crewdock-job-board>' });
  await host.page.evaluate(() => addEventListener('crewdock-select', (event) => event.preventDefault()));
  const board = host.page.locator('crewdock-job-board');
  await board.locator('.card a').first().click();
  await expect.poll(() => host.events.at(-1)?.type).toBe('crewdock-select');
  expect(await board.locator('.card').count()).toBe(12);
});
