import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importGround } from '../../../../../tests/support/import-ground.ts';
import { createFetchBytes } from '../../../infra/outbound-fetch/fetch-bytes.ts';
import { createFetchDocument } from './fetch-document.ts';

const { api, ask, checked, begin, read, rows, work, resources } = importGround();

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const HEAD = 'Reference,Name,Title,CV';

let site: Server;
let origin: string;
let asked: string[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url!);
    const answers: Record<string, () => void> = {
      '/cv.pdf': () => response.end(PDF),
      '/moved': () => response.writeHead(302, { location: '/cv.pdf' }).end(),
      '/inside': () => response.writeHead(302, { location: 'http://10.0.0.1/cv.pdf' }).end(),
      '/round': () => response.writeHead(302, { location: '/round' }).end(),
      '/page': () => response.end('<html>Sign in</html>'),
      '/huge': () => response.end(Buffer.alloc(10 * 1024 * 1024 + 1)),
    };
    (answers[request.url!] ?? (() => response.writeHead(404).end()))();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(() => site.close());

const never = new AbortController().signal;

test.each([
  ['/nothing', 'answered 404'],
  ['/round', 'redirects too often'],
  ['/page', 'leads to neither a PDF nor a DOCX'],
  ['/huge', 'has more than 10 MB'],
  ['/inside', 'can’t be reached'],
])('a link to %s is refused with the reason “%s”', async (path, reason) => {
  await expect(createFetchDocument(createFetchBytes(['127.0.0.1']))(origin + path, never)).rejects.toThrow(reason);
});

test.each([
  ['file:///etc/passwd', 'is not a web address'],
  ['http://ada:secret@example.com/cv.pdf', 'is not a web address'],
  ['http://127.0.0.1:1/cv.pdf', 'can’t be reached'],
  ['http://[::1]/cv.pdf', 'can’t be reached'],
  ['http://169.254.169.254/latest/meta-data/', 'can’t be reached'],
  ['http://localhost/cv.pdf', 'can’t be reached'],
])('%s is refused with the reason “%s”', async (link, reason) => {
  await expect(createFetchDocument(createFetchBytes())(link, never)).rejects.toThrow(reason);
});

test('a private address is refused before any request is sent to it', async () => {
  asked = [];
  await expect(createFetchDocument(createFetchBytes())(`${origin}/cv.pdf`, never)).rejects.toThrow('can’t be reached');
  expect(asked).toEqual([]);
});

const table = () => `${HEAD}\n1,Ana Petrova,Go developer,${origin}/moved\n2,Ben Ode,Rust developer,${origin}/nothing\n`;
const mapping = { fields: ['reference', 'name', 'title', 'cv'] };

test('CVs are fetched before rows are imported, and a row with a bad link fails with the reason', async () => {
  const { uid, ...seen } = await checked(table());
  const body = { upload: uid, mapping: { ...seen.mapping, ...mapping } };
  await ask('POST', '/available_resources/preview/', { body });
  expect(await begin(uid)).toMatchObject({
    state: 'fetching',
    links: { total: 2, read: 0, bad: 0 },
    can: { cancel: true },
  });
  await work();
  const [ana, ...others] = await resources();
  expect(others).toEqual([]);
  expect(await read(uid)).toMatchObject({ state: 'done', links: { read: 1, bad: 1 }, counts: { create: 1, error: 1 } });
  expect(await rows(uid, 'error')).toMatchObject([
    { number: 3, reason: 'The CV can’t be fetched: its link answered 404' },
  ]);
  const { rows: files } = await api().database.pool.query(`select path, purpose, state from file where path = $1`, [
    ana!['cv_file'],
  ]);
  expect(files).toMatchObject([{ purpose: 'resource-cv', state: 'stored' }]);

  // With `badLinks`, the row with the bad link is imported without its CV.
  expect(await read(uid)).toMatchObject({ can: { run: true } });
  await begin(uid, { badLinks: true });
  await work();
  expect(await resources()).toMatchObject([{ name: 'Ana Petrova' }, { name: 'Ben Ode', cv_file: null, cv_url: '' }]);
  expect((await checked(table())).import.counts).toMatchObject({ create: 0 });
});

test('an import can be cancelled while CVs are fetched, and started again', async () => {
  const { uid, ...seen } = await checked(table());
  await ask('POST', '/available_resources/preview/', {
    body: { upload: uid, mapping: { ...seen.mapping, ...mapping } },
  });
  await begin(uid, { badLinks: true });
  await ask('POST', `/available_resources/imports/${uid}/cancel/`);
  await work();
  expect(await resources()).toEqual([]);
  expect(await read(uid)).toMatchObject({ state: 'checked', can: { run: true } });
  await begin(uid, { badLinks: true });
  await work();
  expect(await resources()).toHaveLength(2);
});
