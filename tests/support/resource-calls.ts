import type { Role } from './api.ts';

/** An example call with its expected status, 200 by default. */
export interface Example {
  path?: () => string;
  query?: string;
  body?: object;
  status?: number | ((role: Role) => number);
}

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const TALENT_SIDE: readonly Role[] = ['provider', 'developer', 'superadmin', 'teamLead', 'otherSuperadmin', 'staff'];
const counted = (role: Role) => (TALENT_SIDE.includes(role) ? 200 : 403);
const table = '/admin-panel/available_resources';

/** Example calls about available resources for every role that passes the access check, with their expected status. */
export const RESOURCE_EXAMPLES: Record<string, Example> = {
  'POST /available_resources/': { body: {}, status: 400 },
  'PATCH /available_resources/{uid}/': { path: () => `/available_resources/${NOBODYS}/`, body: {}, status: 404 },
  'DELETE /available_resources/{uid}/': { path: () => `/available_resources/${NOBODYS}/`, status: 404 },
  'DELETE /available_resources/delete_resources/': { query: `?ids=${NOBODYS}`, status: 404 },
  'POST /available_resources/delete_all/': { status: counted },
  'POST /available_resources/restore/': { body: {}, status: 400 },
  'POST /available_resources/confirm/': { body: { uids: [NOBODYS] }, status: 404 },
  'GET /available_resources/{uid}/get_cv/': { path: () => `/available_resources/${NOBODYS}/get_cv/`, status: 404 },
  'POST /available_resources/{uid}/cv/': { path: () => `/available_resources/${NOBODYS}/cv/`, body: {}, status: 400 },
  'DELETE /available_resources/{uid}/cv/': { path: () => `/available_resources/${NOBODYS}/cv/`, status: 404 },
  // The URL is signed for one requester, so an unsigned request returns 401 before 404.
  'GET /available_resources/{uid}/cv/': { path: () => `/available_resources/${NOBODYS}/cv/`, status: 401 },
  'GET /available_resources/filters/{name}/': { path: () => '/available_resources/filters/skills/' },
  'POST /available_resources/share/': { body: { query: '' } },
  'GET /available_resources/share/{hash}/': { path: () => '/available_resources/share/nobodyshares/', status: 404 },
  'POST /available_resources/contact/': { body: {}, status: 400 },
  'GET /available_resources/still_free/{uidb64}/': {
    path: () => '/available_resources/still_free/MTIzNDU2/',
    status: 410,
  },
  'POST /available_resources/still_free/{uidb64}/': {
    path: () => '/available_resources/still_free/MTIzNDU2/',
    body: { status: 'placed', uids: [NOBODYS] },
    status: 410,
  },
  [`GET ${table}/{uid}/`]: { path: () => `${table}/${NOBODYS}/`, status: 404 },
  [`PATCH ${table}/{uid}/`]: {
    path: () => `${table}/${NOBODYS}/`,
    body: { version: 1, status: 'placed' },
    status: 404,
  },
  [`GET ${table}/options/{column}/`]: { path: () => `${table}/options/provider/` },
  ...Object.fromEntries(
    ['bulk/', 'export/', 'send_mails/', 'send_mails/preview/', 'send_mails/test/'].map((step) => [
      `POST ${table}/${step}`,
      { body: {}, status: 400 },
    ]),
  ),
};
