import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct, temporaryDirectory } from '../support/product.ts';

const directory = temporaryDirectory();
let product: Product;

beforeAll(async () => {
  product = await startProduct(directory.path, {}, ['sh', '-c', 'exec "$0" "$@" --dev']);
  await product.ready();
  // Waits for the server: the Vite server in front of it might still be starting.
  while ((await read('/healthz').catch(() => undefined))?.status !== 200) await sleep(50);
});

afterAll(async () => {
  expect(await product.stop()).toBe(0);
  directory.remove();
});

test('pages are served by Vite, with the head that the server renders for the host', async () => {
  const page = await read('/market/talents', 'acme.localhost');
  expect(page.status).toBe(200);
  expect(page.body).toContain('/@vite/client');
  expect(page.body).toContain('Acme Talent</title>');
  expect(page.body).toContain('--brand:light-dark(');
});

test.each(['/dev/ui', '/dev/messages'])('the development page %s is served', async (path) => {
  const page = await read(path);
  expect(page.status).toBe(200);
  expect(page.body).toContain('/src/gallery/main.tsx');
});

test('sources are served as modules', async () => {
  expect((await read('/src/main.tsx')).body).toContain('import');
});

test('the API, the widgets and static files are served by the server', async () => {
  for (const path of ['/api/openapi.json', '/widgets/v1/loader.js', '/skill-images/react.svg', '/robots.txt']) {
    expect((await read(path)).status, path).toBe(200);
  }
});

async function read(path: string, host = 'localhost'): Promise<{ status: number | undefined; body: string }> {
  const { portal: port } = product.ports;
  const request = get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, accept: '*/*' } });
  const [response] = await once(request, 'response');
  return { status: response.statusCode, body: await text(response) };
}
