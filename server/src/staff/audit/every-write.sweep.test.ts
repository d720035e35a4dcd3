import { api as tables } from '@crewdock/contract/api';
import type { EndpointTable } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, addAccount, linkIn, mailsTo } from '../../../../tests/support/accounts.ts';
import { type Role, type TestApi, testApi } from '../../../../tests/support/api.ts';
import {
  lastInvited,
  mailChoiceToken,
  mergeSteps,
  leadSteps,
  peopleSteps,
} from '../../../../tests/support/audited-accounts.ts';
import { auditedCalls, FROM, type Steps } from '../../../../tests/support/audited-calls.ts';
import {
  closingSteps,
  bookingSteps,
  noteSteps,
  relationSteps,
  staffRelationSteps,
} from '../../../../tests/support/audited-relations.ts';
import { resourceSteps } from '../../../../tests/support/audited-resources.ts';
import { collectFailures } from '../../../../tests/support/outcomes.ts';
import { sharingSteps } from '../../../../tests/support/sharing-calls.ts';
import { companySteps } from '../../../../tests/support/company-calls.ts';
import { UNAUDITED } from '../../../../tests/support/unaudited-calls.ts';
import { createLink } from '../../people/accounts/links.ts';

const NEW_PASSWORD = 'seven-otters-paint-fences';

let api: TestApi;
let person: Account & { token: string };
let staff: Account & { token: string; code: string };
/** Ids of the cards of the demo client and provider, created by the first steps. */
const made: Record<string, number> = {};
let applicationId: string;

beforeAll(async () => {
  api = await testApi({ TRUSTED_PROXIES: '127.0.0.1' });
  person = { ...(await addAccount(api)), token: '' };
  staff = { ...(await addAccount(api, { staff: true })), token: '', code: '' };
});

afterAll(() => api.close());

const { call, upload, entries } = auditedCalls(() => api);
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a31' } })
          .png()
          .toBuffer(),
      ),
    ],
    'me.png',
  );
const pdf = () => new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'cv.pdf');
const skills = [{ name: 'Rust', experience: 1, is_main: true }];
const pair = (kind: 'requests' | 'talents') =>
  kind === 'requests'
    ? `/requests/${made['request']}/related-talent/${made['talent']}/`
    : `/talents/${made['copied talent']}/related-request/${made['request']}/`;
const mailed = async (email: string, name: string) => linkIn((await mailsTo(api, email))[0]!, name);
const signIn = (path = '/login/') =>
  call(`POST ${path}`, { body: { username: person.email, password: person.password } });
const nothing = { before: null, after: null };
/** One call per audited endpoint, ordered so that each call can succeed. */
const AUDITED: Steps = {
  ...cardSteps('request'),
  ...cardSteps('talent'),
  ...fileSteps('photo'),
  ...fileSteps('cv'),
  ...relationSteps('requests', call, pair),
  ...relationSteps('talents', call, pair),
  ...feedSteps(),
  ...staffRelationSteps('requests', call, pair),
  ...staffRelationSteps('talents', call, pair),
  ...noteSteps(call, pair),
  ...bookingSteps(call, pair, async () => {
    const { rows } = await api.database.pool.query(
      `select secret from mail where secret is not null and text like '%/interview/%' order by created_at desc limit 1`,
    );
    return rows[0].secret;
  }),
  'POST /lists/': async () => {
    made['list'] = (await call('POST /lists/', { role: 'client', body: { name: 'Ours' } })).json.id;
    return { action: 'created', subject: { kind: 'list', id: String(made['list']) }, after: { name: 'Ours' } };
  },
  'PATCH /lists/{id}/': async () => {
    await call(`PATCH /lists/${made['list']}/`, { role: 'client', body: { is_public: true, name: 'Ours' } });
    return { action: 'changed', before: { is_public: false }, after: { is_public: true } };
  },
  ...sharingSteps(call, (kind) => made[kind]!),
  'PATCH /companies/{id}/widgets/': async () => {
    const [{ id }] = (await api.database.pool.query(`select id from company where slug = 'acme'`)).rows;
    const body = { allowed_origins: ['https://www.partner.example'] };
    await call(`PATCH /companies/${id}/widgets/`, { role: 'superadmin', body });
    return { action: 'changed', subject: { kind: 'company', id: String(id) }, after: body };
  },
  'POST /requests/{id}/applications/': async () => {
    const id = randomUUID();
    applicationId = id;
    const body = { name: 'Ada', email: 'ada@example.org', message: 'Hire me', message_id: id };
    await call(`POST /requests/${made['request']}/applications/`, { body });
    const after = { request_id: made['request'], has_cv: false };
    return { action: 'created', subject: { kind: 'application', id }, actor: 'visitor', person: null, after };
  },
  ...resourceSteps({ call, upload }, () => api),
  ...companySteps({ call, upload }, () => api),
  ...applicationSteps(),
  ...closingSteps(call, () => `/requests/${made['request']}/`),
  'PATCH /admin-panel/updates/{id}/': async () => {
    const [{ id, version }] = (await call('GET /admin-panel/updates/?status=new', { role: 'staff' })).json.items;
    await call(`PATCH /admin-panel/updates/${id}/`, { role: 'staff', body: { status: 'done', version } });
    return {
      actor: 'staff',
      subject: { kind: 'staff_update', id: String(id) },
      before: { status: 'new' },
      after: { status: 'done' },
    };
  },
  ...staffCardSteps('requests'),
  ...staffCardSteps('talents'),
  'PATCH /admin-panel/skills/{id}/': async () => {
    const { rows } = await api.database.pool.query(
      `insert into skill (id, name) values (nextval('skill_id'), 'Lanterns') returning id, version`,
    );
    const [{ id, version }] = rows;
    await call(`PATCH /admin-panel/skills/${id}/`, { role: 'staff', body: { is_approved: true, version } });
    return {
      actor: 'staff',
      subject: { kind: 'skill', id: String(id) },
      before: { is_approved: false },
      after: { is_approved: true },
    };
  },
  'POST /admin-panel/mails/{id}/again/': async () => {
    const { rows } = await api.database.pool.query(
      `insert into mail (message_id, recipient, subject, html, text, failed_at, reason)
       values ('<refused@example.com>', 'ada@example.com', '', '', '', now(), '550 RCPT TO') returning id`,
    );
    await call(`POST /admin-panel/mails/${rows[0].id}/again/`, { role: 'staff' });
    return {
      action: 'changed',
      subject: { kind: 'mail', id: rows[0].id },
      actor: 'staff',
      before: { state: 'given up', reason: '550 RCPT TO' },
      after: { state: 'tried again', reason: null },
    };
  },
  ...Object.assign(
    {},
    ...(['vendors', 'clients', 'contractors', 'staff'] as const).map((table) => peopleSteps(table, call, () => staff)),
  ),
  ...Object.assign(
    {},
    ...(['sdr_clients', 'sdr_requests'] as const).map((table) => leadSteps(table, call, () => person)),
  ),
  'POST /admin-panel/accounts/{uid}/invitation/': async () => {
    await call(`POST /admin-panel/accounts/${lastInvited()}/invitation/`, { role: 'staff' });
    return { actor: 'staff', action: 'changed', after: { invited: expect.any(String) } };
  },
  ...mergeSteps(call, () => api),
  'POST /login/': async () => {
    person.token = (await signIn()).json.token;
    return { action: 'signed_in', ...nothing };
  },
  'POST /admin-panel/login/': async () => {
    const { email: username, password } = api.account('staff');
    await call('POST /admin-panel/login/', { body: { username, password } });
    return { action: 'signed_in', actor: 'staff', person: expect.objectContaining({ email: username }) };
  },
  'PATCH /profile/': async () => {
    await call('PATCH /profile/', { token: person.token, body: { first_name: 'Ada', last_name: 'New' } });
    return { action: 'changed', before: { first_name: 'Nora' }, after: { first_name: 'Ada' } };
  },
  'POST /profile/avatar/': async () => {
    await upload('POST /profile/avatar/', 'avatar', await picture(), person.token);
    return { action: 'changed', before: { avatar: null } };
  },
  'DELETE /profile/avatar/': async () => {
    await call('DELETE /profile/avatar/', { token: person.token });
    return { action: 'changed', after: { avatar: null } };
  },
  'POST /email_change/{uidb64}/{token}/': async () => {
    const email = `new-${person.email}`;
    await call('POST /profile/email/', { token: person.token, body: { email, password: person.password } });
    await call(`POST ${await mailed(email, 'email_change')}/`);
    const before = { email: person.email };
    person.email = email;
    return { action: 'email_changed', before, after: { email } };
  },
  'GET /subscription_activation/{uidb64}/{token}/': async () => {
    await call('PATCH /profile/', { token: person.token, body: { is_subscribed: true } });
    await call(`GET ${await mailed(person.email, 'subscription_activation')}/`);
    return { action: 'changed', before: { is_subscribed: false }, after: { is_subscribed: true } };
  },
  'POST /profile/password/': async () => {
    const body = { password: person.password, new_password: NEW_PASSWORD };
    await call('POST /profile/password/', { token: person.token, body });
    person.password = NEW_PASSWORD;
    return { action: 'password_changed', ...nothing };
  },
  'POST /profile/two-factor/confirm/': async () => {
    const { password } = staff;
    const { token } = (await call('POST /login/', { body: { username: staff.email, password } })).json;
    const { secret } = (await call('POST /profile/two-factor/', { token, body: { password } })).json;
    const body = { code: new TOTP({ secret }).generate() };
    const { recovery_codes } = (await call('POST /profile/two-factor/confirm/', { token, body })).json;
    Object.assign(staff, { token, code: recovery_codes[0] });
    return { action: 'second_factor_on', actor: 'staff', ...nothing };
  },
  'POST /profile/two-factor/recovery-codes/': async () => {
    const { token, password, code } = staff;
    const body = { password, code };
    const { recovery_codes } = (await call('POST /profile/two-factor/recovery-codes/', { token, body })).json;
    staff.code = recovery_codes[0];
    const [, used] = await entries('limit=2');
    expect(used).toMatchObject({ action: 'recovery_code_used', actor: 'staff', address: FROM });
    return { action: 'recovery_codes_renewed', actor: 'staff', ...nothing };
  },
  'POST /profile/two-factor/disable/': async () => {
    const { token, password, code } = staff;
    await call('POST /profile/two-factor/disable/', { token, body: { password, code } });
    return { action: 'second_factor_off', actor: 'staff', ...nothing };
  },
  'GET /profile/export/': async () => {
    await call('GET /profile/export/', { token: person.token });
    return { action: 'data_exported', ...nothing };
  },
  'DELETE /profile/sessions/{id}/': async () => {
    await signIn();
    const { items } = (await call('GET /profile/sessions/', { token: person.token })).json;
    const { id } = items.find(({ current }: { current: boolean }) => !current);
    await call(`DELETE /profile/sessions/${id}/`, { token: person.token });
    return { action: 'sessions_ended' };
  },
  'DELETE /profile/sessions/': async () => {
    await call('DELETE /profile/sessions/', { token: person.token });
    return { action: 'sessions_ended' };
  },
  'POST /profile/deletion/': async () => {
    await call('POST /profile/deletion/', { token: person.token, body: { password: person.password } });
    return { action: 'deletion_asked', after: { deletion_due: expect.any(String) } };
  },
  'DELETE /profile/deletion/': async () => {
    await call('DELETE /profile/deletion/', { token: person.token });
    return { action: 'deletion_cancelled' };
  },
  'POST /password_reset/{uidb64}/{token}/': async () => {
    const { uidb64, token } = await createLink(api.database.kysely, person, 'password-reset', { now: new Date() });
    await call(`POST /password_reset/${uidb64}/${token}/`, { body: { new_password: 'eight-herons-mend-ladders' } });
    return { action: 'password_reset', ...nothing };
  },
  'POST /mails/choice/{uidb64}/': async () => {
    const token = await mailChoiceToken(api, person.email);
    await call(`POST /mails/choice/${token}/`, { body: { gets_mails: false } });
    return { action: 'changed', after: { no_mails_since: expect.any(String) }, before: { no_mails_since: null } };
  },
  'GET /account_activation/{uidb64}/{token}/{isSubscribe}/': async () => {
    const email = 'newcomer@example.org';
    const names = { first_name: 'Ada', last_name: 'Lovelace' };
    await call('POST /registration/', { body: { type: 1, email, password: NEW_PASSWORD, ...names, terms: true } });
    await call(`GET ${await mailed(email, 'account_activation')}/`);
    const [, created] = await entries('limit=2');
    expect(created).toMatchObject({ action: 'created', subject: { kind: 'person' }, after: { email, ...names } });
    expect(created!.after).not.toHaveProperty('password_hash');
    return { action: 'signed_in', person: expect.objectContaining({ email }) };
  },
};

/** Endpoints that need an identity provider, covered by sign-in.test.ts and connection.test.ts. */
const WITH_PROVIDER = ['POST /auth/{provider}/', 'POST /auth/{provider}/connect/', 'DELETE /auth/{provider}/connect/'];

test('every endpoint that may write is audited or listed as an exception', () => {
  const all = Object.values<EndpointTable>(tables).flatMap((table) => Object.values(table));
  const writing = all.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  const judged = new Set([...Object.keys(AUDITED), ...WITH_PROVIDER, ...Object.keys(UNAUDITED)]);
  expect(writing.filter((line) => !judged.has(line))).toEqual([]);
  const known = new Set(all.map(({ method, path }) => `${method} ${path}`));
  expect([...judged].filter((line) => !known.has(line))).toEqual([]);
});

test('every audited call writes an entry with the actor, the address and the values before and after', async () => {
  const nameOf = ([name]: [string, unknown]) => name;
  const failures = await collectFailures(Object.entries(AUDITED), nameOf, async ([, step]) => {
    await api.database.pool.query('truncate rate_limit');
    const left = await step();
    const [entry] = await entries('limit=1');
    expect(entry).toMatchObject({ actor: 'person', address: FROM, device: 'Firefox on Linux', ...left });
    if (entry!.actor !== 'visitor') expect(entry!.person).not.toBe(null);
  });
  expect(failures).toEqual({});
});

function cardSteps(kind: CardKind): Steps {
  const role: Role = kind === 'request' ? 'client' : 'provider';
  const subject = (id: number) => ({ kind, id: String(id) });
  const at = (what = '') => `/${kind}s/${made[kind]}/${what}`;
  return {
    [`POST /${kind}s/`]: async () => {
      const body = { title: 'Engineer', skills, ...(kind === 'talent' && { name: 'Ada' }) };
      made[kind] = (await call(`POST /${kind}s/`, { role, body })).json.id;
      const after = expect.objectContaining({ title: 'Engineer', skills: [[expect.any(Number), 1, true]] });
      return { action: 'created', subject: subject(made[kind]!), before: null, after };
    },
    [`PATCH /${kind}s/{id}/`]: async () => {
      await call(`PATCH ${at()}`, { role: 'staff', body: { title: 'Rust engineer', full_stack: false } });
      const changes = { before: { title: 'Engineer' }, after: { title: 'Rust engineer' } };
      return { action: 'changed', actor: 'staff', subject: subject(made[kind]!), ...changes };
    },
    [`PATCH /${kind}s/{id}/deactivate/`]: async () => {
      await call(`PATCH ${at('deactivate/')}`, { role });
      return { action: 'archived', before: { is_active: true }, after: { is_active: false } };
    },
    [`PATCH /${kind}s/{id}/activate/`]: async () => {
      await call(`PATCH ${at('activate/')}`, { role });
      return { action: 'restored', before: { is_active: false }, after: { is_active: true } };
    },
    [`POST /${kind}s/{id}/copy/`]: async () => {
      const { id } = (await call(`POST ${at('copy/')}`, { role })).json;
      made[`copied ${kind}`] = id;
      await api.database.pool.query(`update ${kind} set is_draft = false where id = $1`, [id]);
      const after = expect.objectContaining({ title: 'Rust engineer', is_draft: true });
      return { action: 'created', subject: subject(id), after };
    },
  };
}

function fileSteps(what: 'photo' | 'cv'): Steps {
  const field = what === 'cv' ? 'cv_name' : 'photo';
  const [role, subject] = ['provider', () => ({ kind: 'talent', id: String(made['talent']) })] as const;
  return {
    [`POST /talents/{id}/${what}/`]: async () => {
      const file = what === 'cv' ? pdf() : await picture();
      await upload(`POST /talents/${made['talent']}/${what}/`, what, file, api.account(role).token);
      const changes = { before: expect.objectContaining({ [field]: null }), after: expect.any(Object) };
      return { action: 'changed', subject: subject(), ...changes };
    },
    [`DELETE /talents/{id}/${what}/`]: async () => {
      await call(`DELETE /talents/${made['talent']}/${what}/`, { role });
      return { action: 'changed', subject: subject(), after: expect.objectContaining({ [field]: null }) };
    },
  };
}

function feedSteps(): Steps {
  const path = '/requests/{id}/post_job_api/';
  const at = () => `/requests/${made['request']}/post_job_api/`;
  return {
    [`POST ${path}`]: async () => {
      const summary = 'We weave looms that run for years. '.repeat(4);
      await call(`PATCH /requests/${made['request']}/`, { role: 'client', body: { summary, company_name: 'Loom' } });
      await call(`POST ${at()}`, { role: 'client' });
      return { action: 'changed', before: { feed_at: null }, after: { feed_at: expect.any(String) } };
    },
    [`DELETE ${path}`]: async () => {
      await call(`DELETE ${at()}`, { role: 'client' });
      return { action: 'changed', before: { feed_at: expect.any(String) }, after: { feed_at: null } };
    },
  };
}

function applicationSteps(): Steps {
  const move = (name: string, before: string, after: string, body: object) => [
    `POST /requests/{id}/applications/{applicationId}/${name}/`,
    async () => {
      await call(`POST /requests/${made['request']}/applications/${applicationId}/${name}/`, { role: 'staff', body });
      const subject = { kind: 'application', id: applicationId };
      const [from, to] = [before, after].map((status) => expect.objectContaining({ status }));
      return { action: 'moved', actor: 'staff', subject, before: from, after: to };
    },
  ];
  return Object.fromEntries([
    move('shortlist', 'open', 'shortlisted', {}),
    move('reject', 'shortlisted', 'rejected', { rt_rejection_reason: 1 }),
    move('reopen', 'rejected', 'shortlisted', { from: 'rejected' }),
    move('invite', 'shortlisted', 'invited', {}),
  ]);
}

function staffCardSteps(table: 'requests' | 'talents'): Steps {
  return {
    [`PATCH /admin-panel/${table}/{id}/`]: async () => {
      const { items } = (await call(`GET /admin-panel/${table}/?priority=normal`, { role: 'staff' })).json;
      const [{ id, version }] = items;
      await call(`PATCH /admin-panel/${table}/${id}/`, { role: 'staff', body: { priority: 'hot', version } });
      return {
        actor: 'staff',
        subject: { kind: table === 'talents' ? 'talent' : 'request', id: String(id) },
        before: { priority: 1 },
        after: { priority: 0 },
      };
    },
  };
}
