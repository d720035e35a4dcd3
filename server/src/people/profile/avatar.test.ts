import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { folderStore } from '../../infra/storage/folder-store.ts';
import { removeBytes } from '../../infra/storage/remove-bytes.ts';
import type { TaskServices } from '../../core/context/task.ts';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crewdock-avatars-'));
  folder = join(dataDir, 'files');
  api = await testApi({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await api.close();
  await rm(join(folder, '..'), { recursive: true });
});

beforeEach(() => api.database.pool.query(`delete from rate_limit where key like 'upload%'`));

interface Upload {
  role: Role;
  name: string;
  type: string;
  field: string;
}

async function upload(
  bytes: Uint8Array,
  { role = 'client', name = 'me.png', type = 'image/png', field = 'avatar' }: Partial<Upload> = {},
) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return send(form, role);
}

async function send(form: FormData, role: Role = 'client') {
  const encoded = new Response(form);
  return api.call('/api/profile/avatar/', {
    method: 'POST',
    role,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

const remove = (role: Role = 'client') => api.call('/api/profile/avatar/', { method: 'DELETE', role });

/** Creates a picture of 300 × 200 pixels: the left half is red, the right half is blue. */
function picture() {
  const half = (background: string) => ({ create: { width: 150, height: 200, channels: 3, background } }) as const;
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } }).composite([
    { input: half('#0000ff'), left: 150, top: 0 },
  ]);
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

/** Runs the file removal jobs like the worker. Returns the paths of the removed files. */
async function runRemovals(): Promise<string[]> {
  const { rows } = await api.database.pool.query(
    `delete from graphile_worker._private_jobs where task_id = (
       select id from graphile_worker._private_tasks where identifier = 'remove-file') returning payload`,
  );
  const services = { files: { store: folderStore(folder) } } as TaskServices;
  for (const { payload } of rows) await removeBytes(payload, services);
  return rows.map(({ payload }) => payload.path);
}

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'in %s is converted to a small square WebP image',
    async (format) => {
      const { status, json } = await upload(await picture().toFormat(format).toBuffer());
      expect(status).toBe(200);
      expect(json.avatar).toMatch(/^\/files\/[\w-]{22}\.webp$/);
      const { bytes } = await api.call(json.avatar);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect([await colourAt(bytes, 10, 128), await colourAt(bytes, 245, 128)]).toEqual(['red', 'blue']);
      expect((await api.call('/api/session/', { role: 'client' })).json.avatar).toBe(json.avatar);
    },
  );

  test('is rotated upright and stripped of its camera and location metadata', async () => {
    const taken = await picture()
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Secret camera')).toBe(true);
    const { json } = await upload(taken, { name: 'me.jpg', type: 'image/jpeg' });
    const { bytes } = await api.call(json.avatar);
    expect([await colourAt(bytes, 128, 10), await colourAt(bytes, 128, 245)]).toEqual(['red', 'blue']);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes('Secret camera')).toBe(false);
  });

  test('is accepted by its content, whatever its file name and type', async () => {
    const { status } = await upload(await picture().jpeg().toBuffer(), { name: '../../x.svg', type: 'image/svg+xml' });
    expect(status).toBe(200);
  });

  test('of several megabytes is reduced to less than 60 KB', async () => {
    const noise = {
      create: {
        width: 1500,
        height: 1500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const;
    const bytes = await sharp(noise).png().toBuffer();
    expect(bytes.length).toBeGreaterThan(4_000_000);
    const { status, json } = await upload(bytes);
    expect(status).toBe(200);
    expect((await api.call(json.avatar)).bytes.length).toBeLessThan(60_000);
  });

  test('is served with an immutable cache header and a policy that blocks scripts', async () => {
    const { json } = await upload(await picture().png().toBuffer());
    const { status, headers } = await api.call(json.avatar);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('replaces the previous one, which is deleted', async () => {
    const former = (await upload(await picture().png().toBuffer())).json.avatar;
    await runRemovals();
    const { json } = await upload(await picture().png().toBuffer());
    expect(json.avatar).not.toBe(former);
    expect((await api.call(former)).status).toBe(404);
    expect(await runRemovals()).toEqual([former]);
    expect(await readdir(folder)).not.toContain(former.replace('/files/', ''));
    expect((await api.call(json.avatar)).status).toBe(200);
  });

  test('is kept once after concurrent uploads, without orphaned files', async () => {
    const bytes = await picture().png().toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => upload(bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await runRemovals();
    const kept = (await api.call('/api/profile/', { role: 'client' })).json.avatar;
    expect(await readdir(folder)).toEqual([kept.replace('/files/', '')]);
  });

  test('can be removed, and removing it again changes nothing', async () => {
    const { avatar } = (await upload(await picture().png().toBuffer())).json;
    expect((await remove()).json.avatar).toBeNull();
    expect((await remove()).json.avatar).toBeNull();
    expect(await runRemovals()).toContain(avatar);
    expect((await api.call(avatar)).status).toBe(404);
  });
});

describe('invalid uploads are refused with an issue at the avatar field', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['SVG', () => Buffer.from(svg)],
    ['SVG behind an XML declaration', () => Buffer.from(`<?xml version="1.0"?>\n<!-- x -->\n${svg}`)],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['TIFF', () => picture().tiff().toBuffer()],
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01'.padEnd(400, '\0'), 'latin1')],
    ['only the beginning of a PNG', async () => (await picture().png().toBuffer()).subarray(0, 24)],
    ['half a JPEG', async () => (await picture().jpeg().toBuffer()).subarray(0, 800)],
    ['a PNG’s signature and rubbish', () => Buffer.from('\x89PNG\r\n\x1a\n rubbish rubbish', 'latin1')],
    [
      'a decompression bomb',
      () =>
        sharp({ create: { width: 15_000, height: 15_000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    ['a header that promises too much', async () => lieAboutSize(await picture().png().toBuffer())],
    ['nothing', () => Buffer.alloc(0)],
    ['more than 8 MB', () => Buffer.alloc(8 * 1024 * 1024 + 1)],
  ])('%s', async (_, bytes) => {
    const before = (await api.call('/api/profile/', { role: 'client' })).json;
    const { status, json } = await upload(await bytes());
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'body.avatar' }] });
    expect((await api.call('/api/profile/', { role: 'client' })).json).toEqual(before);
  });

  test('a file above the size limit', async () => {
    const { status, json } = await upload(Buffer.alloc(11 * 1024 * 1024));
    expect([status, json.code]).toEqual([413, 'too_large']);
  });

  test('two files', async () => {
    const bytes = new Uint8Array(await picture().png().toBuffer());
    const form = new FormData();
    for (const name of ['a.png', 'b.png']) form.append('avatar', new File([bytes], name));
    expect((await send(form)).status).toBe(413);
  });

  test('a text value instead of a file', async () => {
    const { status, json } = await api.call('/api/profile/avatar/', {
      method: 'POST',
      role: 'client',
      body: { avatar: '/etc/passwd' },
    });
    expect(status).toBe(400);
    expect(json.issues).toMatchObject([{ path: 'body.avatar' }]);
  });

  test('a file in another field', async () => {
    const { status, json } = await upload(await picture().png().toBuffer(), { field: 'file' });
    expect(status).toBe(400);
    expect(json.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['body.avatar', 'body.file']);
  });

  test('the thirty-first upload in an hour is rate-limited', async () => {
    const bytes = await picture().png().toBuffer();
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await upload(bytes, { role: 'developer' })).status),
    );
    expect(statuses.sort()).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('below /files/', () => {
  test.each([
    '/files/x',
    '/files/',
    '/files/..%2fdemo-accounts.json',
    '/files/%2e%2e%2fx.webp',
    `/files/${'a'.repeat(22)}.webp`,
    '/files/a%00.webp',
  ])('%s returns 404', async (path) => {
    expect((await api.call(path)).status).toBe(404);
  });

  test('only finished files of allowed types are served', async () => {
    const name = 'b'.repeat(22);
    await writeFile(join(folder, `${name}.webp.part`), 'x');
    await writeFile(join(folder, `${name}.html`), 'x');
    for (const ending of ['webp.part', 'html']) expect((await api.call(`/files/${name}.${ending}`)).status).toBe(404);
  });
});

/** Sets the size in the PNG's header to 100,000 × 100,000 pixels, with a valid checksum. */
function lieAboutSize(png: Buffer): Buffer {
  png.writeUInt32BE(100_000, 16);
  png.writeUInt32BE(100_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
