import { expect } from 'vitest';
import type { Role, TestApi } from './api.ts';
import type { auditedCalls, Steps } from './audited-calls.ts';
import { linkIn, mailsTo } from './accounts.ts';
import type { Example } from './resource-calls.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const LINK = '/company_invitation/MDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAw/c2VjcmV0/';
// The main portal has no company, so every call returns 404.
const there = (path: string, body?: object): Example => ({ path: () => path, ...(body && { body }), status: 404 });
const user = `/company/users/${NOBODYS}/`;
const person = { email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace' };

/** Example calls about a company's members, on the main portal. */
export const COMPANY_EXAMPLES: Record<string, Example> = {
  'GET /company/users/': there('/company/users/'),
  'POST /company/users/': there('/company/users/', person),
  'GET /company/users/{uid}/': there(user),
  'PATCH /company/users/{uid}/': there(user, { version: 1 }),
  'GET /company/users/{uid}/removal/': there(`${user}removal/`),
  'POST /company/users/{uid}/removal/': there(`${user}removal/`, { version: 1 }),
  'POST /company/users/{uid}/invitation/': there(`${user}invitation/`),
  'DELETE /company/users/{uid}/invitation/': there(`${user}invitation/`),
  'GET /company/settings/': there('/company/settings/'),
  'PATCH /company/settings/': there('/company/settings/', { was: {} }),
  'GET /company/check/': there('/company/check/'),
  'GET /company/domain/': there('/company/domain/'),
  'POST /company/domain/': there('/company/domain/', { domain: 'talents.example.com' }),
  'POST /company/domain/check/': there('/company/domain/check/', { domain: 'talents.example.com' }),
  'DELETE /company/domain/': { path: () => '/company/domain/', query: '?domain=talents.example.com', status: 404 },
  'GET /company/export/': there('/company/export/'),
  'POST /company/export/': there('/company/export/'),
  'DELETE /company/export/': there('/company/export/'),
  'GET /company/export/link/': there('/company/export/link/'),
  // The URL is signed for one requester, so an unsigned request returns 401 before 404.
  'GET /company/export/company.zip': { path: () => '/company/export/company.zip', status: 401 },
  'GET /company/inbox/': there('/company/inbox/'),
  'PATCH /company/inbox/{id}/': there(`/company/inbox/${NOBODYS}/`, { state: 'done' }),
  'GET /company/activity/': there('/company/activity/'),
  'GET /company/numbers/': there('/company/numbers/'),
  'GET /company/numbers/export/': there('/company/numbers/export/'),
  'GET /company/resume_preview/': {
    path: () => '/company/resume_preview/',
    query: '?resume_template=modern',
    status: 404,
  },
  'GET /company/logos/': there('/company/logos/'),
  'POST /company/logos/{scheme}/': { path: () => '/company/logos/light/', body: {}, status: 400 },
  'DELETE /company/logos/{scheme}/': there('/company/logos/light/'),
  'GET /company/groups/': there('/company/groups/'),
  'POST /company/groups/': there('/company/groups/', { name: 'Sales' }),
  'GET /company/groups/{id}/': there('/company/groups/1/'),
  'PATCH /company/groups/{id}/': there('/company/groups/1/', { version: 1 }),
  'DELETE /company/groups/{id}/': { path: () => '/company/groups/1/', query: '?version=1', status: 404 },
  'GET /company_invitation/{uidb64}/{token}/': there(LINK),
  'POST /company_invitation/{uidb64}/{token}/': there(LINK, {}),
};

type Calls = ReturnType<typeof auditedCalls>;

/**
 * Steps of a superadmin who creates a group and invites two people. One person joins, gets a different role and is
 * removed.
 */
export function companySteps({ call, upload }: Pick<Calls, 'call' | 'upload'>, api: () => TestApi): Steps {
  const role: Role = 'superadmin';
  const host = 'acme.localhost';
  const email = 'cora@example.org';
  const made = { group: 0, user: '', other: '' };
  const company = () => ({ kind: 'company', id: expect.any(String) });
  const member = () => ({ kind: 'person', id: expect.any(String) });
  const versionOf = async (path: string): Promise<number> => (await call(`GET ${path}`, { role, host })).json.version;
  const at = () => `/company/users/${made.user}/`;
  const group = () => `/company/groups/${made.group}/`;
  return {
    'POST /company/groups/': async () => {
      const { json } = await call('POST /company/groups/', { role, host, body: { name: 'Night shift' } });
      made.group = json.id;
      return { action: 'changed', subject: company(), after: { group: { id: made.group, name: 'Night shift' } } };
    },
    'PATCH /company/groups/{id}/': async () => {
      const body = { version: await versionOf(group()), name: 'Day shift' };
      await call(`PATCH ${group()}`, { role, host, body });
      return { action: 'changed', subject: company(), after: { group: { id: made.group, name: 'Day shift' } } };
    },
    'POST /company/users/': async () => {
      const body = { email, first_name: 'Cora', last_name: 'Coral', groups: [{ id: made.group, role: 2 }] };
      made.user = (await call('POST /company/users/', { role, host, body })).json.uid;
      return { action: 'changed', subject: company(), after: expect.objectContaining({ invitation: made.user }) };
    },
    'POST /company/users/{uid}/invitation/': async () => {
      await call(`POST ${at()}invitation/`, { role, host });
      return { action: 'changed', subject: company(), after: { invited_again: made.user } };
    },
    'POST /company_invitation/{uidb64}/{token}/': async () => {
      const link = linkIn((await mailsTo(api(), email))[0]!, 'company_invitation');
      const { json } = await call(`POST ${link}/`, { host, body: { password: 'seven-otters-paint-fences' } });
      made.user = json.uid;
      return { action: 'signed_in', subject: member() };
    },
    'PATCH /company/users/{uid}/': async () => {
      const body = { version: await versionOf(at()), groups: [{ id: made.group, role: 1 }] };
      await call(`PATCH ${at()}`, { role, host, body });
      const after = { membership: expect.objectContaining({ groups: [{ group: made.group, role: 1 }] }) };
      return { action: 'changed', subject: member(), after };
    },
    'POST /company/users/{uid}/removal/': async () => {
      await call(`POST ${at()}removal/`, { role, host, body: { version: await versionOf(at()) } });
      return { action: 'changed', subject: member(), after: { membership: null } };
    },
    'DELETE /company/groups/{id}/': async () => {
      await call(`DELETE ${group()}?version=${await versionOf(group())}`, { role, host });
      return {
        action: 'changed',
        subject: company(),
        before: { group: { id: made.group, name: 'Day shift' } },
        after: { group: null },
      };
    },
    'PATCH /company/settings/': async () => {
      await call('PATCH /company/settings/', { role, host, body: { header_title: 'Here we are', was: {} } });
      return { action: 'changed', subject: company(), after: { header_title: 'Here we are' } };
    },
    'POST /company/domain/': async () => {
      await call('POST /company/domain/', { role, host, body: { domain: 'talents.acme.example' } });
      return { action: 'changed', subject: company(), after: { asked_domain: 'talents.acme.example' } };
    },
    'DELETE /company/domain/': async () => {
      await call('DELETE /company/domain/?domain=talents.acme.example', { role, host });
      return { action: 'changed', subject: company(), after: { asked_domain: null } };
    },
    'POST /company/export/': async () => {
      await call('POST /company/export/', { role, host });
      return { action: 'data_exported', subject: company(), after: { export: 'asked for' } };
    },
    'DELETE /company/export/': async () => {
      await call('DELETE /company/export/', { role, host });
      return { action: 'deleted', subject: company(), before: { export: 'waiting' }, after: { export: null } };
    },
    'PATCH /company/inbox/{id}/': async () => {
      const message = {
        name: 'Vera Visitor',
        email: 'vera@example.org',
        message: 'Hello',
        message_id: crypto.randomUUID(),
      };
      await call('POST /lp/contact-us/', { host, body: message });
      await call(`PATCH /company/inbox/${message.message_id}/`, { role, host, body: { state: 'done' } });
      return { action: 'changed', subject: { kind: 'message', id: message.message_id }, after: { state: 'done' } };
    },
    'POST /company/logos/{scheme}/': async () => {
      const logo = new File(
        ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>'],
        'a',
      );
      await upload('POST /company/logos/dark/', 'logo', logo, api().account(role).token, host);
      return { action: 'changed', subject: company(), before: { logo_dark: null } };
    },
    'DELETE /company/logos/{scheme}/': async () => {
      await call('DELETE /company/logos/dark/', { role, host });
      return { action: 'changed', subject: company(), after: { logo_dark: null } };
    },
    'DELETE /company/users/{uid}/invitation/': async () => {
      const body = { email, first_name: 'Dora', last_name: 'Coral' };
      // This email address already has an account, which the inviter must not learn.
      made.other = (await call('POST /company/users/', { role, host, body })).json.uid;
      await call(`DELETE /company/users/${made.other}/invitation/`, { role, host });
      return { action: 'changed', subject: company(), before: { invitation: made.other } };
    },
  };
}
