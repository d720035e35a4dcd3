import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type TestApi, testApi } from '../../../tests/support/api.ts';
import { editedCards } from '../../../tests/support/edited-cards.ts';
import { collectOutcomes } from '../../../tests/support/outcomes.ts';

/** A staff panel call from the specification, with the expected status for staff. */
interface Call {
  call: string;
  body?: object;
  status?: number;
}

let api: TestApi;
let talent: number;
let job: number;
const { create, createRequest } = editedCards(() => api);

beforeAll(async () => {
  api = await testApi();
  talent = (await create()).json.id;
  job = (await createRequest()).json.id;
});

afterAll(() => api.close());

const reset = () => api.database.pool.query('truncate rate_limit; delete from relation');

const NOBODYS = 2_147_483_647;
const TABLES = ['requests', 'talents', 'clients', 'vendors', 'contractors', 'updates', 'request_applications'];
const PEOPLE = ['clients', 'vendors', 'contractors'];
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const CALLS: Call[] = [
  ...['requests', 'applications', 'updates', 'sdr-requests', 'sdr-clients'].map((section) => ({
    call: `GET admin/${section}/`,
  })),
  ...TABLES.flatMap((table) => [
    { call: `GET admin-panel/${table}/?limit=50&offset=0&search=a&ordering=-created&with_counters=1` },
    { call: `GET admin-panel/es_${table}/` },
  ]),
  ...['requests', 'talents'].map((table) => ({
    call: `GET admin-panel/${table}/?for=${NOBODYS}&all_for=${NOBODYS}&card_id=${NOBODYS}`,
  })),
  { call: 'GET admin-panel/request_applications/?card_id=JOB' },
  { call: 'GET admin-panel/requests/related_talents/?card_id=JOB' },
  { call: 'GET admin-panel/talents/related_requests/?card_id=TALENT' },
  { call: 'GET admin-panel/requests/suggest/?search=rust&limit=10' },
  { call: 'GET admin-panel/talents/suggest/?search=rust&for=JOB' },
  { call: 'GET admin-panel/requests/filters/' },
  { call: 'GET admin-panel/talents/filters/' },
  { call: 'POST admin-panel/requests/JOB/related-talent/TALENT/', body: {} },
  { call: 'POST admin-panel/talents/TALENT/related-request/JOB/confirm/', body: {}, status: 404 },
  { call: 'DELETE admin-panel/requests/JOB/related-talent/TALENT/', status: 404 },
  { call: 'DELETE admin/talents/TALENT/related-request/JOB/', status: 404 },
  { call: 'DELETE admin/requests/JOB/related-talent/TALENT/', status: 404 },
  ...['managers', 'companies'].map((name) => ({ call: `GET dict/${name}/` })),
  ...['managers', 'companies', 'seniority', 'duration', 'english_level', 'specializations'].map((name) => ({
    call: `GET dict/${name}/?sdr=1`,
  })),
  ...PEOPLE.flatMap((type) => [
    { call: `POST admin-panel/${type}/`, body: {}, status: 400 },
    { call: `PATCH admin-panel/${type}/${UNKNOWN}/`, body: { version: 1, skype: '' }, status: 404 },
    { call: `GET admin-panel/${type}/${UNKNOWN}/`, status: 404 },
    { call: `POST admin-panel/${type}/send_mails/`, body: {}, status: 400 },
  ]),
  { call: 'GET admin-panel/updates/?status=new' },
  { call: `PATCH admin-panel/updates/${NOBODYS}/`, body: { version: 1, status: 'done' }, status: 404 },
  { call: 'GET admin-panel/requests_stats/?limit=20&offset=0&creator=1' },
  { call: 'GET admin-panel/requests_stats/get_creators/' },
];

const send = ({ call, body }: Call, role: (typeof ROLES)[number]) => {
  const [method, path] = call.split(' ');
  const address = path!.replace('JOB', String(job)).replace('TALENT', String(talent));
  return api.call(`/api/${address}`, { method: method!, role, body });
};

test.each(ROLES)('only staff can call the endpoints of the staff panel: %s', async (role) => {
  const statuses = await collectOutcomes(
    CALLS,
    ({ call }) => call,
    async (each) => {
      await reset();
      return (await send(each, role)).status;
    },
  );
  const expected = CALLS.map(({ call, status = 200 }) => [
    call,
    role === 'visitor' ? 401 : role === 'staff' ? status : 403,
  ]);
  expect(statuses).toEqual(Object.fromEntries(expected));
});
