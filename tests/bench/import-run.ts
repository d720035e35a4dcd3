import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { buildApp } from '@crewdock/server/app';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { loadDemoData } from '@crewdock/demo/load';
import { ImportProcesses } from '@crewdock/server/imports/tables/apart/import-processes';
import { importResources } from '@crewdock/server/imports/tables/run/import-resources';
import { readConfig } from '@crewdock/server/core/config/config';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { type Database, openDatabase } from '@crewdock/server/infra/db/open';
import { openLog } from '@crewdock/server/core/logging/log';
import { runOperations } from '@crewdock/server/core/operations/run-chunk';
import { send } from '../support/http.ts';
import { large } from './import-large.ts';
import { provider, table } from './import-table.ts';

const SMALL = 10_000;
/** Maximum seconds for reading and checking the small table. */
const MAX_CHECK = 3;
/** Maximum duration of an import, as a multiple of the duration of COPY for the same rows. */
const MAX_RATIO = 3;

/**
 * `npm run bench import-run`: imports a table of 20 columns, from upload to resources, compared with COPY of the same
 * rows into the same tables. With 100,000 rows, also measures server memory, the effect on visitors, and the delay of
 * emails.
 */
const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDirectory: resolve('data/bench-imports') });
const folder = await mkdtemp(join(tmpdir(), 'crewdock-bench-'));
try {
  await migrateDatabase(db);
  await loadReferenceData(db);
  await loadDemoData(db, { talents: 50, requests: 20, work: false, replace: true });
  const hold = [await small(db), await large(db, folder)];
  if (hold.includes(false)) process.exitCode = 1;
} finally {
  await db.close();
  await rm(folder, { recursive: true });
}

async function small(database: Database): Promise<boolean> {
  const site = await serve(database);
  try {
    // Warm-up: opens connections and fills caches and query plans.
    await site.run(table(500, 'W'));
    await site.empty();
    const { read, check, run } = await site.run(table(SMALL, 'R'));
    const copy = await copied(database);
    const ratio = run / copy;
    const holds = read + check <= MAX_CHECK && ratio <= MAX_RATIO;
    console.log(`${SMALL} rows: read ${read.toFixed(2)} s, checked ${check.toFixed(2)} s`);
    console.log(
      `imported ${run.toFixed(2)} s, COPY ${copy.toFixed(2)} s: ${ratio.toFixed(1)} times ${holds ? '✓' : '✗'}`,
    );
    const again = await site.run(table(SMALL, 'R'), { onlyCheck: true });
    console.log(`the same once more: checked ${again.check.toFixed(2)} s`);
    await site.empty();
    return holds;
  } finally {
    await site.close();
  }
}

/** A server whose background jobs are run explicitly, so that measurements include no time spent in the queue. */
async function serve(database: Database) {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', DATA_DIR: folder });
  const log = openLog('error', '/dev/null');
  const app = await buildApp({ config, db: database, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const token = await provider(database);
  const call = async (method: string, path: string, body?: object | Buffer, headers = {}) => {
    const { status, text } = await send(port, `/api${path}`, { method, token, headers, ...(body && { body }) });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const importProcesses = new ImportProcesses(database.url);
  const { signal } = new AbortController();
  const services = { db: database.kysely, log, signal, importProcesses } as never;
  return {
    async run(csv: string, { onlyCheck = false } = {}) {
      const form = new FormData();
      form.append('file', new File([csv], 'people.csv'));
      const encoded = new Response(form);
      const bytes = Buffer.from(await encoded.arrayBuffer());
      const { uid } = await call('POST', '/uploads/', bytes, { 'content-type': encoded.headers.get('content-type')! });
      let start = performance.now();
      const seconds = () => (performance.now() - start) / 1000;
      const { mapping } = await call('POST', '/available_resources/preview/', { upload: uid });
      const read = seconds();
      start = performance.now();
      const { import: now } = await call('POST', '/available_resources/preview/', { upload: uid, mapping });
      const check = seconds();
      if (now.counts.error > 0) throw new Error(`${now.counts.error} rows are faulty`);
      if (onlyCheck) return { read, check, run: 0 };
      await call('POST', '/available_resources/cards_import/', { upload: uid });
      start = performance.now();
      const turn = runOperations([importResources]);
      for (;;) {
        await turn({}, services);
        const row = await database.kysely
          .selectFrom('operation')
          .where('state', 'in', ['waiting', 'running'])
          .select('uid')
          .executeTakeFirst();
        if (!row) break;
      }
      return { read, check, run: seconds() };
    },
    empty: () => database.pool.query('truncate import, operation, resource cascade; delete from rate_limit'),
    close: () => Promise.all([app.close(), importProcesses.close()]),
  };
}

/** Returns the seconds that COPY takes to write the imported rows again, into the same tables with all indexes. */
async function copied({ pool }: Database): Promise<number> {
  const columns = async (name: string, without: string[]) =>
    (
      await pool.query(
        `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
        [name],
      )
    ).rows
      .map(({ column_name }) => column_name as string)
      .filter((column) => !without.includes(column))
      .join(', ');
  const resource = await columns('resource', []);
  const skill = await columns('resource_skill', []);
  const client = await pool.connect();
  try {
    const [r, s] = [join(folder, 'resource.copy'), join(folder, 'skill.copy')];
    await client.query(
      `copy (select ${resource} from resource) to '${r}'; copy (select ${skill} from resource_skill) to '${s}'`,
    );
    await client.query('truncate resource cascade');
    const start = performance.now();
    await client.query('begin');
    await client.query(`copy resource (${resource}) from '${r}'`);
    await client.query(`copy resource_skill (${skill}) from '${s}'`);
    await client.query('commit');
    return (performance.now() - start) / 1000;
  } finally {
    client.release();
  }
}
