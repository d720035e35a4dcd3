import { expect } from 'vitest';
import { choicePage } from '@crewdock/server/people/mails/choice';
import { signingKey } from '@crewdock/server/core/signed-links/signing-key';
import type { TestApi } from './api.ts';
import type { auditedCalls, Steps } from './audited-calls.ts';
import { testServices } from './services.ts';

type Call = ReturnType<typeof auditedCalls>['call'];

let invitedUid = '';

/** Returns the uid of the person whom the last `peopleSteps` invited. */
export const lastInvited = () => invitedUid;

/** Steps for one leads table: create a lead, change it, and convert it for an existing client. */
export function leadSteps(table: 'sdr_clients' | 'sdr_requests', call: Call, person: () => { id: number }): Steps {
  let made = 0;
  const kind = table === 'sdr_clients' ? 'sdr_client' : 'sdr_request';
  const subject = () => ({ kind, id: String(made) });
  const at = (what = '') => `/admin-panel/${table}/${made}/${what}`;
  return {
    [`POST /admin-panel/${table}/`]: async () => {
      const body = { company_name: 'Cloud & Sons', title: 'A pilot', client: person().id };
      made = (await call(`POST /admin-panel/${table}/`, { role: 'staff', body })).json.id;
      const after = expect.objectContaining({ company_name: 'Cloud & Sons', client_id: person().id });
      return { action: 'created', actor: 'staff', subject: subject(), after };
    },
    [`PATCH /admin-panel/${table}/{id}/`]: async () => {
      await call(`PATCH ${at()}`, { role: 'staff', body: { version: 1, source: 'Fair' } });
      return { action: 'changed', actor: 'staff', subject: subject(), after: { source: 'Fair' } };
    },
    [`POST /admin-panel/${table}/{id}/convert/`]: async () => {
      await call(`POST ${at('convert/')}`, { role: 'staff' });
      const after = expect.objectContaining({ stage: 'converted' });
      return { action: 'changed', actor: 'staff', subject: subject(), after };
    },
  };
}

/** Steps that merge the last invited account into the developer's account. */
export function mergeSteps(call: Call, api: () => TestApi): Steps {
  return {
    'POST /admin-panel/accounts/{uid}/merge/': async () => {
      const { rows } = await api().database.pool.query(`select uid from person where email = $1`, [
        api().account('developer').email,
      ]);
      const into: string = rows[0].uid;
      const path = `/admin-panel/accounts/${invitedUid}/merge/`;
      const { json: seen } = await call(`GET ${path}?into=${into}`, { role: 'staff' });
      const body = { into, version: seen.from.version, into_version: seen.into.version };
      await call(`POST ${path}`, { role: 'staff', body });
      return { actor: 'staff', action: 'changed', after: expect.objectContaining({ merged_with: seen.from.email }) };
    },
  };
}

/** Steps for one accounts table. The staff table has no invitation. */
export function peopleSteps(
  table: 'vendors' | 'clients' | 'contractors' | 'staff',
  call: Call,
  staff: () => { uid: string },
): Steps {
  const email = `${table}@example.org`;
  const change = async () => {
    const uid = table === 'staff' ? staff().uid : invitedUid;
    await call(`PATCH /admin-panel/${table}/${uid}/`, { role: 'staff', body: { version: 1, skype: 'live:ada' } });
    return {
      action: 'changed',
      actor: 'staff',
      subject: { kind: 'person', id: expect.any(String) },
      after: { skype: 'live:ada' },
    };
  };
  if (table === 'staff') return { 'PATCH /admin-panel/staff/{uid}/': change };
  return {
    [`POST /admin-panel/${table}/`]: async () => {
      const body = { email, first_name: 'Ada', last_name: 'Lovelace' };
      invitedUid = (await call(`POST /admin-panel/${table}/`, { role: 'staff', body })).json.uid;
      const after = expect.objectContaining({ email, state: 'pending' });
      return { action: 'created', actor: 'staff', subject: { kind: 'person', id: expect.any(String) }, after };
    },
    [`PATCH /admin-panel/${table}/{uid}/`]: change,
  };
}

/** Returns the token of the link with which a person opts out of bulk email. */
export async function mailChoiceToken({ database, config }: TestApi, email: string): Promise<string> {
  const { rows } = await database.pool.query('select uid from person where email = $1', [email]);
  const key = await signingKey(testServices(config, database));
  return choicePage(key, rows[0].uid, { origin: '', now: new Date() }).split('/').at(-1)!;
}
