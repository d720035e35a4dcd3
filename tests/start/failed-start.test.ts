import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fillDemoDirectory } from '../support/demo-directory.ts';
import { freePorts, type Product, temporaryDirectory } from '../support/product.ts';
import { shortLivedProducts } from '../support/short-lived-products.ts';
import { smallDisk } from '../support/small-disk.ts';

const ENCRYPTION_KEYS = `1:${Buffer.alloc(32, 1).toString('base64')}`;

const directory = temporaryDirectory();
const data = join(directory.path, 'data');
const start = shortLivedProducts();

beforeAll(() => fillDemoDirectory(data));

afterAll(() => directory.remove());

describe('a failed start prints one clear line and exits with code 1', () => {
  async function complaint(product: Product): Promise<string> {
    const [code] = await once(product.process, 'close');
    expect(code, product.output()).toBe(1);
    expect(product.output().trim().split('\n'), product.output()).toHaveLength(1);
    return product.output();
  }

  test.each(['PORT', 'PARTNER_PORT'])('%s is already in use', async (variable) => {
    const [port] = await freePorts();
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    const product = await start(data, { [variable]: String(port) });
    expect(await complaint(product)).toContain(`${variable} ${port} is already in use`);
    squatter.close();
  });

  test('PORT and PARTNER_PORT are the same, before anything is created', async () => {
    const port = String((await freePorts())[0]);
    const fresh = join(directory.path, 'never-made');
    const line = await complaint(await start(fresh, { PORT: port, PARTNER_PORT: port }));
    expect(line).toContain('PARTNER_PORT: must differ from PORT');
    expect(existsSync(fresh)).toBe(false);
  });

  test('the disk is full', async ({ skip }) => {
    const disk = smallDisk('24m');
    if (!disk) return skip('no file system can be mounted here');
    onTestFinished(disk.unmount);
    expect(await complaint(await start(join(disk.path, 'data')))).toMatch(/No space left|disk is full/);
  });

  test('the data directory is in use', async () => {
    const holder = await start(data);
    await holder.ready();
    expect(await complaint(await start(data))).toContain(`${data} is in use by process ${holder.process.pid}`);
  });

  test.each([
    ['refused', 'postgresql://crewdock:sesame@127.0.0.1:1/crewdock', '127.0.0.1:1'],
    ['unknown', 'postgresql://crewdock:sesame@nowhere.invalid/crewdock', 'nowhere.invalid'],
    ['no socket', 'postgresql://crewdock:sesame@/crewdock?host=/nowhere', '/nowhere'],
  ])('DATABASE_URL is not reachable: %s', async (_, url, place) => {
    const line = await complaint(await start(data, { DATABASE_URL: url, ENCRYPTION_KEYS }));
    expect(line).toContain('DATABASE_URL');
    expect(line).toContain(place);
    expect(line).not.toContain('sesame');
  });

  test('DATABASE_URL is set without encryption keys', async () => {
    const line = await complaint(await start(data, { DATABASE_URL: 'postgresql://127.0.0.1:1/crewdock' }));
    expect(line).toContain('ENCRYPTION_KEYS: required with DATABASE_URL');
  });

  test.each([
    ['below a file', join(import.meta.filename, 'data')],
    ['where nothing can be made', process.platform === 'linux' ? '/proc/crewdock' : '/dev/null/crewdock'],
  ])('the data directory is not writable: %s', async (_, path) => {
    expect(await complaint(await start(path))).toContain(`${path} is not writable`);
  });

  test('all invalid values are reported', async () => {
    const line = await complaint(await start(data, { PORT: 'http', LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'all' }));
    for (const variable of ['PORT', 'LOG_LEVEL', 'TRUSTED_PROXIES']) expect(line).toContain(variable);
  });
});
