import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { addAccount } from '../../../../tests/support/accounts.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';

let api: TestApi;
let talent: number;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const CARD = {
  name: 'Ada Example',
  title: 'Rust developer',
  summary: '<p>Builds engines.</p>',
  skills: [{ name: 'Rust', experience: 7, is_main: true }],
};

beforeEach(async () => {
  talent = (await api.call('/api/talents/', { method: 'POST', role: 'provider', body: CARD })).json.id;
  const form = new FormData();
  form.set('cv', new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'cv.pdf'));
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type')! };
  const body = Buffer.from(await sent.arrayBuffer());
  const { status } = await api.call(`/api/talents/${talent}/cv/`, { method: 'POST', role: 'provider', headers, body });
  expect(status).toBe(200);
});

async function addresses(role: Role): Promise<string[]> {
  const { json } = await api.call(`/api/talents/${talent}/cv/`, { role });
  return [json.cv_url, json.json_url, json.upload?.url].filter((url) => url);
}

const statuses = (urls: string[]) => Promise.all(urls.map(async (url) => (await api.call(url)).status));

test('the unsigned URLs of CVs return 401 for every role', async () => {
  for (const role of ['visitor', 'client', 'provider', 'staff'] as const) {
    for (const path of ['cv.pdf', 'cv.json', 'cv-upload/']) {
      expect([role, path, (await api.call(`/api/talents/${talent}/${path}`, { role })).status]).toEqual([
        role,
        path,
        401,
      ]);
    }
  }
});

test('signed URLs load without a session, and only editors of the card get one for the uploaded CV', async () => {
  expect(await statuses(await addresses('provider'))).toEqual([200, 200, 200]);
  expect(await statuses(await addresses('staff'))).toEqual([200, 200, 200]);
  expect(await statuses(await addresses('client'))).toEqual([200, 200]);
});

test('the uploaded CV is available to signed-in viewers of the card while its owner shares it', async () => {
  const share = (cv_is_shared: boolean) =>
    api.call(`/api/talents/${talent}/`, { method: 'PATCH', role: 'provider', body: { cv_is_shared } });
  const told = async (role: Role) => (await api.call(`/api/talents/${talent}/`, { role })).json.has_cv;
  expect([await told('visitor'), await told('client'), await told('provider')]).toEqual([false, false, true]);
  await share(true);
  expect([await told('visitor'), await told('client'), await told('provider')]).toEqual([false, true, true]);
  const urls = await addresses('client');
  expect(await statuses(urls)).toEqual([200, 200, 200]);
  await share(false);
  expect(await statuses(urls)).toEqual([200, 200, 404]);
  expect(await statuses(await addresses('client'))).toEqual([200, 200]);
});

test('a signed URL is valid only for the file and the card that it was issued for', async () => {
  const [made, , uploaded] = (await addresses('provider')) as [string, string, string];
  const other = (await api.call('/api/talents/', { method: 'POST', role: 'provider', body: CARD })).json;
  const link = (url: string) => url.slice(url.indexOf('?link='));
  const forged = made.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const wrong = [
    forged,
    `/api/talents/${talent}/cv.pdf${link(uploaded)}`,
    `/api/talents/${talent}/cv-upload/${link(made)}`,
    `/api/talents/${talent}/cv.json${link(uploaded)}`,
    `/api/talents/${other.id}/cv.pdf${link(made)}`,
    `/api/talents/${talent}/cv.pdf?link=${'x'.repeat(96)}`,
  ];
  expect(await statuses(wrong)).toEqual(wrong.map(() => 410));
});

test('a signed URL expires after ten minutes', async () => {
  const urls = await addresses('provider');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9.9 * 60_000 });
  try {
    expect(await statuses(urls)).toEqual([200, 200, 200]);
    vi.setSystemTime(Date.now() + 0.2 * 60_000);
    expect(await statuses(urls)).toEqual([410, 410, 410]);
  } finally {
    vi.useRealTimers();
  }
});

test('a signed URL is invalid after its session ends and while the card is hidden from its user', async () => {
  const account = await addAccount(api);
  const token = await signIn(api, account);
  const { json } = await api.call(`/api/talents/${talent}/cv/`, { token });
  expect((await api.call(json.cv_url)).status).toBe(200);
  const hide = (is_private: boolean) =>
    api.call(`/api/talents/${talent}/`, { method: 'PATCH', role: 'provider', body: { is_private } });
  await hide(true);
  expect((await api.call(json.cv_url)).status).toBe(404);
  await hide(false);
  expect((await api.call(json.cv_url)).status).toBe(200);
  await api.call('/api/logout/', { token });
  expect((await api.call(json.cv_url)).status).toBe(410);
});
