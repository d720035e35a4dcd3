import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { expectNoFindings } from './accessibility.ts';
import { storageOf } from '../fixtures/people.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { expectValue, field } from './editor.ts';
import { expect, test } from '../fixtures/test.ts';

const PAGE = `<!doctype html><title>Loom Works</title><nav>Home</nav>
  <h1>Rust developer</h1><p>Company: Loom Works</p><p>Location: Berlin, Germany</p>
  <h2>Requirements</h2><ul><li>3 years of experience with Rust</li></ul>
  <script>document.title = 'PHP'</script>`;
let directory: ReturnType<typeof demoDirectory>;

let site: Server;
let asked: string[];
let product: Product;
let at: ProductAddresses;

test.beforeAll(async () => {
  directory = demoDirectory();
  site = createServer(({ url, headers }, response) => {
    asked.push(`${headers.host}${url}`);
    if (url === '/inside')
      return response.writeHead(302, { location: `http://127.0.0.1:${product.ports.portal}/` }).end();
    response.setHeader('content-type', 'text/html').end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const preloaded = join(import.meta.dirname, '../support/job-site.mjs');
  product = await startProduct(directory.path, {
    JOB_SITE_PORT: String((site.address() as AddressInfo).port),
    NODE_OPTIONS: `--import ${pathToFileURL(preloaded).href}`,
  });
  at = await product.ready();
});

test.afterAll(async () => {
  await product.stop();
  site.close();
  directory.remove();
});

test('a job page is read from a link, links into the server’s own network are refused, and the result is accepted', async ({
  openPage,
}) => {
  asked = [];
  const client = at.accounts.find(({ role }) => role === 'Client')!;
  const page = await openPage({ options: storageOf(client, at.portal) }, /status of 400/);
  await page.goto(`${at.portal}/my/jobs/create`);
  await page.getByRole('button', { name: 'Paste a text or a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill from a job description' });
  const link = dialog.getByLabel('Or a link to it');
  await link.fill('http://jobs.example/inside');
  await dialog.getByRole('button', { name: 'Read job description' }).click();
  await expect(dialog.getByText('The text can’t be fetched: its link can’t be reached.')).toBeVisible();
  await link.fill('http://jobs.example/rust');
  await dialog.getByRole('button', { name: 'Read job description' }).click();
  await expect(page.getByRole('heading', { name: 'Read from jobs.example' })).toBeVisible();
  expect(asked).toEqual(['jobs.example/inside', 'jobs.example/rust']);
  await expect(page.getByText('Skills 1 found')).toBeVisible();
  await page.getByRole('button', { name: 'Show source of Title: Rust developer' }).click();
  await expect(page.getByRole('dialog').getByText('Rust developer').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Accept all/ }).click();
  await expectValue(field(page, 'Title'), 'Rust developer');
  await expectValue(field(page, 'Company'), 'Loom Works');
  await expectNoFindings(page);
});
