import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { temporaryDirectory } from '../support/product.ts';

/** A bare project, with what `npm pack` makes of the package and nothing of this workspace but React. */
const ROOT = resolve(import.meta.dirname, '../..');
const project = temporaryDirectory();
const at = (path: string) => join(project.path, path);
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: project.path, encoding: 'utf8' });
const node = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: project.path, encoding: 'utf8' });

beforeAll(() => {
  const [packed] = JSON.parse(
    npm('pack', '--json', '--ignore-scripts', join(ROOT, 'sdk/dist/npm'), '--pack-destination', project.path),
  ) as { filename: string }[];
  writeFileSync(at('package.json'), '{ "type": "module" }');
  npm('install', '--offline', '--no-audit', '--no-fund', '--omit=optional', '--legacy-peer-deps', at(packed!.filename));
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', 'csstype']) {
    mkdirSync(at('node_modules/@types'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), at(`node_modules/${name}`));
  }
});
afterAll(() => project.remove());

test('has no dependencies, and every entry can be imported without a DOM', () => {
  const manifest = JSON.parse(readFileSync(at('node_modules/@crewdock/sdk/package.json'), 'utf8')) as {
    dependencies?: object;
    exports: Record<string, unknown>;
  };
  expect(manifest.dependencies).toBeUndefined();
  const entries = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json'));
  expect(entries.length).toBeGreaterThan(15);
  const imports = entries.map((path) => `await import('@crewdock/sdk${path.slice(1)}');`);
  expect(node(`${imports.join('')} console.log(typeof document, typeof HTMLElement)`)).toBe('undefined undefined\n');
});

test('React renders the tags on a server, with attributes in kebab case and without handlers', () => {
  const html = node(`
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { JobBoard } from '@crewdock/sdk/react';
    console.log(renderToString(createElement(JobBoard, { company: 'acme', pageSize: 3, urlState: 'jobs', id: 'x',
      onSelect() {}, messages: { title: 'Jobs' } })));`);
  expect(html.trim()).toBe(
    '<crewdock-job-board company="acme" page-size="3" url-state="jobs" id="x"></crewdock-job-board>',
  );
});

test('is typed: props, events and the client', () => {
  writeFileSync(
    at('use.tsx'),
    `import { JobBoard, ContactUs } from '@crewdock/sdk/react';
import '@crewdock/sdk/types/react';
import { createPublicApi } from '@crewdock/sdk/client';
import { setPortal } from '@crewdock/sdk';
import { TalentMarket } from '@crewdock/sdk/talent-market/element';
setPortal('https://talents.example.com');
export const good = <JobBoard company="acme" pageSize={3} colorScheme="dark" onSelect={(event) => event.detail.public_id.at(0)}
  onSubmit={({ detail }) => detail.job.id.toFixed()} messages={{ count: (n) => String(n) }} />;
export const tag = <crewdock-job-board company="acme" page-size={3} />;
class Own extends TalentMarket {}
new Own().addEventListener('crewdock-search', (event) => event.detail.filters.skills.length);
const { items } = await createPublicApi('').jobs({ search: 'react' });
export const title: string | undefined = items[0]?.title;
// @ts-expect-error No such scheme.
export const scheme = <ContactUs colorScheme="pink" />;
// @ts-expect-error Forms have nothing to select.
export const select = <ContactUs onSelect={(event: CustomEvent<{ id: number }>) => event} />;
`,
  );
  writeFileSync(
    at('tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'nodenext',
        target: 'es2022',
        types: [],
        lib: ['es2022', 'dom'],
      },
      files: ['use.tsx'],
    }),
  );
  const check = () =>
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project.path], {
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

test('the React example, bundled: props and events are passed on and updated', async () => {
  for (const name of ['index.html', 'main.jsx']) copyFileSync(join(ROOT, 'examples/react', name), at(name));
  await build({
    root: project.path,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_PORTAL': JSON.stringify(inject('product').portal) },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: 'dist' },
  });
  const files = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url!;
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
    try {
      response.end(readFileSync(at(`dist${path}`)));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, 'localhost');
  await once(files, 'listening');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(files.address() as { port: number }).port}/`);
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
  } finally {
    await browser.close();
    files.close();
    files.closeAllConnections();
  }
});
