import { expect } from 'vitest';
import { linkFor } from '@crewdock/server/resources/freshness/link';
import type { TestApi } from './api.ts';
import { testServices } from './services.ts';
import type { auditedCalls, Steps } from './audited-calls.ts';

type Calls = ReturnType<typeof auditedCalls>;

/** Steps for all changes of available resources, by their provider and by staff. */
export function resourceSteps({ call, upload }: Pick<Calls, 'call' | 'upload'>, api: () => TestApi): Steps {
  const role = 'provider';
  let uid: string;
  let deleted: string;
  const at = (what = '') => `/available_resources/${uid}/${what}`;
  return {
    'POST /available_resources/': async () => {
      const body = { name: 'Quirina Z.', title: 'Rust developer' };
      uid = (await call('POST /available_resources/', { role, body })).json.uid;
      return {
        action: 'created',
        subject: expect.objectContaining({ kind: 'resource' }),
        after: expect.objectContaining(body),
      };
    },
    'PATCH /available_resources/{uid}/': async () => {
      await call(`PATCH ${at()}`, { role, body: { title: 'Go developer', status: 'unknown' } });
      const before = { title: 'Rust developer', status: 'available' };
      return { action: 'changed', before, after: { title: 'Go developer', status: 'unknown' } };
    },
    'POST /available_resources/{uid}/cv/': async () => {
      const file = new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'cv.pdf');
      await upload(`POST ${at('cv/')}`, 'cv', file, api().account(role).token);
      return { action: 'changed', before: { cv_file: null }, after: { cv_file: expect.stringMatching(/\.pdf$/) } };
    },
    'DELETE /available_resources/{uid}/cv/': async () => {
      await call(`DELETE ${at('cv/')}`, { role });
      return { action: 'changed', before: { cv_file: expect.any(String) }, after: { cv_file: null } };
    },
    'POST /available_resources/confirm/': async () => {
      await call('POST /available_resources/confirm/', { role, body: { uids: [uid] } });
      return { action: 'changed', before: { status: 'unknown' }, after: { status: 'available' } };
    },
    'POST /available_resources/still_free/{uidb64}/': async () => {
      const body = { status: 'placed', uids: [uid] };
      await call(`POST /available_resources/still_free/${await stillFree(api(), uid)}/`, { body });
      return { action: 'changed', before: { status: 'available' }, after: { status: 'placed' } };
    },
    'PATCH /admin-panel/available_resources/{uid}/': async () => {
      const { version } = (await call(`GET /admin-panel/available_resources/${uid}/`, { role: 'staff' })).json;
      const body = { version, status: 'unavailable' };
      await call(`PATCH /admin-panel/available_resources/${uid}/`, { role: 'staff', body });
      return { actor: 'staff', action: 'changed', before: { status: 'placed' }, after: { status: 'unavailable' } };
    },
    'DELETE /available_resources/{uid}/': async () => {
      deleted = (await call(`DELETE ${at()}`, { role })).json.deleted;
      return { action: 'deleted' };
    },
    'POST /available_resources/restore/': async () => {
      await call('POST /available_resources/restore/', { role, body: { deleted } });
      return { action: 'restored' };
    },
    'DELETE /available_resources/delete_resources/': async () => {
      deleted = (await call(`DELETE /available_resources/delete_resources/?ids=${uid}`, { role })).json.deleted;
      return { action: 'deleted' };
    },
    'POST /available_resources/delete_all/': async () => {
      await call('POST /available_resources/restore/', { role, body: { deleted } });
      await call('POST /available_resources/delete_all/', { role });
      return { action: 'deleted' };
    },
  };
}

/** Token of the link with which a provider confirms that a resource is still free. */
async function stillFree({ database, config, account }: TestApi, uid: string): Promise<string> {
  await database.pool.query('update resource set asked_at = now() where uid = $1', [uid]);
  const { rows } = await database.pool.query('select uid from person where email = $1', [account('provider').email]);
  return linkFor(testServices(config, database), { uid: rows[0].uid, companyId: null }, new Date());
}
