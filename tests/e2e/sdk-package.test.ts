import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type BareProject, bareProject, ROOT } from '../support/bare-project.ts';
import { runningProduct } from '../support/running-product.ts';

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

test.each(['react', 'vue', 'svelte'])('the example for %s, bundled: props and events are passed on', async (name) => {
  const source = join(ROOT, 'examples', name);
  cpSync(source, project.at(name), { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  copyFileSync(join(ROOT, 'examples/framework.css'), project.at('framework.css'));
  await build({
    root: project.at(name),
    logLevel: 'error',
    define: { 'import.meta.env.VITE_PORTAL': JSON.stringify(runningProduct().portal) },
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
    await page.goto(`${runningProduct().partner}/${name}/`);
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
