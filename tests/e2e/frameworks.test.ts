import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BareProject, bareProject } from '../support/bare-project.ts';
import { FRAMEWORKS, loadFrameworkBuilds } from '../support/frameworks.ts';
import { type HostPage, html } from '../support/host-page.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { OpenHost } from '../fixtures/open-host.ts';
import { expect, test } from '../fixtures/test.ts';

let project: BareProject;

test.beforeAll(async () => {
  project = await bareProject();
  cpSync(join(FRAMEWORKS, 'apps'), project.at('src'), { recursive: true });
});
test.afterAll(async () => {
  project?.remove();
});

interface Board extends HTMLElement {
  company: string | null;
  pageSize: string | null;
  urlState: string | null;
  messages: object | null;
}

const FIRST = { company: 'acme', size: 3, hidden: false, heading: 'Our jobs', messages: { search: 'Find work' } };

for (const entry of [
  'react-component.jsx',
  'react-tags.jsx',
  'preact.jsx',
  'vue.js',
  'svelte.js',
  'solid.js',
  'solid-jsx.jsx',
  'angular.js',
]) {
  test(`${entry} passes properties, attributes, children and events, and their changes`, ({ openHost }) =>
    walk(openHost, entry));
}

/**
 * Whether each framework passes object properties (`objects`) and event listeners (`events`) when it hydrates a
 * server-rendered tag, as documented in the guide. All frameworks pass attributes and children.
 */
for (const { entry, objects, events } of [
  { entry: 'react-component.jsx', objects: true, events: true },
  { entry: 'react-tags.jsx', objects: false, events: false },
  { entry: 'preact.jsx', objects: false, events: true },
  { entry: 'vue.js', objects: true, events: true },
  { entry: 'svelte.js', objects: true, events: true },
  { entry: 'solid-jsx.jsx', objects: false, events: true },
  { entry: 'angular.js', objects: true, events: true },
]) {
  test(`${entry} hydrates the tag that a server has rendered`, async ({ openHost }) => {
    const drawn = await drawnByServer(entry.replace('.', '.server.'));
    expect(drawn).toMatch(/<crewdock-job-board(?=[^>]* company="acme")[^>]* page-size="3"/);
    const host = await openApp(openHost, entry, drawn);
    const { page } = host;
    const board = page.locator('crewdock-job-board[data-served]');
    await expect(board.locator('.card').nth(2)).toBeVisible();
    await expect(board.getByPlaceholder(objects ? 'Find work' : 'Search jobs')).toBeVisible();
    expect(await page.getByRole('heading', { name: 'Our jobs' }).count()).toBe(1);
    expect(await board.locator('h2[data-served]').count()).toBe(1);
    await page.evaluate(() => addEventListener('crewdock-select', (event) => event.preventDefault()));
    await board.locator('.card a').first().click();
    expect(await heardBy(page)).toEqual(events ? ['crewdock-select'] : []);
    const words = await board.evaluate((element) => (element as Board).messages);
    expect(words).toEqual(objects ? FIRST.messages : null);

    await set(page, { ...FIRST, company: 'verdant', size: 2, heading: '', messages: { search: 'Look' } });
    await expect(board.getByPlaceholder('Look')).toBeVisible();
    await expect(board.locator('.card')).toHaveCount(2);
    expect(await page.getByRole('heading', { name: 'Our jobs' }).count()).toBe(0);
    expect(host.problems).toEqual([]);
    await page.context().close();
  });
}

test('Angular renders the tag on a server, without objects and handlers', async () => {
  const drawn = await drawnByServer('angular.server.js');
  expect(drawn).toMatch(/<crewdock-job-board company="acme" page-size="3"><h2 slot="header">Our jobs<\/h2>/);
});

/** Sets every value, dispatches every event and then changes the values, on a new page. */
async function walk(openHost: OpenHost, entry: string): Promise<void> {
  const host = await openApp(openHost, entry);
  const { page } = host;
  const board = page.locator('crewdock-job-board');
  await expect(board.locator('.card').nth(2)).toBeVisible();
  const seen = () =>
    board.evaluate((element) => {
      const { company, pageSize, urlState, messages, hidden } = element as Board;
      const attributes = element.getAttributeNames().filter((name) => name !== 'portal');
      return { company, pageSize, urlState, messages, hidden, attributes: attributes.toSorted() };
    });

  // Strings and numbers become attributes as well, objects never do, and false removes the attribute.
  expect(await seen()).toEqual({
    company: 'acme',
    pageSize: '3',
    urlState: null,
    hidden: false,
    messages: { search: 'Find work' },
    attributes: ['company', 'page-size'],
  });
  await expect(board.getByPlaceholder('Find work')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our jobs' })).toBeVisible();

  const spellings = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent'];
  await board.evaluate((element, types) => {
    for (const type of types)
      element.shadowRoot!.firstElementChild!.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
  }, spellings);
  await page.evaluate(() => addEventListener('crewdock-select', (event) => event.preventDefault()));
  await board.locator('.card a').first().click();
  // Preact treats `on` followed by a capital letter like `onClick`; none of our events begins with a capital letter.
  const heeded = entry === 'preact.jsx' ? spellings.filter((type) => /^[a-z]/.test(type)) : spellings;
  expect(await heardBy(page)).toEqual([...heeded, 'crewdock-select']);

  const next = { ...FIRST, company: 'verdant', size: 2, heading: '', messages: { search: 'Look' } };
  await set(page, next);
  await expect(board.getByPlaceholder('Look')).toBeVisible();
  await expect(board.locator('.card')).toHaveCount(2);
  expect(await seen()).toMatchObject({ company: 'verdant', pageSize: '2', messages: { search: 'Look' } });
  expect(await page.getByRole('heading', { name: 'Our jobs' }).count()).toBe(0);

  await set(page, { ...next, hidden: true });
  await expect.poll(() => board.isVisible()).toBe(false);
  // The property `urlState = true` becomes an attribute without a value.
  expect(await seen()).toMatchObject({
    hidden: true,
    urlState: '',
    attributes: expect.arrayContaining(['url-state']),
  });
  await set(page, { ...next, messages: null });
  await expect(board.getByPlaceholder('Search jobs')).toBeVisible();
  expect(await seen()).toMatchObject({ hidden: false, urlState: null });
  // Listeners are still attached exactly once: one event of the first round and this one.
  await board.evaluate((element) => element.dispatchEvent(new CustomEvent('kebab-event')));
  expect((await heardBy(page)).filter((type) => type === 'kebab-event')).toHaveLength(2);
  expect(host.problems).toEqual([]);
  await page.context().close();
}

/** Opens a page with the app. `served` is the page's HTML, which can contain the server-rendered initial state. */
async function openApp(openHost: OpenHost, entry: string, served = pageWith('')): Promise<HostPage> {
  const host = await openHost({ address: '/app.html', others: { '/app.html': served } });
  const { page } = host;
  await page.evaluate((state) => {
    Object.assign(globalThis, { heard: [], first: state });
    for (const element of document.querySelectorAll('#app *')) element.setAttribute('data-served', '');
  }, FIRST);
  await page.addScriptTag({ content: await bundleApp(entry), type: 'module' });
  // The app defines `set` in an effect, which might run after the widget has rendered.
  await page.waitForFunction(() => 'set' in globalThis);
  return host;
}

function heardBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

async function set(page: Page, state: object): Promise<void> {
  await page.evaluate((value) => (globalThis as unknown as { set(state: object): void }).set(value), state);
}

/** Bundles into one file, because code splitting does not matter here. */
async function bundleApp(entry: string): Promise<string> {
  const start = `import { setPortal } from '@crewdock/sdk';
    setPortal(${JSON.stringify(currentProduct().portal)});
    const { start } = await import('./src/${entry}');
    await start(document.querySelector('#app'));`;
  writeFileSync(project.at(`${entry}.start.js`), start);
  const { bundle } = await loadFrameworkBuilds();
  return bundle(project.at('.'), project.at(`${entry}.start.js`));
}

/**
 * Renders the initial state with a Node module built in the partner's project. Angular's module renders the whole page,
 * the other modules render only the app.
 */
async function drawnByServer(entry: string): Promise<string> {
  const { buildForServer } = await loadFrameworkBuilds();
  await buildForServer(project.at('.'), project.at(`src/${entry}`), project.at('server'));
  // Production mode, because Angular otherwise logs a line.
  const drawn = project.node(`
    Object.assign(globalThis, { first: ${JSON.stringify(FIRST)}, heard: [], ngDevMode: false });
    const { draw } = await import('./server/${entry.replace(/x$/, '')}');
    process.stdout.write(await draw(${JSON.stringify(pageWith(''))}));`);
  return /^<!doctype /i.test(drawn) ? drawn : pageWith(drawn);
}

function pageWith(drawn: string): string {
  return html('', `<div id="app">${drawn}</div>`);
}
