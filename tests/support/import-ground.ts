import type { Import, ImportPreview, ImportRow } from '@crewdock/contract/imports';
import { fetchImportCvs } from '@crewdock/server/imports/tables/cv/fetch-cvs';
import { createFetchDocument } from '@crewdock/server/imports/tables/cv/fetch-document';
import { createFetchBytes } from '@crewdock/server/infra/outbound-fetch/fetch-bytes';
import { importResources } from '@crewdock/server/imports/tables/run/import-resources';
import { runOperations } from '@crewdock/server/core/operations/run-chunk';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Role, type TestApi, testApi } from './api.ts';
import { testServices } from './services.ts';

/** Fixtures for imports: a server, and functions that run its background jobs explicitly. */
export function importGround() {
  let api: TestApi;

  beforeAll(async () => {
    api = await testApi();
  });

  beforeEach(() =>
    api.database.pool.query(
      `truncate import, import_mapper, operation, rate_limit, resource cascade; delete from graphile_worker._private_jobs`,
    ),
  );

  afterAll(() => api.close());

  async function ask(method: string, path: string, { role = 'provider', body, status = 200, headers }: Asked = {}) {
    const answer = await api.call(`/api${path}`, { method, role, ...(body && { body }), ...(headers && { headers }) });
    expect(answer.status, answer.text).toBe(status);
    return answer.json;
  }

  /** Uploads a file and returns the uid of its import. */
  async function upload(contents: string | Uint8Array, name = 'people.csv', role: Role = 'provider'): Promise<string> {
    const form = new FormData();
    form.append('file', new File([contents as BlobPart], name));
    return (await ask('POST', '/uploads/', { role, body: form })).uid;
  }

  const preview = (uid: string, body: object = {}, role: Role = 'provider'): Promise<ImportPreview> =>
    ask('POST', '/available_resources/preview/', { role, body: { upload: uid, ...body } });

  /** Uploads a table and accepts the suggested mapping. */
  async function checked(
    contents: string,
    { name = 'people.csv', role = 'provider' }: { name?: string; role?: Role } = {},
  ) {
    const uid = await upload(contents, name, role);
    const { mapping } = await preview(uid, {}, role);
    return { uid, ...(await preview(uid, { mapping }, role)) };
  }

  const begin = (
    uid: string,
    { badLinks = false, role = 'provider', status = 200 }: { badLinks?: boolean; role?: Role; status?: number } = {},
  ): Promise<Import> =>
    ask('POST', `/available_resources/cards_import/${badLinks ? '?bad_links=1' : ''}`, {
      role,
      body: { upload: uid },
      status,
    });

  const read = (uid: string, role: Role = 'provider'): Promise<Import> =>
    ask('GET', `/available_resources/imports/${uid}/`, { role });

  const rows = async (uid: string, show = 'all', role: Role = 'provider'): Promise<ImportRow[]> =>
    (await ask('GET', `/available_resources/imports/${uid}/rows/?show=${show}&limit=100`, { role })).items;

  const services = () => ({
    ...testServices(api.config, api.database),
    fetchDocument: createFetchDocument(createFetchBytes(['127.0.0.1'])),
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  });

  /** Runs the queued jobs: CV downloads first, then chunks of imports. */
  async function work(): Promise<void> {
    const at = services() as never;
    for (;;) {
      const { rows: jobs } = await api.database.pool.query(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier in ('fetch-import-cvs', 'run-operations') returning t.identifier, j.payload`,
      );
      if (jobs.length === 0) return;
      for (const { identifier, payload } of jobs) {
        if (identifier === 'fetch-import-cvs') await fetchImportCvs(payload, at);
        else await runOperations([importResources])({}, at);
      }
    }
  }

  /** Imports a table into resources, from upload to the last chunk. */
  async function imported(
    contents: string,
    { name = 'people.csv', role = 'provider' }: { name?: string; role?: Role } = {},
  ) {
    const { uid } = await checked(contents, { name, role });
    await begin(uid, { role });
    await work();
    return uid;
  }

  /** All resources with their skills. Excludes fields that differ between runs. */
  async function resources(): Promise<Record<string, unknown>[]> {
    const { rows: found } = await api.database.pool.query(
      `select to_jsonb(r) || jsonb_build_object('skills', (
         select coalesce(jsonb_agg(to_jsonb(s) order by s.position), '[]') from resource_skill s where s.resource_id = r.id)) as r
       from resource r order by r.name, r.id`,
    );
    return found.map(({ r }) => r);
  }

  return { api: () => api, ask, upload, preview, checked, begin, read, rows, work, imported, resources, services };
}

interface Asked {
  role?: Role;
  body?: object;
  status?: number;
  headers?: Record<string, string>;
}
