import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { type BareProject, bareProject, ROOT } from '../support/bare-project.ts';
import { WIDGETS } from '../support/host-page.ts';
import { temporaryDirectory } from '../support/product.ts';
import { expect, test } from '../fixtures/test.ts';

let project: BareProject;

test.beforeAll(async () => {
  project = await bareProject();
});
test.afterAll(() => project.remove());

test('the package has no dependencies, and every entry can be imported without a DOM', () => {
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

test('the portal serves the package, which can be installed by URL with the published integrity', async ({
  product,
}) => {
  const { portal } = product;
  const manifest = (await (await fetch(`${portal}/widgets/v1/integrity.json`)).json()) as Manifest;
  const { folder, version, package: packed } = manifest;
  expect(packed.file).toBe(`crewdock-sdk-${version}.tgz`);
  for (const place of ['', `${folder}/`]) {
    const { path: root, remove } = temporaryDirectory();
    const address = `${portal}/widgets/v1/${place}${packed.file}`;
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    // Asynchronous, because this process also serves the test's portal. Does not use this machine's npm cache.
    await promisify(execFile)(
      'npm',
      ['install', '--no-audit', '--no-fund', '--omit=peer', '--cache', join(root, 'cache'), address],
      { cwd: root },
    );
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { integrity: string; resolved: string }>;
    };
    expect(lock.packages['node_modules/@crewdock/sdk']).toMatchObject({
      resolved: address,
      integrity: packed.integrity,
    });
    const code = `import '@crewdock/sdk/job-board'; import { setPortal } from '@crewdock/sdk'; console.log(typeof setPortal)`;
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' })).toBe(
      'function\n',
    );
    remove();
  }
});

interface Manifest {
  version: string;
  folder: string;
  package: { file: string; integrity: string };
}

test('npm publish accepts the package without changes', async () => {
  // Sets the log level, because a quieter npm setting of the test run would hide warnings.
  const asked = ['--dry-run', '--json', '--ignore-scripts', '--loglevel=warn'];
  const publish = promisify(execFile)('npm', ['publish', ...asked], {
    cwd: join(ROOT, 'sdk/dist/npm'),
  });
  const { stderr, stdout } = await publish;
  // Ignores warnings about npm settings of this machine and about not being logged in.
  const ofMachine = /(user|env) config|requires you to be logged in/;
  const complaints = stderr.split('\n').filter((line) => /warn|error/i.test(line) && !ofMachine.test(line));
  expect(complaints).toEqual([]);
  const [[name, { files }]] = Object.entries(JSON.parse(stdout) as Record<string, { files: { path: string }[] }>) as [
    [string, { files: { path: string }[] }],
  ];
  expect(name).toBe('@crewdock/sdk');
  const paths = files.map(({ path }) => path);
  for (const path of ['README.md', 'CHANGELOG.md', 'LICENSE.md', 'index.d.ts']) expect(paths).toContain(path);
  const licences = paths.filter((path) => path.endsWith('.LICENSE.txt'));
  expect(licences.toSorted()).toEqual(['destr', 'ofetch', 'preact', 'ufo'].map((of) => `${of}.LICENSE.txt`));
  const text = readFileSync(project.at('node_modules/@crewdock/sdk/LICENSE.md'), 'utf8');
  for (const licence of licences) expect(text).toContain(licence);
});

test('only the client contains ofetch', () => {
  const folder = project.at('node_modules/@crewdock/sdk');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  const withOfetch = files.filter((path) => readFileSync(join(folder, path), 'utf8').includes('FetchError'));
  expect(withOfetch).toEqual(['client.js']);
});

test('the client aborts a request after its timeout, before the response and within its body', async () => {
  const server = createServer((request, response) => {
    if (request.url!.startsWith('/api/talents/'))
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const code = `
    import { createPublicApi, isApiFailure } from '@crewdock/sdk/client';
    const api = createPublicApi('http://127.0.0.1:${port}', { timeout: 200 });
    for (const call of [api.company('acme'), api.talent('1', undefined, new AbortController().signal)])
      await call.catch((error) => console.log([isApiFailure(error), error.status, error.body.code].join(' ')));`;
  // Asynchronous, because this process also runs the test's server.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: project.at('.'),
  });
  server.closeAllConnections();
  server.close();
  expect(stdout).toBe('true 0 unavailable\ntrue 0 unavailable\n');
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

test('Preact renders the tags on a server, with their children and without handlers', () => {
  const html = project.node(`
    import { h } from 'preact';
    import { renderToString } from 'preact-render-to-string';
    const attributes = { company: 'acme', 'page-size': 3, 'url-state': 'jobs', 'oncrewdock-select'() {} };
    console.log(renderToString(h('crewdock-job-board', attributes, h('h2', { slot: 'header' }, 'Jobs'))));`);
  expect(html.trim()).toBe(
    '<crewdock-job-board company="acme" page-size="3" url-state="jobs"><h2 slot="header">Jobs</h2></crewdock-job-board>',
  );
});

test('a bundle with one React component contains only the code of that widget', async () => {
  writeFileSync(
    project.at('one.js'),
    "import { JobBoard } from '@crewdock/sdk/react';\nglobalThis.board = JobBoard;\n",
  );
  const { output } = (await build({
    root: project.at('.'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: project.at('one.js') } },
  })) as { output: { name?: string }[] };
  const names = output.map(({ name = '' }) => name);
  expect(names).toContain('one');
  expect(names.filter((name) => `crewdock-${name}` in WIDGETS)).toEqual(['job-board']);
});

for (const name of ['react', 'vue', 'svelte']) {
  test(`the bundled example for ${name} passes props and events`, async ({ page, product }) => {
    const source = join(ROOT, 'examples', name);
    cpSync(source, project.at(name), { recursive: true, filter: (path) => !path.endsWith('node_modules') });
    copyFileSync(join(ROOT, 'examples/framework.css'), project.at('framework.css'));
    await build({
      root: project.at(name),
      logLevel: 'error',
      define: { 'import.meta.env.VITE_PORTAL': JSON.stringify(product.portal) },
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
    try {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      await page.goto(`http://localhost:${(files.address() as { port: number }).port}/`);
      await walkExample(page);
      expect(problems).toEqual([]);
    } finally {
      files.close();
      files.closeAllConnections();
    }
  });
}

test('the example partner site serves the React example', async ({ page, product }) => {
  await page.goto(`${product.partner}/react/`);
  await walkExample(page);
});

/**
 * Checks an example. All examples have the same features: custom messages, a growing page size, a shortlist, and a
 * form.
 */
async function walkExample(page: Page): Promise<void> {
  const market = page.locator('crewdock-talent-market');
  await expect(market.getByPlaceholder('Whom do you need?')).toBeVisible();
  const cards = market.locator('.card a');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Bigger pages' }).click();
  await expect(cards).toHaveCount(6);
  await cards.nth(0).click();
  await cards.nth(1).click();
  await expect(page.getByRole('heading', { name: 'Shortlist of 2' })).toBeVisible();
  const contact = page.locator('crewdock-contact-us');
  await contact.scrollIntoViewIfNeeded();
  await expect(contact.getByRole('button', { name: 'Send message' })).toBeVisible();
  await contact.evaluate((element) => element.dispatchEvent(new CustomEvent('crewdock-submit', { bubbles: true })));
  await expect(page.getByText('Thank you.')).toBeVisible();
}
