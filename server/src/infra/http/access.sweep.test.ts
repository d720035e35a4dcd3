import { api as tables } from '@crewdock/contract/api';
import type { Endpoint, EndpointTable } from '@crewdock/contract/endpoint';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROLES, type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import { COMPANY_EXAMPLES } from '../../../../tests/support/company-calls.ts';
import { IMPORT_EXAMPLES } from '../../../../tests/support/import-calls.ts';
import { collectOutcomes } from '../../../../tests/support/outcomes.ts';
import { type Example, RESOURCE_EXAMPLES } from '../../../../tests/support/resource-calls.ts';
import { SHARING_EXAMPLES } from '../../../../tests/support/sharing-calls.ts';
import { STAFF_EXAMPLES } from '../../../../tests/support/staff-calls.ts';
import { tokenHash } from '../../people/accounts/token.ts';

const UNKNOWN_LINK = 'MTIzNDU2/c2VjcmV0';
/** Id that does not exist for any card, list or relation. */
const NOBODYS = 2_147_483_647;
const NO_SESSION = '00000000-0000-4000-8000-000000000000';

/**
 * Roles that cannot have talents. On the main portal, these roles may have jobs and the others may have talents; staff
 * may have both.
 */
const NO_TALENTS: Role[] = ['client', 'secondClient', 'manager'];

/** Example calls for endpoints that need path values or a body for a valid call, and the expected status. */
const EXAMPLES: Record<string, Example> = {
  'GET /talents/{id}/': { path: () => '/talents/1/' },
  'GET /requests/{id}/': { path: () => '/requests/1/' },
  'GET /companies/{id}/': { path: () => '/companies/acme/' },
  // Only companies' portals have legal pages, not the main portal.
  'GET /companies/current/legal/{page}/': { path: () => '/companies/current/legal/terms/', status: 404 },
  'GET /staff_members/': { status: 404 },
  'GET /cities/{code}/': { path: () => '/cities/PL/' },
  'POST /market/{type}/': { path: () => '/market/talents/', body: { query: '' } },
  'GET /market/{type}/{hash}/': { path: () => `/market/talents/${sharedHash}/` },
  // The captcha is disabled without a configured secret.
  'GET /captcha/challenge/': { status: 404 },
  'POST /registration/': { body: {}, status: 400 },
  'GET /account_activation/{uidb64}/{token}/{isSubscribe}/': {
    path: () => `/account_activation/${UNKNOWN_LINK}/1/`,
    status: 410,
  },
  'GET /subscription_activation/{uidb64}/{token}/': {
    path: () => `/subscription_activation/${UNKNOWN_LINK}/`,
    status: 410,
  },
  'POST /login/': { body: { username: 'nobody@example.org', password: 'wrong' }, status: 400 },
  'POST /admin-panel/login/': { body: { username: 'nobody@example.org', password: 'wrong' }, status: 400 },
  'POST /password_reset/': { body: { email: 'nobody@example.org' } },
  'GET /password_reset/{uidb64}/{token}/': { path: () => `/password_reset/${UNKNOWN_LINK}/`, status: 410 },
  'POST /password_reset/{uidb64}/{token}/': {
    path: () => `/password_reset/${UNKNOWN_LINK}/`,
    body: { new_password: 'quite a long and strange one' },
    status: 410,
  },
  'PATCH /profile/': { body: { skype: 'live:somebody' } },
  'POST /profile/avatar/': { body: {}, status: 400 },
  'POST /profile/password/': { body: { password: 'wrong', new_password: 'quite a long and strange one' }, status: 400 },
  'POST /profile/email/': { body: { email: 'new@example.org', password: 'wrong' }, status: 400 },
  'POST /email_change/{uidb64}/{token}/': { path: () => `/email_change/${UNKNOWN_LINK}/`, status: 410 },
  'POST /profile/deletion/': { body: { password: 'wrong' }, status: 400 },
  'DELETE /profile/sessions/{id}/': { path: () => `/profile/sessions/${NO_SESSION}/`, status: 404 },
  'POST /profile/two-factor/': { body: { password: 'wrong' }, status: 400 },
  'POST /profile/two-factor/confirm/': { body: { code: '000000' }, status: 409 },
  'POST /profile/two-factor/recovery-codes/': { body: { password: 'wrong', code: '000000' }, status: 400 },
  'POST /profile/two-factor/disable/': { body: { password: 'wrong', code: '000000' }, status: 400 },
  // No sign-in provider is configured.
  'POST /auth/{provider}/start/': { path: () => '/auth/google/start/', body: {}, status: 400 },
  'POST /auth/{provider}/': { path: () => '/auth/google/', body: { code: 'x', state: 'x' }, status: 400 },
  'POST /auth/{provider}/connect/start/': { path: () => '/auth/google/connect/start/', body: {}, status: 400 },
  'POST /auth/{provider}/connect/': {
    path: () => '/auth/google/connect/',
    body: { code: 'x', state: 'x' },
    status: 400,
  },
  'DELETE /auth/{provider}/connect/': { path: () => '/auth/google/connect/' },
  'POST /lp/contact-us/': { body: {}, status: 400 },
  'POST /requests/{id}/applications/': { path: () => '/requests/1/applications/', body: {}, status: 400 },
  'GET /requests/{id}/applications/{applicationId}/cv/': {
    path: () => `/requests/${NOBODYS}/applications/${NO_SESSION}/cv/`,
    status: 404,
  },
  ...Object.fromEntries(
    [
      ['GET', ''],
      ['PATCH', '', { is_read: true }],
      ['POST', 'shortlist/', {}],
      ['POST', 'invite/', {}],
      ['POST', 'reject/', { rt_rejection_reason: 1 }],
      ['POST', 'reopen/', { from: 'rejected' }],
      ['GET', 'cv-link/'],
    ].map(([method, end, body]) => [
      `${method as string} /requests/{id}/applications/{applicationId}/${end as string}`,
      {
        path: () => `/requests/${NOBODYS}/applications/${NO_SESSION}/${end as string}`,
        ...(body !== undefined && { body: body as object }),
        status: 404,
      },
    ]),
  ),
  // The URL contains a signature that is valid for the requester only.
  'GET /requests/{id}/applications/{applicationId}/cv.pdf': {
    path: () => `/requests/${NOBODYS}/applications/${NO_SESSION}/cv.pdf`,
    status: 401,
  },
  'GET /requests/{id}/closing/': { path: () => `/requests/${NOBODYS}/closing/`, status: 404 },
  'POST /requests/{id}/close/': {
    path: () => `/requests/${NOBODYS}/close/`,
    body: { seen: '', relations: [], applications: [] },
    status: 404,
  },
  'POST /requests/{id}/reopen/': {
    path: () => `/requests/${NOBODYS}/reopen/`,
    body: { closing: NO_SESSION },
    status: 404,
  },
  'GET /requests/{id}/applications/': { path: () => `/requests/${NOBODYS}/applications/`, status: 404 },
  ...RESOURCE_EXAMPLES,
  'POST /available_resources/subscribe/': { body: {}, status: 400 },
  ...Object.fromEntries(
    ['subscription_activation', 'unsubscribe'].flatMap((what) => {
      const path = () => `/available_resources/${what}/MTIzNDU2/`;
      return [
        [`GET /available_resources/${what}/{uidb64}/`, { path, status: 410 }],
        [`POST /available_resources/${what}/{uidb64}/`, { path, body: {}, status: 410 }],
      ];
    }),
  ),
  'POST /available_resources/resubscribe/{uidb64}/': {
    path: () => '/available_resources/resubscribe/MTIzNDU2/',
    status: 410,
  },
  'POST /market/{type}/subscribe/': { path: () => '/market/talents/subscribe/', body: {}, status: 400 },
  ...Object.fromEntries(
    ['GET subscription_activation', 'POST subscription_activation', 'GET unsubscribe', 'POST unsubscribe']
      .concat('POST resubscribe')
      .map((call) => {
        const [method, what] = call.split(' ');
        const path = () => `/market/${what}/MTIzNDU2/`;
        const body = call === 'POST unsubscribe' ? { body: {} } : {};
        return [`${method} /market/${what}/{uidb64}/`, { path, ...body, status: 410 }];
      }),
  ),
  'PATCH /profile/subscriptions/{uid}/': {
    path: () => `/profile/subscriptions/${NO_SESSION}/`,
    body: { is_paused: true },
    status: 404,
  },
  'GET /mails/choice/{uidb64}/': { path: () => '/mails/choice/MTIzNDU2/', status: 410 },
  'POST /mails/choice/{uidb64}/': { path: () => '/mails/choice/MTIzNDU2/', body: { gets_mails: false }, status: 410 },
  'GET /companies/{id}/widgets/': { path: () => `/companies/${NOBODYS}/widgets/`, status: 404 },
  'PATCH /companies/{id}/widgets/': {
    path: () => `/companies/${NOBODYS}/widgets/`,
    body: { allowed_origins: [] },
    status: 404,
  },
  // These objects do not exist: roles that pass the access check get 404.
  ...Object.fromEntries(
    ['talents', 'requests'].flatMap((type) => [
      [`POST /${type}/`, { body: { title: 1 }, status: 400 }],
      [`PATCH /${type}/{id}/`, { path: () => `/${type}/${NOBODYS}/`, body: {}, status: 404 }],
      [`PATCH /${type}/{id}/activate/`, { path: () => `/${type}/${NOBODYS}/activate/`, status: 404 }],
      [`PATCH /${type}/{id}/deactivate/`, { path: () => `/${type}/${NOBODYS}/deactivate/`, status: 404 }],
      [`POST /${type}/{id}/copy/`, { path: () => `/${type}/${NOBODYS}/copy/`, status: 404 }],
      [
        `POST /${type}/{id}/contact/`,
        { path: () => `/${type}/${NOBODYS}/contact/`, body: { message: 'Hi' }, status: 404 },
      ],
      [`GET /${type}/{id}/get_relations/`, { path: () => `/${type}/${NOBODYS}/get_relations/`, status: 404 }],
      [`GET /${type}/propose_cards/`, { query: `?for=${NOBODYS}`, status: 404 }],
    ]),
  ),
  'GET /requests/applied/': { query: '?ids=1' },
  'GET /talents/get_public_id/': { status: (role) => (NO_TALENTS.includes(role) ? 403 : 200) },
  'GET /requests/get_public_id/': { status: (role) => (NO_TALENTS.includes(role) || role === 'staff' ? 200 : 403) },
  'POST /talents/{id}/photo/': { path: () => `/talents/${NOBODYS}/photo/`, body: {}, status: 400 },
  'DELETE /talents/{id}/photo/': { path: () => `/talents/${NOBODYS}/photo/`, status: 404 },
  'POST /talents/{id}/cv/': { path: () => `/talents/${NOBODYS}/cv/`, body: {}, status: 400 },
  'DELETE /talents/{id}/cv/': { path: () => `/talents/${NOBODYS}/cv/`, status: 404 },
  'GET /talents/{id}/cv.pdf': { path: () => `/talents/${NOBODYS}/cv.pdf?link=x`, status: 410 },
  'GET /talents/{id}/cv.json': { path: () => `/talents/${NOBODYS}/cv.json?link=x`, status: 410 },
  'GET /talents/{id}/cv-upload/': { path: () => `/talents/${NOBODYS}/cv-upload/?link=x`, status: 410 },
  'GET /talents/{id}/cv/': { path: () => `/talents/${NOBODYS}/cv/`, status: 404 },
  ...Object.fromEntries(
    ['/requests/{id}/related-talent/{otherId}/', '/talents/{id}/related-request/{otherId}/'].flatMap((base) => {
      const at = (move: string) => () => base.replace(/\{\w+\}/g, String(NOBODYS)) + move;
      return [
        [`POST ${base}`, { path: at(''), body: {}, status: 404 }],
        [`DELETE ${base}`, { path: at(''), status: 404 }],
        [`POST ${base}confirm/`, { path: at('confirm/'), body: {}, status: 404 }],
        [`POST ${base}reject/`, { path: at('reject/'), body: { rt_rejection_reason: 1 }, status: 404 }],
        [`POST ${base}proceed/`, { path: at('proceed/'), body: { proceed_reason: 1 }, status: 404 }],
        [`GET ${base}unarchive/`, { path: at('unarchive/'), status: 404 }],
        [`POST ${base}unarchive/`, { path: at('unarchive/'), body: {}, status: 404 }],
        [`POST ${base}undo/`, { path: at('undo/'), body: {}, status: 404 }],
        [`POST /admin-panel${base}`, { path: () => `/admin-panel${at('')()}`, body: {}, status: 404 }],
        [`DELETE /admin-panel${base}`, { path: () => `/admin-panel${at('')()}`, status: 404 }],
        [`POST /admin-panel${base}confirm/`, { path: () => `/admin-panel${at('confirm/')()}`, body: {}, status: 404 }],
        [`DELETE /admin${base}`, { path: () => `/admin${at('')()}`, status: 404 }],
        [`POST /admin${base}restore/`, { path: () => `/admin${at('restore/')()}`, status: 404 }],
      ];
    }),
  ),
  ...Object.fromEntries(
    ['GET', 'POST', 'DELETE'].map((method) => [
      `${method} /requests/{id}/post_job_api/`,
      { path: () => `/requests/${NOBODYS}/post_job_api/`, status: 404 },
    ]),
  ),
  'GET /admin-panel/requests/related_talents/': { query: `?card_id=${NOBODYS}`, status: 404 },
  'GET /admin-panel/talents/related_requests/': { query: `?card_id=${NOBODYS}`, status: 404 },
  'GET /admin-panel/requests/suggest/': { query: '?search=react' },
  'GET /admin-panel/talents/suggest/': { query: '?search=react' },
  'GET /relations/{id}/history/': { path: () => `/relations/${NOBODYS}/history/`, status: 404 },
  'GET /relations/{id}/notes/': { path: () => `/relations/${NOBODYS}/notes/`, status: 404 },
  'POST /relations/{id}/notes/': { path: () => `/relations/${NOBODYS}/notes/`, body: { text: 'Hello' }, status: 404 },
  'PATCH /relations/{id}/notes/{noteId}/': {
    path: () => `/relations/${NOBODYS}/notes/${NO_SESSION}/`,
    body: { text: 'Hello' },
    status: 404,
  },
  'DELETE /relations/{id}/notes/{noteId}/': { path: () => `/relations/${NOBODYS}/notes/${NO_SESSION}/`, status: 404 },
  'GET /relations/{id}/interview/': { path: () => `/relations/${NOBODYS}/interview/`, status: 404 },
  'POST /relations/{id}/interview/': {
    path: () => `/relations/${NOBODYS}/interview/`,
    body: { minutes: 30, slots: ['2100-01-01T10:00:00Z'], place: 'Here', time_zone: 'UTC' },
    status: 404,
  },
  'POST /relations/{id}/interview/pick/': {
    path: () => `/relations/${NOBODYS}/interview/pick/`,
    body: { slot: NO_SESSION },
    status: 404,
  },
  'POST /relations/{id}/interview/cancel/': {
    path: () => `/relations/${NOBODYS}/interview/cancel/`,
    body: {},
    status: 404,
  },
  'POST /interviews/free_hours/': { body: { time_zone: 'UTC', hours: [] } },
  'POST /inbox/later/': { body: { keys: ['relation:2147483647'], is_later: true }, status: 404 },
  'POST /inbox/verdicts/': { body: { keys: ['verdict:2147483647'], is_read: true }, status: 404 },
  'GET /interview_links/{token}/': { path: () => '/interview_links/MTIzNDU2/', status: 404 },
  'POST /interview_links/{token}/pick/': {
    path: () => '/interview_links/MTIzNDU2/pick/',
    body: { slot: NO_SESSION },
    status: 404,
  },
  'POST /interview_links/{token}/cancel/': {
    path: () => '/interview_links/MTIzNDU2/cancel/',
    body: {},
    status: 404,
  },
  'GET /ai/explain_match/{requestId}/{talentId}/': {
    path: () => `/ai/explain_match/${NOBODYS}/${NOBODYS}/`,
    status: 404,
  },
  'GET /ai/explain_match/{requestId}/{talentId}/improvement/': {
    path: () => `/ai/explain_match/${NOBODYS}/${NOBODYS}/improvement/`,
    status: 404,
  },
  'POST /lists/': { body: { name: 'Favourites' } },
  'GET /lists/{id}/': { path: () => `/lists/${NOBODYS}/`, status: 404 },
  'PATCH /lists/{id}/': { path: () => `/lists/${NOBODYS}/`, body: {}, status: 404 },
  'POST /lists/{id}/items/': { path: () => `/lists/${NOBODYS}/items/`, body: { talent: 1 }, status: 404 },
  'PATCH /lists/{id}/items/{itemId}/': { path: () => `/lists/${NOBODYS}/items/1/`, body: { note: '' }, status: 404 },
  'DELETE /lists/{id}/items/{itemId}/': { path: () => `/lists/${NOBODYS}/items/1/`, status: 404 },
  'POST /lists/{id}/items/{itemId}/restore/': { path: () => `/lists/${NOBODYS}/items/1/restore/`, status: 404 },
  'GET /lists/public/{key}/': { path: () => `/lists/public/${'x'.repeat(22)}/`, status: 404 },
  ...Object.fromEntries(
    [
      'GET /operations/{uid}/',
      'GET /operations/{uid}/issues/',
      'POST /operations/{uid}/cancel/',
      'POST /operations/{uid}/undo/',
    ].map((call) => [call, { path: () => call.split(' ')[1]!.replace('{uid}', NO_SESSION), status: 404 }]),
  ),
  ...COMPANY_EXAMPLES,
  ...IMPORT_EXAMPLES,
  ...SHARING_EXAMPLES,
  ...STAFF_EXAMPLES,
};

const endpoints = Object.values<EndpointTable>(tables).flatMap((table) => Object.values(table));
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let api: TestApi;
let sharedHash: string;

beforeAll(async () => {
  api = await testApi();
  const link = await api.call('/api/market/talents/', { method: 'POST', body: { query: '' } });
  sharedHash = link.json.hash;
});

const resetLimits = () => api.database.pool.query('truncate rate_limit');

beforeEach(resetLimits);

afterAll(() => api.close());

test.each(ROLES)('every endpoint answers a %s with the status that its access rule defines', async (role) => {
  const statuses = await collectOutcomes(endpoints, callOf, async (endpoint) => {
    const { path = () => endpoint.path, query = '', body } = EXAMPLES[callOf(endpoint)] ?? {};
    await resetLimits();
    // Creates a new token for each call, because one of the calls signs out.
    const token = await newToken(role);
    return (await api.call(`/api${path()}${query}`, { method: endpoint.method, token, body })).status;
  });
  const expected = endpoints.map((endpoint) => {
    const { status = 200 } = EXAMPLES[callOf(endpoint)] ?? {};
    return [
      callOf(endpoint),
      refusal(endpoint, role) ?? (typeof status === 'function' ? status(role) : status),
    ] as const;
  });
  expect(statuses).toEqual(Object.fromEntries(expected));
});

test('private endpoints refuse a request with an invalid token, and public endpoints answer it like a visitor', async () => {
  const headers = { authorization: `Token ${'x'.repeat(43)}` };
  expect((await api.call('/api/dict/managers/', { headers })).status).toBe(401);
  expect((await api.call('/api/dict/seniority/', { headers })).status).toBe(200);
});

test('an expired token is invalid', async () => {
  const token = await newToken('client');
  expect((await api.call('/api/profile/', { token })).status).toBe(200);
  await api.database.pool.query(`update access_token set expires_at = now() - interval '1 second' where hash = $1`, [
    tokenHash(token!),
  ]);
  expect((await api.call('/api/profile/', { token })).status).toBe(401);
});

describe('a company’s cards are listed only for its members, on its own host', () => {
  const MEMBERS: Role[] = ['superadmin', 'teamLead', 'manager', 'staff'];
  const calls = ROLES.flatMap((role) => ['talents', 'requests'].map((type) => ({ role, type })));

  test.each(calls)('$type of Acme as $role', async ({ role, type }) => {
    // The test above has ended the sessions that the demo data created.
    const token = await newToken(role);
    const list = (host?: string) => api.call(`/api/${type}/?scope=company&archive=0`, { host, token });
    const own = await list('acme.localhost');
    expect(own.status).toBe(role === 'visitor' ? 401 : MEMBERS.includes(role) ? 200 : 403);
    expect((await list()).status).toBe(role === 'visitor' ? 401 : 404);
    if (own.status !== 200) return;
    const theirs = await list('sunrise.localhost');
    expect(theirs.status).toBe(role === 'staff' ? 200 : 403);
  });
});

function refusal({ access }: Endpoint, role: Role): number | undefined {
  if (access === 'public') return undefined;
  if (role === 'visitor') return 401;
  return access === 'user' || role === 'staff' ? undefined : 403;
}

async function newToken(role: Role): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  const token = randomBytes(32).toString('base64url');
  await api.database.pool.query(
    `insert into access_token (hash, person_id) select $1, id from person where email = $2`,
    [tokenHash(token), api.account(role).email],
  );
  return token;
}
