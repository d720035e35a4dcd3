import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type BareProject, bareProject, ROOT } from '../support/bare-project.ts';

let project: BareProject;

beforeAll(() => {
  project = bareProject();
});
afterAll(() => project.remove());

test('has no dependencies, and every entry can be imported without a DOM', () => {
  const manifest = JSON.parse(readFileSync(project.at('node_modules/@crewdock/sdk/package.json'), 'utf8')) as {
    dependencies?: object;
    exports: Record<string, unknown>;
  };
  expect(manifest.dependencies).toBeUndefined();
  const entries = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json'));
  expect(entries.length).toBeGreaterThan(15);
  const imports = entries.map((path) => `await import('@crewdock/sdk${path.slice(1)}');`);
  expect(project.node(`${imports.join('')} console.log(typeof document, typeof HTMLElement)`)).toBe(
    'undefined undefined\n',
  );
});

test('React renders the tags on a server, with attributes in kebab case and without handlers', () => {
  const html = project.node(`
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { JobBoard } from '@crewdock/sdk/react';
    console.log(renderToString(createElement(JobBoard, { company: 'acme', pageSize: 3, urlState: 'jobs', id: 'x',
      onSelect() {}, messages: { title: 'Jobs' } })));`);
  expect(html.trim()).toBe(
    '<crewdock-job-board company="acme" page-size="3" url-state="jobs" id="x"></crewdock-job-board>',
  );
});

test('every entry has one file of types, which brings the tags and nothing else along', () => {
  const folder = project.at('node_modules/@crewdock/sdk');
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  expect(files).toContain('job-board-element.d.ts');
  const imports = files.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/from '.*'|import '.*'/g) ?? [],
  );
  expect([...new Set(imports)].toSorted()).toEqual(["from 'react'", "import './types/tags.js'"]);
});

test('is typed: props, events, the client, and the tags of every framework', () => {
  cpSync(join(ROOT, 'examples/react'), project.at('react'), { recursive: true });
  writeFileSync(
    project.at('tags.ts'),
    `import type { JSX as Preact } from 'preact';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
import type { JSX as Solid } from 'solid-js';
import '@crewdock/sdk/types/preact';
import '@crewdock/sdk/types/svelte';
import '@crewdock/sdk/types/vue';
import '@crewdock/sdk/types/solid';
type Select = { detail: { public_id: string } };
const own = { company: 'acme', 'page-size': 3, messages: { title: 'Jobs' } };
const heard = ({ detail }: Select) => detail.public_id.at(0);
export const preact: Preact.IntrinsicElements['crewdock-job-board'] = { ...own, 'oncrewdock-select': heard };
export const svelte: SvelteHTMLElements['crewdock-job-board'] = { ...own, 'oncrewdock-select': heard };
export const vue: InstanceType<GlobalComponents['crewdock-job-board']>['$props'] = { ...own, 'onCrewdock-select': heard };
export const solid: Solid.IntrinsicElements['crewdock-job-board'] = { ...own, 'on:crewdock-select': heard };
// @ts-expect-error No such scheme.
export const scheme: SvelteHTMLElements['crewdock-contact-us'] = { 'color-scheme': 'pink' };
// @ts-expect-error Not what this event says.
export const wrong: Preact.IntrinsicElements['crewdock-job-board'] = { 'oncrewdock-select': (event: { detail: number }) => event };
// @ts-expect-error The number of an attribute is written as such.
export const size: InstanceType<GlobalComponents['crewdock-job-board']>['$props'] = { 'page-size': true };
// @ts-expect-error Words are by name.
export const words: Solid.IntrinsicElements['crewdock-job-board'] = { messages: 'Jobs' };
`,
  );
  writeFileSync(
    project.at('use.tsx'),
    `import { JobBoard, ContactUs } from '@crewdock/sdk/react';
import '@crewdock/sdk/types/react';
import { createPublicApi } from '@crewdock/sdk/client';
import { setPortal, type TalentMarketElement } from '@crewdock/sdk';
import { TalentMarket } from '@crewdock/sdk/talent-market/element';
setPortal('https://talents.example.com');
export const good = <JobBoard company="acme" pageSize={3} colorScheme="dark" onSelect={(event) => event.detail.public_id.at(0)}
  onSubmit={({ detail }) => detail.job.id.toFixed()} messages={{ count: (n) => String(n) }} />;
export const tag = <crewdock-job-board company="acme" page-size={3} />;
class Own extends TalentMarket {}
new Own().addEventListener('crewdock-search', (event) => event.detail.filters.skills.length);
const { items } = await createPublicApi('').jobs({ search: 'react' });
export const title: string | undefined = items[0]?.title;
const form = document.createElement('crewdock-contact-us');
form.addEventListener('crewdock-submit', (event) => event.detail.id.at(0));
export const market: TalentMarketElement = new Own();
// @ts-expect-error A form is no board.
export const board: TalentMarketElement = form;
// @ts-expect-error No such scheme.
export const scheme = <ContactUs colorScheme="pink" />;
// @ts-expect-error Forms have nothing to select.
export const select = <ContactUs onSelect={(event: CustomEvent<{ id: number }>) => event} />;
`,
  );
  writeFileSync(
    project.at('tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'nodenext',
        target: 'es2022',
        types: [],
        lib: ['es2022', 'dom', 'dom.iterable'],
        skipLibCheck: false,
      },
      files: ['use.tsx', 'tags.ts', 'react/main.tsx', 'react/env.d.ts'],
    }),
  );
  const check = () =>
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project.at('.')], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  let said = '';
  try {
    check();
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  expect(said).toBe('');
});

test.each(['react', 'vue', 'svelte'])('the example for %s, bundled: props and events are passed on', async (name) => {
  const source = join(ROOT, 'examples', name);
  cpSync(source, project.at(name), { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  copyFileSync(join(ROOT, 'examples/framework.css'), project.at('framework.css'));
  await build({
    root: project.at(name),
    logLevel: 'error',
    define: { 'import.meta.env.VITE_PORTAL': JSON.stringify(inject('product').portal) },
  });
  const files = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url!;
    const type = { '.js': 'text/javascript', '.css': 'text/css' }[extname(path)] ?? 'text/html';
    response.setHeader('content-type', type);
    try {
      response.end(readFileSync(project.at(`${name}/dist${path}`)));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, 'localhost');
  await once(files, 'listening');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(`http://localhost:${(files.address() as { port: number }).port}/`);
    await walkExample(page);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    files.close();
    files.closeAllConnections();
  }
});

test.each(['react', 'vue', 'svelte'])('the example partner site serves the one for %s', async (name) => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${inject('product').partner}/${name}/`);
    await walkExample(page);
  } finally {
    await browser.close();
  }
});

/** All examples are the same page: own words, a page size that grows, a shortlist, and a form. */
async function walkExample(page: Page): Promise<void> {
  const market = page.locator('crewdock-talent-market');
  await market.getByPlaceholder('Whom do you need?').waitFor();
  const cards = market.locator('.card a');
  await expect.poll(() => cards.count()).toBe(3);
  await page.getByRole('button', { name: 'Bigger pages' }).click();
  await expect.poll(() => cards.count()).toBe(6);
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.getByRole('heading', { name: 'Shortlist of 2' }).waitFor();
  const contact = page.locator('crewdock-contact-us');
  await contact.scrollIntoViewIfNeeded();
  await contact.getByRole('button', { name: 'Send message' }).waitFor();
  await contact.evaluate((element) => element.dispatchEvent(new CustomEvent('crewdock-submit', { bubbles: true })));
  await page.getByText('Thank you.').waitFor();
}
