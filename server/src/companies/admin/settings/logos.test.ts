import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';

const HOST = 'acme.localhost';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterEach(async () => {
  await api.database.pool.query(`delete from rate_limit where key like 'upload%'`);
  await api.database.pool.query(`update company set logo = '/demo/acme.svg', logo_dark = null where slug = 'acme'`);
});

afterAll(() => api.close());

interface Sent {
  scheme?: string;
  role?: Role;
  host?: string;
}

async function upload(contents: BlobPart, { scheme = 'light', role = 'superadmin', host = HOST }: Sent = {}) {
  const form = new FormData();
  form.append('logo', new File([contents], 'logo'));
  const encoded = new Response(form);
  return api.call(`/api/company/logos/${scheme}/`, {
    method: 'POST',
    role,
    host,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

const remove = (scheme: string, role: Role = 'superadmin') =>
  api.call(`/api/company/logos/${scheme}/`, { method: 'DELETE', role, host: HOST });
const svg = (contents: string, facts = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${facts}>${contents}</svg>`;
const RED = '<rect width="40" height="10" fill="#f00"/>';
const get = (path: string, host = HOST) => api.call(path, { host });

test.each(ROLES)('only superadmins and staff have access: %s', async (role) => {
  const expected = role === 'visitor' ? 401 : role === 'superadmin' || role === 'staff' ? 200 : 403;
  expect((await api.call('/api/company/logos/', { role, host: HOST })).status).toBe(expected);
  expect((await upload(svg(RED), { role })).status).toBe(expected);
  expect((await remove('dark', role)).status).toBe(expected);
});

test('an SVG is stored as a rendered PNG without its scripts', async () => {
  const script = '<script>alert(1)</script><foreignObject><body onload="alert(2)"/></foreignObject>';
  const { json } = await upload(svg(`${RED}${script}<a xlink:href="javascript:alert(3)">${RED}</a>`));
  expect(json).toMatchObject({ light: { width: 1024, height: 256 }, dark: null });
  const file = await get(json.light.path);
  expect(file.headers['content-type']).toBe('image/png');
  expect((await sharp(file.bytes).metadata()).format).toBe('png');
  expect([...(await sharp(file.bytes).raw().toBuffer()).subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  expect((await api.call('/api/companies/current/', { host: HOST })).json.logo).toBe(json.light.path);
});

test('a large photo is scaled down, and a small one keeps its size', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#00f' } })
      .jpeg()
      .toBuffer();
  expect((await upload(await picture(3000, 1000))).json.light).toMatchObject({ width: 768, height: 256 });
  expect((await upload(await picture(90, 30), { scheme: 'dark' })).json.dark).toMatchObject({ width: 90, height: 30 });
  const low = await upload(await picture(90, 20));
  expect([low.status, low.json.issues[0]]).toMatchObject([
    400,
    { path: 'body.logo', message: 'must be at least 28 pixels high' },
  ]);
});

test.each([
  [svg('<text>Acme</text>'), 'contains text'],
  [
    svg(`${RED}<image href="https://elsewhere.example/a.png" width="1" height="1"/>`),
    'refers to pictures in other files',
  ],
  [svg(`${RED}<image href="/etc/hostname.png" width="1" height="1"/>`), 'refers to pictures in other files'],
  [svg('<g>'), 'is not a readable SVG'],
  ['<!doctype html><html><body onload="alert(1)"></body></html>', 'is not a readable SVG'],
  [`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<desc>&a;</desc>')}`, 'is not a readable SVG'],
  ['not a picture', 'must be a JPEG, PNG'],
])('%s is refused', async (contents, reason) => {
  const { status, json } = await upload(contents);
  expect([status, json.issues?.[0]?.path]).toEqual([400, 'body.logo']);
  expect(json.issues[0].message).toContain(reason);
});

test('an SVG that takes too many resources fails without affecting other uploads', async () => {
  const deep = Array.from({ length: 12 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(12)}</g>`);
  const bomb = svg(`<defs><g id="g0">${RED}</g>${deep.join('')}</defs><use href="#g12"/>`);
  const [{ status, json }, other] = await Promise.all([upload(bomb), upload(svg(RED), { scheme: 'dark' })]);
  expect([status, json.issues?.[0]?.path]).toEqual([400, 'body.logo']);
  expect(other.status).toBe(200);
});

test('a replaced or removed logo is no longer served', async () => {
  const first = (await upload(svg(RED))).json.light.path;
  await upload(svg(RED));
  expect((await get(first)).status).toBe(404);
  const { json } = await remove('light');
  expect(json).toEqual({ light: null, dark: null, version: expect.any(Number) });
  expect((await api.call('/api/companies/current/', { host: HOST })).json.logo).toBe(null);
});

test('the main portal has no logo settings, and an unknown scheme is refused', async () => {
  expect((await upload(svg(RED), { host: 'localhost', role: 'staff' })).status).toBe(404);
  expect((await upload(svg(RED), { scheme: 'blue' })).status).toBe(400);
});

test('mails, icons, previews and the manifest use the brand of the host', async () => {
  const manifest = (await get('/manifest.webmanifest')).json;
  expect(manifest).toMatchObject({ name: 'Acme Talent', theme_color: '#123a8c' });
  const icon = await get(manifest.icons[0].src);
  expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
    200,
    'image/png',
    expect.stringContaining('immutable'),
  ]);
  expect(await sharp(icon.bytes).metadata()).toMatchObject({ width: 192, height: 192 });
  const { data } = await sharp(icon.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x12, 0x3a, 0x8c]);
  expect(await sharp((await get('/brand/preview.png')).bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  await upload(svg(RED));
  const changed = (await get('/manifest.webmanifest')).json;
  expect(changed.icons[0].src).not.toBe(manifest.icons[0].src);
  expect((await get('/manifest.webmanifest', 'localhost')).json.name).toBe('Crewdock');
  expect((await get('/brand/icon-192.png', 'localhost')).status).toBe(404);
  expect((await get('/brand/icon-7.png')).status).toBe(404);
});
