import { randomUUID } from 'node:crypto';

/** Valid request bodies of calls that require a body. */
const BODIES: Record<string, object> = {
  'POST /requests/{id}/applications/': {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    message_id: randomUUID(),
  },
  'PATCH /requests/{id}/applications/{applicationId}/': { is_read: true },
  'POST /requests/{id}/applications/{applicationId}/reject/': { rt_rejection_reason: 1 },
  'POST /requests/{id}/applications/{applicationId}/reopen/': { from: 'rejected' },
  'POST /requests/{id}/close/': { seen: '', relations: [], applications: [] },
  'PATCH /companies/{id}/widgets/': { allowed_origins: [] },
  'PATCH /available_resources/imports/{uid}/': {
    mapping: { sheet: 0, header_row: 0, fields: [], currency: 'USD', exchange: {}, period: 'hour', day_first: true },
  },
  'PATCH /available_resources/imports/{uid}/rows/{number}/': { column: 0, text: 'Taken over' },
  'PATCH /profile/subscriptions/{uid}/': { is_paused: true },
  'POST /talents/{id}/contact/': { message: 'Hello' },
  'POST /requests/{id}/contact/': { message: 'Hello' },
  'PATCH /talents/{id}/': { title: 'Taken over' },
  'PATCH /requests/{id}/': { title: 'Taken over' },
  'PATCH /lists/{id}/': { name: 'Taken over' },
  'POST /talents/{id}/create_tag/': { tag: 'Theirs' },
  'POST /requests/{id}/create_tag/': { tag: 'Theirs' },
  'POST /lists/{id}/create_tag/': { tag: 'Theirs' },
  'PATCH /company/users/{uid}/': { version: 1, is_wl_superadmin: true },
  'POST /company/users/{uid}/removal/': { version: 1 },
  'PATCH /company/groups/{id}/': { version: 1, name: 'Taken over' },
  'PATCH /company/inbox/{id}/': { state: 'done' },
  'POST /lists/{id}/items/': { talent: 1 },
  'PATCH /lists/{id}/items/{itemId}/': { note: 'Taken over' },
  'POST /relations/{id}/notes/': { text: 'Hello' },
  'POST /relations/{id}/interview/': {
    minutes: 30,
    slots: ['2100-01-01T10:00:00Z'],
    place: 'Here',
    time_zone: 'UTC',
  },
  'POST /relations/{id}/interview/pick/': { slot: randomUUID() },
  'PATCH /relations/{id}/notes/{noteId}/': { text: 'Taken over' },
  'POST /requests/{id}/related-talent/{otherId}/reject/': { rt_rejection_reason: 1 },
  'POST /talents/{id}/related-request/{otherId}/reject/': { rt_rejection_reason: 1 },
  'POST /requests/{id}/related-talent/{otherId}/proceed/': { proceed_reason: 1 },
  'POST /talents/{id}/related-request/{otherId}/proceed/': { proceed_reason: 1 },
};
const FORMS: Record<string, string> = {
  'POST /talents/{id}/photo/': 'photo',
  'POST /talents/{id}/cv/': 'cv',
  'POST /ai/mass_import/{uid}/files/': 'file',
  'POST /available_resources/{uid}/cv/': 'cv',
};
/** Kind of object that each path parameter identifies, by the path up to and including the parameter. */
const OBJECTS = {
  '/talents/{id}': 'talent',
  '/talents/{id}/related-request/{otherId}': 'request',
  '/talents/{id}/tags/{publicKey}': 'talentTag',
  '/talents/{id}/verdicts/{verdictId}': 'talentVerdict',
  '/requests/{id}': 'request',
  '/requests/{id}/related-talent/{otherId}': 'talent',
  '/requests/{id}/applications/{applicationId}': 'application',
  '/requests/{id}/tags/{publicKey}': 'requestTag',
  '/requests/{id}/verdicts/{verdictId}': 'requestVerdict',
  '/relations/{id}': 'relation',
  '/relations/{id}/notes/{noteId}': 'note',
  '/lists/{id}': 'list',
  '/lists/{id}/items/{itemId}': 'item',
  '/lists/{id}/tags/{publicKey}': 'listTag',
  '/lists/{id}/verdicts/{verdictId}': 'listVerdict',
  '/lists/public/{key}': 'key',
  '/ai/explain_match/{requestId}': 'request',
  '/ai/explain_match/{requestId}/{talentId}': 'talent',
  '/ai/mass_import/{uid}': 'massImport',
  '/ai/mass_import/{uid}/files/{number}': 'row',
  '/ai/mass_import/mapper/{uid}': 'mapper',
  '/ai/import_links/{key}': 'importLink',
  '/available_resources/{uid}': 'resource',
  '/available_resources/imports/{uid}': 'upload',
  '/available_resources/imports/{uid}/rows/{number}': 'row',
  '/uploads/{id}': 'upload',
  '/mapper/{uid}': 'mapper',
  '/operations/{uid}': 'operation',
  '/profile/sessions/{id}': 'session',
  '/profile/subscriptions/{uid}': 'subscription',
  '/companies/{id}': 'company',
  '/company/users/{uid}': 'member',
  '/company/groups/{id}': 'group',
  '/company/inbox/{id}': 'message',
} as const;

/** Objects that a query or a request body identifies. */
type NamedBeside = 'invitation' | 'closing' | 'talentAccess' | 'requestAccess' | 'listAccess';

/** An id for each kind of object to which calls refer. */
export type ObjectIds = Record<(typeof OBJECTS)[keyof typeof OBJECTS] | NamedBeside, number | string>;

const NO_ID = 2_147_483_645;
const NO_UID = randomUUID();
const NO_KEY = 'x'.repeat(22);

/** Ids that no object has. */
export const NO_OBJECTS: ObjectIds = {
  talent: NO_ID,
  request: NO_ID,
  list: NO_ID,
  item: NO_ID,
  relation: NO_ID,
  group: NO_ID,
  company: NO_ID,
  talentVerdict: NO_ID,
  requestVerdict: NO_ID,
  listVerdict: NO_ID,
  row: 1,
  operation: NO_UID,
  session: NO_UID,
  application: NO_UID,
  note: NO_UID,
  subscription: NO_UID,
  upload: NO_UID,
  mapper: NO_UID,
  massImport: NO_UID,
  member: NO_UID,
  invitation: NO_UID,
  message: NO_UID,
  resource: NO_UID,
  closing: NO_UID,
  key: NO_KEY,
  importLink: NO_KEY,
  talentTag: NO_KEY,
  requestTag: NO_KEY,
  listTag: NO_KEY,
  talentAccess: NO_KEY,
  requestAccess: NO_KEY,
  listAccess: NO_KEY,
};

/** Returns the URL of a call for these objects. Throws if a path parameter identifies an unknown kind of object. */
export function addressOf(call: string, ids: ObjectIds): string {
  const path = call.split(' ')[1]!;
  const address = path.replaceAll(/\{\w+\}/g, (parameter: string, at: number) => {
    if (path === '/company/users/{uid}/invitation/') return String(ids.invitation);
    const kind = (OBJECTS as Record<string, keyof ObjectIds>)[path.slice(0, at + parameter.length)];
    if (kind === undefined) throw new Error(`No object is known for ${parameter} of ${call}.`);
    return String(ids[kind]);
  });
  return address + (queryOf(call, ids) ?? '');
}

function queryOf(call: string, ids: ObjectIds): string | undefined {
  return {
    'DELETE /company/groups/{id}/': '?version=1',
    'DELETE /talents/{id}/statistics_access/': `?public_key=${ids.talentAccess}`,
    'DELETE /requests/{id}/statistics_access/': `?public_key=${ids.requestAccess}`,
    'DELETE /lists/{id}/statistics_access/': `?public_key=${ids.listAccess}`,
  }[call];
}

/** Returns a request body, and headers if needed, that are valid for the call's schema. */
export function sentBy(call: string, ids: ObjectIds): { body?: object | string; headers?: Record<string, string> } {
  if (call === 'POST /requests/{id}/reopen/') return { body: { closing: ids.closing } };
  const field = FORMS[call];
  if (field === undefined)
    return { body: BODIES[call] ?? (call.startsWith('GET') || call.startsWith('DELETE') ? undefined : {}) };
  const type = 'multipart/form-data; boundary=b';
  const body = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n%PDF-1.7 %%EOF\r\n--b--\r\n`;
  return { body, headers: { 'content-type': type } };
}
