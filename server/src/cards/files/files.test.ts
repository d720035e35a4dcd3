import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { mailsTo } from '../../../../tests/support/accounts.ts';
import { docxPackage } from '../../../../tests/support/docx-package.ts';
import { unzipped } from '../../../../tests/support/unzipped.ts';

let api: TestApi;
let dataDir: string;
let talent: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crewdock-card-files-'));
  api = await testApi({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

beforeEach(async () => {
  await api.database.pool.query('delete from rate_limit; delete from mail; delete from staff_update');
  const skills = [{ name: 'Rust', experience: 7, is_main: true }];
  const body = { name: 'Ada Example', title: 'Rust developer', summary: '<p>Builds engines.</p>', skills };
  talent = (await api.call('/api/talents/', { method: 'POST', role: 'provider', body })).json.id;
});

async function upload(what: 'photo' | 'cv', file: File, role: Role = 'provider', id = talent) {
  const form = new FormData();
  form.append(what, file);
  const encoded = new Response(form);
  return api.call(`/api/talents/${id}/${what}/`, {
    method: 'POST',
    role,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

const remove = (what: string, role: Role = 'provider') =>
  api.call(`/api/talents/${talent}/${what}/`, { method: 'DELETE', role });
const file = (bytes: Uint8Array | string, name: string) => new File([bytes as BlobPart], name);
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer();

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

const DOCX = docxPackage();

async function storedFiles(): Promise<string[]> {
  return readdir(join(dataDir, 'files')).catch(() => []);
}

async function removals(): Promise<string[]> {
  const { rows } = await api.database.pool.query(
    `delete from graphile_worker._private_jobs where task_id = (
       select id from graphile_worker._private_tasks where identifier = 'remove-file') returning payload`,
  );
  return rows.map(({ payload }) => payload.path);
}

describe('the photo of a talent', () => {
  test('is cropped to 512 pixels, served to everyone, and its previous file is removed', async () => {
    const { json } = await upload('photo', file(await picture(), 'me.png'));
    expect(json).toMatchObject({ photo: expect.stringMatching(/^\/files\/[\w-]{22}\.webp$/), version: 2 });
    const served = await api.call(json.photo);
    expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const second = await upload('photo', file(await picture(), 'me.png'));
    expect(await removals()).toEqual([json.photo]);
    expect((await remove('photo')).json.photo).toBeNull();
    expect(await removals()).toEqual([second.json.photo]);
    expect((await remove('photo')).json.version).toBe(4);
  });

  test('supports range requests', async () => {
    const { json } = await upload('photo', file(await picture(), 'me.png'));
    const { headers, bytes } = await api.call(json.photo);
    expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=31536000, immutable' });
    const ask = (range: string) => api.call(json.photo, { headers: { range, 'if-range': String(headers['etag']) } });
    const part = await ask('bytes=8-15');
    expect([part.status, part.bytes]).toEqual([206, bytes.subarray(8, 16)]);
    expect(part.headers['content-range']).toBe(`bytes 8-15/${bytes.length}`);
    expect((await ask(`bytes=${bytes.length}-`)).json.code).toBe('range_not_satisfiable');
    const head = await api.call(json.photo, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, String(bytes.length), 0]);
  });

  test('is refused as SVG, PDF, text or an empty file', async () => {
    const before = await storedFiles();
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', PDF, 'text', '']) {
      expect((await upload('photo', file(bytes, 'me.png'))).json.issues).toMatchObject([{ path: 'body.photo' }]);
    }
    expect(await storedFiles()).toEqual(before);
  });
});

describe('an uploaded CV', () => {
  test.each([
    ['pdf', PDF, 'application/pdf'],
    ['docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('as %s is downloaded unchanged, and only by users who may edit the card', async (ending, bytes, type) => {
    const { json } = await upload('cv', file(bytes, `Lebenslauf “Zoë”.exe`));
    expect(json).toMatchObject({ has_cv: true, version: 2 });
    const ask = (role: Role, id = talent) => api.call(`/api/talents/${id}/cv/`, { role });
    for (const role of ['provider', 'staff'] as const) {
      const { status, headers, bytes: loaded } = await api.call((await ask(role)).json.upload.url);
      expect(status).toBe(200);
      expect(loaded).toEqual(Buffer.from(bytes));
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(
          new RegExp(`^attachment; filename="Lebenslauf Zoe.${ending}"; filename\\*=UTF-8''Lebenslauf%20`),
        ),
      });
    }
    const { url } = (await ask('provider')).json.upload;
    for (const role of ['client', 'developer', 'otherSuperadmin'] as const) {
      expect([role, (await ask(role)).json.upload]).toEqual([role, null]);
    }
    const { rows } = await api.database.pool.query('select cv_file from talent where id = $1', [talent]);
    // The internal file path does not return the file either.
    expect((await api.call(rows[0].cv_file, { role: 'staff' })).status).toBe(404);
    expect((await api.call(`/api/talents/${talent}/`, { role: 'client' })).text).not.toContain('cv_file');
    expect((await api.call(`/api/talents/${talent}/`)).json.has_cv).toBe(false);
    expect((await remove('cv')).json.has_cv).toBe(false);
    expect(await removals()).toEqual([rows[0].cv_file]);
    expect((await api.call(url)).status).toBe(404);
  });

  test('supports range requests until it is removed', async () => {
    await upload('cv', file(PDF, 'cv.pdf'));
    const { url } = (await api.call(`/api/talents/${talent}/cv/`, { role: 'provider' })).json.upload;
    const { headers } = await api.call(url);
    const rest = await api.call(url, { headers: { range: 'bytes=5-', 'if-range': String(headers['etag']) } });
    expect([rest.status, rest.text]).toEqual([206, PDF.slice(5)]);
    expect(rest.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-range': `bytes 5-${PDF.length - 1}/${PDF.length}`,
    });
    await remove('cv');
    expect((await api.call(url, { headers: { range: 'bytes=5-' } })).status).toBe(404);
  });

  test('is validated by its content, not by its name', async () => {
    const before = await storedFiles();
    const refused: (string | Buffer)[] = [
      '<html><script>alert(1)</script>',
      'MZ\u0090',
      '',
      '%PDF-1.7 without an end',
      `<html>${PDF}`,
      docxPackage({ mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
      DOCX.subarray(0, 60),
      await picture(),
    ];
    for (const bytes of refused) {
      const { status, json } = await upload('cv', file(bytes, 'cv.pdf'));
      expect([status, json.issues[0].path]).toEqual([400, 'body.cv']);
    }
    expect(await storedFiles()).toEqual(before);
  });

  test('as a DOCX that names a local template and embeds an object is stored without both', async () => {
    const bytes = docxPackage({
      body: '<w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" r:id="rId2"/></w:object>',
      relationships: [{ id: 'rId2', type: 'oleObject', target: 'embeddings/oleObject1.bin' }],
      parts: { 'word/embeddings/oleObject1.bin': 'OLE' },
      settings: '<w:attachedTemplate r:id="rId1"/>',
      settingsRelationships: [{ id: 'rId1', type: 'attachedTemplate', target: 'Normal.dotm', isExternal: true }],
    });
    expect((await upload('cv', file(bytes, 'cv.docx'))).status).toBe(200);
    const { url } = (await api.call(`/api/talents/${talent}/cv/`, { role: 'provider' })).json.upload;
    const stored = unzipped((await api.call(url)).bytes);
    expect(Object.keys(stored)).toContain('word/document.xml');
    expect(JSON.stringify([Object.keys(stored), stored])).not.toMatch(/OLE|Normal\.dotm|attachedTemplate/);
  });

  test.each([
    [
      'contains macros: save it as a DOCX without macros, or as a PDF',
      docxPackage({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    ],
    ['can’t be checked for unsafe content: save it again as a DOCX or as a PDF', DOCX.subarray(0, -40)],
  ])('is refused with the reason when it %s', async (message, bytes) => {
    const { status, json } = await upload('cv', file(bytes, 'cv.docx'));
    expect([status, json.issues]).toEqual([400, [{ path: 'body.cv', message }]]);
  });

  test('of more than 10 MB is refused', async () => {
    const bytes = Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1024 * 1024), Buffer.from(PDF)]);
    expect([400, 413]).toContain((await upload('cv', file(bytes, 'cv.pdf'))).status);
  });

  test('of another user’s talent returns the same 404 as for an unknown talent', async () => {
    for (const role of ['client', 'developer', 'superadmin'] as const) {
      for (const what of ['cv', 'photo'] as const) {
        const bytes = what === 'cv' ? PDF : await picture();
        const foreign = await upload(what, file(bytes, 'x'), role);
        const unknown = await upload(what, file(bytes, 'x'), role, 2_147_483_645);
        expect([role, bytesOf(foreign), foreign.status]).toEqual([role, bytesOf(unknown), 404]);
        expect((await remove(what, role)).status).toBe(404);
      }
    }
    expect((await api.call(`/api/talents/${talent}/`, { role: 'provider' })).json).toMatchObject({
      version: 1,
      photo: null,
      has_cv: false,
    });
  });

  test('is refused with 429 after thirty uploads', async () => {
    for (let at = 0; at < 30; at++) await upload('cv', file(PDF, 'cv.pdf'));
    expect((await upload('cv', file(PDF, 'cv.pdf'))).status).toBe(429);
  });
});

describe('writing to the owner of a card', () => {
  const write = (
    body: object,
    role: Role = 'client',
    { type = 'talents', id = talent, host = undefined as string | undefined } = {},
  ) => api.call(`/api/${type}/${id}/contact/`, { method: 'POST', role, host, body });

  test('emails the message, ten dashes and the details with the sender as reply-to, and notifies staff', async () => {
    const { status, json } = await write({ message: 'Are you free?\nWe are.', details: 'Budget: $80' });
    expect([status, json]).toEqual([200, { detail: 'Message successfully sent' }]);
    const client = api.account('client');
    const [mail, ...more] = await mailsTo(api, api.account('provider').email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      reply_to: client.email,
      subject: `${client.name} wrote about Ada Example, Rust developer`,
    });
    expect(mail!.text).toContain('Are you free?\nWe are.\n----------\nBudget: $80\n');
    const { rows } = await api.database.pool.query(
      `select kind, detail, email from staff_update where kind = 'card_contact'`,
    );
    expect(rows).toEqual([
      { kind: 'card_contact', detail: 'Are you free?\nWe are.\n----------\nBudget: $80', email: client.email },
    ]);
  });

  test('adds messages by staff to the staff inbox as done', async () => {
    expect((await write({ message: 'Are you free?' }, 'staff')).status).toBe(200);
    const { rows } = await api.database.pool.query(`select status from staff_update order by id desc limit 1`);
    expect(rows).toEqual([{ status: 'done' }]);
  });

  test('without details sends no dashes, and markup is escaped', async () => {
    await write({ message: '<img src=x onerror=alert(1)> \u202Edednuof' });
    const [mail] = await mailsTo(api, api.account('provider').email);
    expect(mail!.text).not.toContain('----------');
    expect(mail!.text).not.toContain('\u202E');
    expect(mail!.html).not.toContain('<img src=x');
    expect((await write({ message: ' \u202E ' })).status).toBe(400);
  });

  test('is signed with the name of the card’s company', async () => {
    const host = 'acme.localhost';
    const { json } = await api.call('/api/market_2/talents/?limit=100&facets=0', { host });
    const { rows } = await api.database.pool.query(
      `select t.id, p.email from talent t join person p on p.id = t.owner_id join company c on c.id = t.company_id
       where c.slug = 'acme' and t.id = any($1)`,
      [json.items.map(({ id }: { id: number }) => id)],
    );
    expect((await write({ message: 'Hello' }, 'client', { id: rows[0].id, host })).status).toBe(200);
    const [mail] = await mailsTo(api, rows[0].email);
    expect(mail!.text).toContain('-- \nAcme Talent\n');
    expect((await write({ message: 'Hello' }, 'client', { id: rows[0].id })).status).toBe(404);
  });

  test('is refused for a card of the sender and for a hidden card', async () => {
    expect((await write({ message: 'Hello' }, 'provider')).status).toBe(409);
    await api.database.pool.query('update talent set is_private = true where id = $1', [talent]);
    const hidden = await write({ message: 'Hello' });
    const unknown = await write({ message: 'Hello' }, 'client', { id: 2_147_483_645 });
    expect(bytesOf(hidden)).toBe(bytesOf(unknown));
    expect(await mailsTo(api, api.account('provider').email)).toEqual([]);
  });

  test('is refused with 429 after ten messages, and a repeated idempotency key counts once', async () => {
    const again = () =>
      api.call(`/api/talents/${talent}/contact/`, {
        method: 'POST',
        role: 'client',
        headers: { 'idempotency-key': 'one' },
        body: { message: 'Hello' },
      });
    await Promise.all([again(), again(), again()]);
    expect(await mailsTo(api, api.account('provider').email)).toHaveLength(1);
    for (let at = 1; at < 10; at++) expect((await write({ message: 'Hello' })).status).toBe(200);
    expect((await write({ message: 'Hello' })).status).toBe(429);
    expect((await write({ message: 'Hello' }, 'secondClient')).status).toBe(200);
  });
});

const bytesOf = ({ text, json }: { text: string; json: { request_id: string } }) => text.replace(json.request_id, '');
