import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BareProject, bareProject, ROOT } from '../support/bare-project.ts';
import { launchChromium } from '../support/chromium.ts';
import { openHostPage } from '../support/host-page.ts';
import { runningProduct } from '../support/running-product.ts';

/**
 * What custom-elements-everywhere.com expects of a framework and an element together: properties with any data, attributes,
 * children, and events however they are spelt. `frameworks/` has the same app for each.
 */
let browser: Browser;
let project: BareProject;

beforeAll(async () => {
  project = bareProject();
  cpSync(join(ROOT, 'tests/e2e/frameworks'), project.at('src'), { recursive: true });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  project?.remove();
});

interface Board extends HTMLElement {
  company: string | null;
  pageSize: string | null;
  urlState: string | null;
  messages: object | null;
}

const ENTRIES = [
  ...['react-component.jsx', 'react-tags.jsx', 'preact.jsx', 'vue.js'],
  ...['svelte.js', 'solid.js', 'solid-jsx.jsx', 'angular.js'],
];

test.each(ENTRIES)(
  '%s passes properties, attributes, children and events, and their changes',
  async (entry) => {
    const host = await openHostPage(browser, { head: '', body: '<div id="app"></div>' });
    const { page } = host;
    const first = { company: 'acme', size: 3, hidden: false, heading: 'Our jobs', messages: { search: 'Find work' } };
    await page.evaluate((state) => Object.assign(globalThis, { heard: [], first: state }), first);
    await page.addScriptTag({ content: await bundle(entry), type: 'module' });
    const board = page.locator('crewdock-job-board');
    await board.locator('.card').nth(2).waitFor();
    const seen = () =>
      board.evaluate((element) => {
        const { company, pageSize, urlState, messages, hidden } = element as Board;
        const attributes = element.getAttributeNames().filter((name) => name !== 'portal');
        return { company, pageSize, urlState, messages, hidden, attributes: attributes.toSorted() };
      });

    // Strings and numbers are attributes too, objects never are, and what is false is not there.
    expect(await seen()).toEqual({
      company: 'acme',
      pageSize: '3',
      urlState: null,
      hidden: false,
      messages: { search: 'Find work' },
      attributes: ['company', 'page-size'],
    });
    await board.getByPlaceholder('Find work').waitFor();
    await page.getByRole('heading', { name: 'Our jobs' }).waitFor();

    const spellings = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent'];
    await board.evaluate((element, types) => {
      for (const type of types)
        element.shadowRoot!.firstElementChild!.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
    }, spellings);
    await page.evaluate(() => addEventListener('crewdock-select', (event) => event.preventDefault()));
    await board.locator('.card a').first().click();
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    // Preact takes a capital behind `on` for its own way to write `onClick`; none of our events begins with one.
    const heeded = entry === 'preact.jsx' ? spellings.filter((type) => /^[a-z]/.test(type)) : spellings;
    expect(await heard()).toEqual([...heeded, 'crewdock-select']);

    const next = { ...first, company: 'verdant', size: 2, heading: '', messages: { search: 'Look' } };
    const set = (state: object) =>
      page.evaluate((value) => (globalThis as unknown as { set(state: object): void }).set(value), state);
    // An effect of the app, which may come after the widget has drawn itself.
    await page.waitForFunction(() => 'set' in globalThis);
    await set(next);
    await board.getByPlaceholder('Look').waitFor();
    await expect.poll(() => board.locator('.card').count()).toBe(2);
    expect(await seen()).toMatchObject({ company: 'verdant', pageSize: '2', messages: { search: 'Look' } });
    expect(await page.getByRole('heading', { name: 'Our jobs' }).count()).toBe(0);

    await set({ ...next, hidden: true });
    await expect.poll(() => board.isVisible()).toBe(false);
    // True is an attribute without a value.
    expect(await seen()).toMatchObject({
      hidden: true,
      urlState: '',
      attributes: expect.arrayContaining(['url-state']),
    });
    await set({ ...next, messages: null });
    await board.getByPlaceholder('Search jobs').waitFor();
    expect(await seen()).toMatchObject({ hidden: false, urlState: null });
    // Listeners are still there, once.
    await board.evaluate((element) => element.dispatchEvent(new CustomEvent('kebab-event')));
    expect((await heard()).filter((type) => type === 'kebab-event')).toHaveLength(2);
    expect(host.problems).toEqual([]);
    await page.context().close();
  },
);

/** One file: nothing that is fetched later matters here. */
async function bundle(entry: string): Promise<string> {
  const start = `import { setPortal } from '@crewdock/sdk';
    setPortal(${JSON.stringify(runningProduct().portal)});
    await import('./src/${entry}');`;
  writeFileSync(project.at(`${entry}.start.js`), start);
  const built = await build({
    root: project.at('.'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('crewdock-') } } }),
      svelte({ configFile: false }),
      solid({ include: /solid-jsx/, solid: { dev: false }, hot: false }),
    ],
    build: {
      write: false,
      lib: { entry: project.at(`${entry}.start.js`), formats: ['es'], fileName: 'app' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  return output[0]!.code;
}
