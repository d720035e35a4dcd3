import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../../tests/support/api.ts';
import { HOSTILE } from '../../../../tests/support/hostile.ts';
import { sanitizeRichText } from '../../core/text/rich-text.ts';

let api: TestApi;
let talent: number;
let request: number;

const SKILLS = [{ name: 'Rust', experience: 1, is_main: true }];
/** Matches characters that end a line or change the text direction, which single-line fields must not contain. */
const FORBIDDEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;
/** Matches markup that a browser would execute. */
const RUNS = /<(script|svg|img|iframe|style|input|details|form|textarea|title)|\son\w+=|(java|vb)script:|data:text/i;

beforeAll(async () => {
  api = await testApi();
  const post = async (path: string, role: 'provider' | 'client', body: object) =>
    (await api.call(path, { method: 'POST', role, body: { title: 'A title', skills: SKILLS, ...body } })).json.id;
  talent = await post('/api/talents/', 'provider', { name: 'Ada Example' });
  request = await post('/api/requests/', 'client', {});
});

afterAll(() => api.close());

const change = (type: 'talents' | 'requests', body: object) =>
  api.call(`/api/${type}/${type === 'talents' ? talent : request}/`, {
    method: 'PATCH',
    role: type === 'talents' ? 'provider' : 'client',
    body,
  });

test('there are at least two hundred hostile values', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200);
});

test.each([
  ['talents', 'name', 120],
  ['talents', 'title', 160],
  ['talents', 'city', 120],
  ['requests', 'title', 160],
  ['requests', 'company_name', 120],
  ['requests', 'city', 120],
  ['requests', 'region', 120],
] as const)('%s %s is stored as one line of text, or refused', async (type, field, max) => {
  for (const value of HOSTILE) {
    const { status, json } = await change(type, { [field]: value });
    const line = value.replaceAll(new RegExp(FORBIDDEN, 'gu'), ' ').replaceAll(/\s+/g, ' ').trim();
    const isTooLong = value.length > max;
    const isMissing = line === '' && (field === 'name' || field === 'title');
    expect([value, status]).toEqual([value, isTooLong || isMissing ? 400 : 200]);
    if (status !== 200) {
      expect(json.issues[0].path).toBe(`body.${field}`);
      continue;
    }
    expect(json[field]).not.toMatch(FORBIDDEN);
    expect(json[field]).toBe(line);
    const { json: shown } = await api.call(`/api/${type}/${json.public_id}/`);
    expect(shown[field]).toBe(line);
    expect(shown.path).toMatch(/^\/[tj]\/\d+-\d+(-[a-z0-9-]+)?$/);
  }
});

test('a summary is stored without executable markup, and plain text is unchanged', async () => {
  for (const value of HOSTILE) {
    const { status, json } = await change('talents', { summary: `<p>before</p>${value}` });
    // Escaping makes special characters longer.
    const isTooLong = sanitizeRichText(`<p>before</p>${value}`).length > CARD_FIELDS.summary.max;
    expect([value, status]).toEqual([value, isTooLong ? 400 : 200]);
    if (isTooLong) continue;
    expect(json.summary.replaceAll('&lt;', '')).not.toMatch(RUNS);
    expect(json.summary.startsWith('<p>before</p>')).toBe(true);
    const { rows } = await api.database.pool.query('select summary from talent where id = $1', [talent]);
    expect(rows[0].summary).toBe(json.summary);
  }
  for (const plain of ['محمد بن سلمان', '王小明', '👨‍👩‍👧‍👦 family', 'O’Brien-Smith, Jr.']) {
    expect((await change('talents', { summary: `<p>${plain}</p>` })).json.summary).toBe(`<p>${plain}</p>`);
  }
});

test('a summary with too many blocks or too deeply nested lists returns 400 with its path', async () => {
  for (const summary of ['<p>a'.repeat(5000), '<ul><li>'.repeat(2400)]) {
    const card = { title: 'A title', name: 'Ada Example', skills: SKILLS, summary };
    const answers = await Promise.all([
      change('talents', { summary }),
      change('requests', { summary }),
      api.call('/api/talents/', { method: 'POST', role: 'provider', body: card }),
    ]);
    for (const { status, json } of answers) {
      expect([status, json.code, json.issues[0].path]).toEqual([400, 'invalid_input', 'body.summary']);
    }
  }
});

test('a skill name is stored as one line, and the same name returns the same skill', async () => {
  for (const value of HOSTILE) {
    // Resets the daily limit of new skills, because this test creates more skills.
    await api.database.pool.query(`update skill set made_at = now() - interval '2 days'`);
    const { status, json } = await change('talents', { skills: [{ name: value, experience: 1, is_main: true }] });
    const line = value.replaceAll(new RegExp(FORBIDDEN, 'gu'), ' ').replaceAll(/\s+/g, ' ').trim();
    expect([value, status]).toEqual([value, value.length > 60 || line === '' ? 400 : 200]);
    if (status !== 200) continue;
    const [skill] = json.skills;
    expect(skill.name.toLowerCase()).toBe(line.toLowerCase());
    const again = await change('talents', { skills: [{ name: line, experience: 1, is_main: true }] });
    expect(again.json.skills[0].id).toBe(skill.id);
  }
});

test('NUL bytes and lone surrogates are refused', async () => {
  for (const value of ['a\0b', '\uD800', 'x\uDC00']) {
    // JSON.stringify keeps a lone surrogate as an escape.
    for (const field of ['title', 'summary', 'name']) {
      expect([field, (await change('talents', { [field]: value })).status]).toEqual([field, 400]);
    }
  }
});

test('list names and notes are stored without control characters, or refused', async () => {
  const list = (await api.call('/api/lists/', { method: 'POST', role: 'client', body: { name: 'Any' } })).json.id;
  const { json: item } = await api.call(`/api/lists/${list}/items/`, {
    method: 'POST',
    role: 'client',
    body: { talent },
  });
  for (const value of HOSTILE) {
    const named = await api.call(`/api/lists/${list}/`, { method: 'PATCH', role: 'client', body: { name: value } });
    if (named.status === 200) expect(named.json.name).not.toMatch(FORBIDDEN);
    else expect([value, named.status]).toEqual([value, 400]);
    const noted = await api.call(`/api/lists/${list}/items/${item.id}/`, {
      method: 'PATCH',
      role: 'client',
      body: { note: value },
    });
    if (noted.status === 200)
      expect(noted.json.note.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    else expect([value.length > 2000, noted.status]).toEqual([true, 400]);
  }
});
