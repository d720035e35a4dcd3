import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../../tests/support/api.ts';

const HOST = 'acme.localhost';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const read = (role: Role = 'superadmin') => api.call('/api/company/settings/', { role, host: HOST });
const change = (body: object, role: Role = 'superadmin') =>
  api.call('/api/company/settings/', { method: 'PATCH', role, host: HOST, body });

test.each(ROLES)('only superadmins and staff have access: %s', async (role) => {
  const expected = role === 'visitor' ? 401 : role === 'superadmin' || role === 'staff' ? 200 : 403;
  expect((await read(role)).status).toBe(expected);
  expect((await change({ was: {} }, role)).status).toBe(expected);
});

test('changes appear on the portal immediately, and another person’s changes are not overwritten', async () => {
  const { json: seen } = await read();
  const { version, ...was } = seen;
  const next = { name: 'Acme Works', brand_color: '#FFB020', header_title: null, market_enabled: false };
  const saved = await change({ ...next, was: seen });
  expect(saved.json).toEqual({ ...was, ...next, brand_color: '#ffb020', version: version + 1 });
  const company = (await api.call('/api/companies/current/', { host: HOST })).json;
  expect(company).toMatchObject({ name: 'Acme Works', brand_color: '#ffb020', market_enabled: false });
  const late = await change({ name: 'Acme Late', was });
  expect([late.status, late.json.code, late.json.current.name]).toEqual([409, 'conflict', 'Acme Works']);
  // A change of another setting causes no conflict.
  expect((await change({ font_color: '#000000', was })).status).toBe(200);
  const restored = await change({ ...was, was: (await read()).json });
  expect(restored.json).toEqual({ ...was, version: expect.any(Number) });
});

test.each([
  [{ name: ' ' }, 'body.name'],
  [{ header_title: 'x'.repeat(500) }, 'body.header_title'],
  [{ brand_color: 'red' }, 'body.brand_color'],
  [{ font_color: '#12345' }, 'body.font_color'],
  [{ market_enabled: 'yes' }, 'body.market_enabled'],
  [{ slug: 'other' }, 'body.slug'],
  [{ message_addresses: ['a@example.com', 'nobody'] }, 'body.message_addresses.1'],
  [{ message_addresses: ['a@example.com', 'A@example.com'] }, 'body.message_addresses'],
  [{ mail_reply_to: 'nobody' }, 'body.mail_reply_to'],
  [{ mail_sender: ' ' }, 'body.mail_sender'],
  [{ mail_sender: 'support@bank.example' }, 'body.mail_sender'],
  [{ mail_sender: 'support＠bank.example' }, 'body.mail_sender'],
  [{ postal_address: ' ' }, 'body.postal_address'],
  [{ privacy_text: '<p>a</p>'.repeat(501) }, 'body.privacy_text'],
  [{ terms_text: 'x'.repeat(60_001) }, 'body.terms_text'],
  [{ consent_text: ' ' }, 'body.consent_text'],
  [{ consent_text: 'x'.repeat(301) }, 'body.consent_text'],
  [{ consent_text: 'a\nb' }, 'body.consent_text'],
])('%j is refused with an issue at its field', async (body, path) => {
  const { status, json } = await change({ ...body, was: {} });
  expect([status, json.issues[0].path]).toEqual([400, path]);
});

test('the log records how many addresses are set, not the addresses', async () => {
  const { json: was } = await read();
  await change({ message_addresses: ['inbox@example.com'], mail_reply_to: 'inbox@example.com', was });
  expect((await change({ message_addresses: [], was })).status).toBe(409);
  const { rows } = await api.database.pool.query(`select after from audit_entry order by id desc limit 1`);
  expect(rows[0].after).toEqual({ message_addresses: 1, mail_reply_to: true });
  await change({ message_addresses: [], mail_reply_to: null, was: {} });
});

describe('the CV template', () => {
  const preview = (template: string, role: Role = 'superadmin') =>
    api.call(`/api/company/resume_preview/?resume_template=${template}`, { role, host: HOST });

  test('can be previewed on a real card, and each template renders a different CV', async () => {
    const made = [];
    for (const template of ['modern', 'classic', 'compact']) {
      const { status, headers } = await preview(template);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      made.push(headers.etag);
    }
    expect(new Set(made).size).toBe(3);
    expect((await preview('fancy')).json.issues[0].path).toBe('query.resume_template');
    for (const role of ['client', 'visitor'] as const) expect((await preview('modern', role)).status).not.toBe(200);
  });

  test('is previewed on a public talent when the company has none', async () => {
    await api.database.pool.query(
      `update talent set is_active = false where company_id = (select id from company where slug = 'acme')`,
    );
    expect((await preview('classic')).status).toBe(200);
  });

  test('is saved, and an unknown stored template falls back to the default', async () => {
    await api.database.pool.query(`update company set resume_template = 'fancy' where slug = 'acme'`);
    const { json: was } = await read();
    expect(was.resume_template).toBe('modern');
    expect((await change({ resume_template: 'compact', was })).json.resume_template).toBe('compact');
    await change({ resume_template: 'modern', was: {} });
  });
});

describe('legal pages', () => {
  const page = (name: string, host = HOST) => api.call(`/api/companies/current/legal/${name}/`, { host });

  test('use the default text with the company’s name until the company sets its own, and again after it clears it', async () => {
    expect((await page('privacy')).json).toEqual({ postal_address: null, text: null, changed_at: null });
    const { json: was } = await read();
    const postal_address = 'Acme Talent\n1 Quay Street';
    const text = '<h3>What we keep</h3><p onclick="alert(1)">Little.<script>alert(1)</script></p>';
    expect((await change({ privacy_text: text, postal_address, was })).json).toMatchObject({
      privacy_text: '<h3>What we keep</h3><p>Little.</p>',
      terms_text: null,
      postal_address,
    });
    const { json: own } = await page('privacy');
    expect(own).toEqual({
      postal_address,
      text: '<h3>What we keep</h3><p>Little.</p>',
      changed_at: expect.any(String),
    });
    expect((await page('terms')).json).toEqual({ postal_address, text: null, changed_at: null });
    expect((await change({ privacy_text: '<p>Mine</p>', was })).status).toBe(409);
    const { json: now } = await read();
    expect((await change({ ...was, was: now })).json).toEqual({ ...was, version: expect.any(Number) });
    expect((await page('privacy')).json).toEqual({ postal_address: null, text: null, changed_at: null });
  });

  test('are separate for each company and for the main portal', async () => {
    await change({ terms_text: '<p>Acme’s terms</p>', was: {} });
    expect((await page('terms', 'localhost')).status).toBe(404);
    expect((await page('terms', 'verdant.localhost')).json.text).toBeNull();
    expect((await page('elsewhere')).status).toBe(400);
    await change({ terms_text: null, was: {} });
  });

  test('the log records the length of a text, not the text', async () => {
    await change({ terms_text: '<p>Acme’s terms</p>', was: {} });
    const { rows } = await api.database.pool.query(`select after from audit_entry order by id desc limit 1`);
    expect(rows[0].after).toEqual({ terms_text: 19 });
    await change({ terms_text: null, was: {} });
  });

  test('are linked in the company’s portal forms and widgets', async () => {
    const options = (await api.call('/api/auth/options/', { host: HOST })).json;
    expect(options.terms_url).toBe('http://acme.localhost:3000/terms-of-use');
    const widget = (await api.call('/api/widgets/options/?company=acme')).json;
    expect(widget.privacy_url).toBe('http://acme.localhost:3000/privacy-policy');
  });
});
