import type { Example } from './resource-calls.ts';
import type { Role } from './api.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const IMPORT = `/available_resources/imports/${NOBODYS}/`;
const MASS_IMPORT = `/ai/mass_import/${NOBODYS}/`;
/** On the main portal, only roles that can own talents can import. */
const importing = (status: number) => (role: Role) =>
  ['client', 'secondClient', 'manager'].includes(role) ? 403 : status;

/** Example calls about imports for every role that passes the access check, with their expected status. */
export const IMPORT_EXAMPLES: Record<string, Example> = {
  'POST /uploads/': { body: {}, status: 400 },
  'DELETE /uploads/{id}/': { path: () => `/uploads/${NOBODYS}/`, status: importing(404) },
  'POST /available_resources/preview/': { body: { upload: NOBODYS }, status: importing(404) },
  'POST /available_resources/cards_import/': { body: { upload: NOBODYS }, status: importing(404) },
  'GET /available_resources/imports/': { status: importing(200) },
  'PATCH /available_resources/imports/{uid}/': { path: () => IMPORT, body: {}, status: 400 },
  'PATCH /available_resources/imports/{uid}/rows/{number}/': { path: () => `${IMPORT}rows/1/`, body: {}, status: 400 },
  ...Object.fromEntries(
    ['GET ', 'GET rows/', 'GET failed.csv', 'GET failed.xlsx', 'POST cancel/', 'POST undo/'].map((call) => {
      const [method, rest] = call.split(' ') as [string, string];
      return [
        `${method} /available_resources/imports/{uid}/${rest}`,
        { path: () => IMPORT + rest, status: importing(404) },
      ];
    }),
  ),
  'POST /ai/resume_parser/': { path: () => '/ai/resume_parser/?get_block=base', body: {}, status: 400 },
  'POST /ai/job_parser/': { body: {}, status: 400 },
  'POST /ai/mass_import/': { body: {}, status: 400 },
  'GET /ai/mass_import/': { status: 200 },
  'POST /ai/mass_import/{uid}/files/': { path: () => `${MASS_IMPORT}files/`, body: {}, status: 400 },
  'GET /ai/mass_import/{uid}/files/{number}/content/': {
    path: () => `${MASS_IMPORT}files/1/content/`,
    status: 404,
  },
  ...Object.fromEntries(
    ['GET ', 'DELETE ', 'GET files/', 'POST cancel/'].map((call) => {
      const [method, rest] = call.split(' ') as [string, string];
      return [`${method} /ai/mass_import/{uid}/${rest}`, { path: () => MASS_IMPORT + rest, status: 404 }];
    }),
  ),
  'POST /ai/import_links/': { body: {}, status: 400 },
  'GET /ai/import_links/': { status: 200 },
  'DELETE /ai/import_links/{key}/': { path: () => '/ai/import_links/nobodys/', status: 404 },
  'GET /import_links/{key}/': { path: () => '/import_links/nobodys/', status: 404 },
  'POST /import_links/{key}/imports/': { path: () => '/import_links/nobodys/imports/', body: {}, status: 400 },
  'POST /import_links/{key}/imports/{uid}/files/': {
    path: () => `/import_links/nobodys/imports/${NOBODYS}/files/`,
    body: {},
    status: 400,
  },
  'GET /import_links/{key}/imports/{uid}/files/': {
    path: () => `/import_links/nobodys/imports/${NOBODYS}/files/`,
    status: 404,
  },
  'POST /ai/mass_import/preview/': { body: { upload: NOBODYS }, status: importing(404) },
  'GET /ai/mass_import/mapper/': { status: importing(200) },
  'POST /ai/mass_import/mapper/': { body: {}, status: 400 },
  'PATCH /ai/mass_import/mapper/{uid}/': {
    path: () => `/ai/mass_import/mapper/${NOBODYS}/`,
    body: {},
    status: importing(404),
  },
  'GET /mapper/': { status: importing(200) },
  'GET /mapper/get_mapper_keys/': { status: importing(200) },
  'POST /mapper/': { body: {}, status: 400 },
  'PATCH /mapper/{uid}/': { path: () => `/mapper/${NOBODYS}/`, body: {}, status: importing(404) },
};
