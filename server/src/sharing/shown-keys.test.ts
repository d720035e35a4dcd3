import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, type TestApi, testApi } from '../../../tests/support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

/** Returns all property names in a response, at any depth. */
function namesIn(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(namesIn);
  if (json === null || typeof json !== 'object') return [];
  return Object.entries(json).flatMap(([name, value]) => [name, ...namesIn(value)]);
}

const names = (json: unknown) => [...new Set(namesIn(json))].toSorted();

/** Creates a card of this role with all fields filled. */
async function full(kind: 'talent' | 'request', role: 'provider' | 'client'): Promise<number> {
  const [{ id }] = await query(
    `select c.id from ${kind} c join person p on p.id = c.owner_id where p.email = $1 and c.company_id is null
       and c.is_active and not c.is_on_hold and not c.is_draft and not c.is_private
       and exists (select from ${kind}_skill s where s.${kind}_id = c.id) order by c.id limit 1`,
    [api.account(role).email],
  );
  return id;
}

async function opened(path: string, role: Role) {
  const { json } = await api.call(`/api/${path}/create_tag/`, { method: 'POST', role, body: { tag: 'Northwind' } });
  const key = new URL(json.url).pathname.split('/')[2]!;
  const type = path.split('/')[0]!;
  const answer = await api.call(`/api/${type}/${key}/open/`, { method: 'POST', body: {} });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

test('a visitor with a share link gets exactly the allowed keys of a talent, a job and a list', async () => {
  const [talent, job] = [await full('talent', 'provider'), await full('request', 'client')];
  const { json: list } = await api.call('/api/lists/', {
    method: 'POST',
    role: 'client',
    body: { name: 'Rust people' },
  });
  for (const body of [{ talent }, { request: job }])
    await api.call(`/api/lists/${list.id}/items/`, { method: 'POST', role: 'client', body });
  expect(names(await opened(`talents/${talent}`, 'provider'))).toEqual(TALENT);
  expect(names(await opened(`requests/${job}`, 'client'))).toEqual(JOB);
  expect(names(await opened(`lists/${list.id}`, 'client'))).toEqual(LIST);
});

const TALENT = [
  'available_from',
  'can',
  'city',
  'code',
  'company',
  'country',
  'created',
  'cv_is_shared',
  'cv_shows_rates',
  'degree',
  'description',
  'edit',
  'education',
  'english_level',
  'experience',
  'from',
  'full_stack',
  'has_cv',
  'hourly_rate',
  'id',
  'industries',
  'is_active',
  'is_draft',
  'is_main',
  'is_on_hold',
  'is_private',
  'is_verified',
  'label',
  'languages',
  'level',
  'links',
  'modified',
  'monthly_rate',
  'name',
  'notice_period',
  'path',
  'photo',
  'placeholder',
  'priority',
  'public_id',
  'school',
  'see_privately',
  'seniority',
  'skill_image',
  'skills',
  'specializations',
  'summary',
  'time_zone',
  'title',
  'to',
  'url',
  'version',
  'work_experience',
];
const JOB = [
  'can',
  'city',
  'code',
  'company_name',
  'countries',
  'created',
  'duration',
  'edit',
  'engagement',
  'english_level',
  'experience',
  'full_stack',
  'has_cv',
  'headcount',
  'hourly_rate',
  'hours_per_week',
  'id',
  'industries',
  'is_active',
  'is_draft',
  'is_main',
  'is_on_hold',
  'is_private',
  'is_verified',
  'label',
  'level',
  'modified',
  'monthly_rate',
  'name',
  'overlap_hours',
  'overlap_time_zone',
  'path',
  'priority',
  'public_id',
  'questions',
  'region',
  'see_privately',
  'seniority',
  'skill_image',
  'skills',
  'specializations',
  'specific_project',
  'start_date',
  'summary',
  'title',
  'version',
  'work_mode',
];
const LIST = [
  'added',
  'card_data',
  'city',
  'code',
  'company_name',
  'countries',
  'country',
  'duration',
  'english_level',
  'experience',
  'hourly_rate',
  'id',
  'industries',
  'is_main',
  'is_verified',
  'items',
  'label',
  'level',
  'list',
  'modified',
  'monthly_rate',
  'name',
  'note',
  'path',
  'photo',
  'placeholder',
  'priority',
  'public_id',
  'region',
  'requests_count',
  'seniority',
  'skill_image',
  'skills',
  'specializations',
  'talents_count',
  'title',
  'total',
  'type',
];
