import { staffTables } from '@crewdock/contract/staff/tables';
import type { Example } from './resource-calls.ts';

/** An id that no card, list or relation has. */
const NOBODYS = 2_147_483_647;
const NO_SESSION = '00000000-0000-4000-8000-000000000000';

/** Example calls of the staff panel that every staff account can make, with their expected status. */
export const STAFF_EXAMPLES: Record<string, Example> = {
  'PATCH /admin-panel/updates/{id}/': {
    path: () => '/admin-panel/updates/2147483647/',
    body: { version: 1, status: 'done' },
    status: 404,
  },
  'POST /admin-panel/updates/bulk/': { body: {}, status: 400 },
  ...Object.fromEntries(
    ['vendors', 'clients', 'contractors', 'staff', 'requests', 'talents'].flatMap((table) =>
      ['', 'preview/', 'test/'].map((step) => [
        `POST /admin-panel/${table}/send_mails/${step}`,
        { body: {}, status: 400 },
      ]),
    ),
  ),
  'POST /admin-panel/mails/{id}/again/': { path: () => `/admin-panel/mails/${NO_SESSION}/again/`, status: 404 },
  'GET /admin/{section}/': { path: () => '/admin/talents/' },
  'GET /admin-panel/find/': { query: '?search=react' },
  ...Object.fromEntries(
    Object.values(staffTables).map(({ name }) => [`GET /admin-panel/${name}/suggest/`, { query: '?search=react' }]),
  ),
  'GET /admin-panel/views/{table}/': { path: () => '/admin-panel/views/updates/' },
  'POST /admin-panel/views/{table}/': { path: () => '/admin-panel/views/updates/', body: {}, status: 400 },
  'PATCH /admin-panel/views/{table}/': { path: () => '/admin-panel/views/updates/', body: { frozen: 0 }, status: 400 },
  'PATCH /admin-panel/views/{table}/{id}/': {
    path: () => `/admin-panel/views/updates/${NOBODYS}/`,
    body: {},
    status: 404,
  },
  'DELETE /admin-panel/views/{table}/{id}/': { path: () => `/admin-panel/views/updates/${NOBODYS}/`, status: 404 },
  'GET /admin-panel/updates/{id}/': { path: () => '/admin-panel/updates/2147483647/', status: 404 },
  'GET /admin-panel/request_applications/{id}/': {
    path: () => `/admin-panel/request_applications/${NO_SESSION}/`,
    status: 404,
  },
  ...Object.fromEntries(
    ['vendors', 'clients', 'contractors', 'staff'].flatMap((table) => {
      const path = () => `/admin-panel/${table}/${NO_SESSION}/`;
      return [
        [`GET /admin-panel/${table}/{uid}/`, { path, status: 404 }],
        [`PATCH /admin-panel/${table}/{uid}/`, { path, body: { version: 1, skype: '' }, status: 404 }],
        [`POST /admin-panel/${table}/`, { body: {}, status: 400 }],
        [`POST /admin-panel/${table}/bulk/`, { body: {}, status: 400 }],
        [`POST /admin-panel/${table}/export/`, { body: {}, status: 400 }],
        [`GET /admin-panel/${table}/options/{column}/`, { path: () => `/admin-panel/${table}/options/manager/` }],
      ].filter(([call]) => call !== 'POST /admin-panel/staff/');
    }),
  ),
  ...Object.fromEntries(
    ['sdr_requests', 'sdr_clients'].flatMap((table) => {
      const path = () => `/admin-panel/${table}/${NOBODYS}/`;
      return [
        [`GET /admin-panel/${table}/{id}/`, { path, status: 404 }],
        [`PATCH /admin-panel/${table}/{id}/`, { path, body: { version: 1, source: '' }, status: 404 }],
        [`POST /admin-panel/${table}/{id}/convert/`, { path: () => `${path()}convert/`, status: 404 }],
        [`POST /admin-panel/${table}/`, { body: {}, status: 400 }],
        [`POST /admin-panel/${table}/bulk/`, { body: {}, status: 400 }],
        [`POST /admin-panel/${table}/export/`, { body: {}, status: 400 }],
        [`GET /admin-panel/${table}/options/{column}/`, { path: () => `/admin-panel/${table}/options/owner/` }],
      ];
    }),
  ),
  'GET /admin-panel/accounts/{uid}/': { path: () => `/admin-panel/accounts/${NO_SESSION}/`, status: 404 },
  'GET /admin-panel/accounts/{uid}/merge/': {
    path: () => `/admin-panel/accounts/${NO_SESSION}/merge/`,
    query: `?into=${NO_SESSION.replace('0', '1')}`,
    status: 404,
  },
  'POST /admin-panel/accounts/{uid}/merge/': {
    path: () => `/admin-panel/accounts/${NO_SESSION}/merge/`,
    body: { into: NO_SESSION.replace('0', '1'), version: 1, into_version: 1 },
    status: 404,
  },
  'POST /admin-panel/accounts/{uid}/invitation/': {
    path: () => `/admin-panel/accounts/${NO_SESSION}/invitation/`,
    status: 404,
  },
  ...Object.fromEntries(
    ['requests', 'talents', 'skills'].flatMap((table) => {
      const path = () => `/admin-panel/${table}/${NOBODYS}/`;
      return [
        [`GET /admin-panel/${table}/{id}/`, { path, status: 404 }],
        [`PATCH /admin-panel/${table}/{id}/`, { path, body: { version: 1 }, status: 404 }],
        [`POST /admin-panel/${table}/bulk/`, { body: {}, status: 400 }],
      ];
    }),
  ),
  'GET /admin-panel/ledger/{id}/': { path: () => `/admin-panel/ledger/${NOBODYS}/`, status: 404 },
  'POST /admin-panel/ledger/export/': { body: {}, status: 400 },
  'GET /admin-panel/ledger/options/{column}/': { path: () => '/admin-panel/ledger/options/first/' },
  ...Object.fromEntries(
    ['talents', 'requests'].map((cards) => [
      `GET /admin-panel/${cards}/{id}/duplicates/`,
      { path: () => `/admin-panel/${cards}/${NOBODYS}/duplicates/`, status: 404 },
    ]),
  ),
  'GET /admin-panel/companies/{id}/': { path: () => `/admin-panel/companies/${NOBODYS}/`, status: 404 },
  'POST /admin-panel/companies/export/': { body: {}, status: 400 },
  'POST /admin-panel/companies/': { body: {}, status: 400 },
  ...Object.fromEntries(
    ['close', 'reopen'].map((way) => [
      `POST /admin-panel/companies/{id}/${way}/`,
      { path: () => `/admin-panel/companies/${NOBODYS}/${way}/`, status: 404 },
    ]),
  ),
  'GET /admin-panel/audit/{id}/': { path: () => '/admin-panel/audit/2147483647/', status: 404 },
  ...Object.fromEntries(
    ['updates', 'requests', 'talents', 'skills', 'request_applications', 'audit'].flatMap((table) => [
      [`GET /admin-panel/${table}/options/{column}/`, { path: () => `/admin-panel/${table}/options/company/` }],
      [`POST /admin-panel/${table}/export/`, { body: {}, status: 400 }],
    ]),
  ),
};
