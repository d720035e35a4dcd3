import { randomBytes } from 'node:crypto';
import { tableEndpoints } from '@crewdock/contract/table-endpoints';
import { buildApp } from '@crewdock/server/app';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import { readConfig } from '@crewdock/server/platform/config';
import type { Database } from '@crewdock/server/platform/db/open';
import type { Schema } from '@crewdock/server/platform/db/schema';
import { createOnce } from '@crewdock/server/platform/http/idempotency';
import { mount } from '@crewdock/server/platform/http/mount';
import { openLog } from '@crewdock/server/platform/log';
import { createServices } from '@crewdock/server/services';
import { tableRoutes } from '@crewdock/server/staff/table/routes';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type { Recorded } from './recorded-statements.ts';
import { STATE, talentSource, talents } from './tables-talents.ts';

interface TablesServer {
  app: FastifyInstance;
  /** Of one of the staff. */
  token: string;
  pathOf: (query: string) => string;
  /** The statements that each of these calls sends for its answer. */
  record: (paths: string[]) => Promise<Recorded[]>;
}

/** A server that has the table of talents too. */
export async function openTables(db: Database): Promise<TablesServer> {
  const app = await serve(db);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const token = await staffToken(db);
  return { app, token, pathOf: (query) => `/api/admin-panel/${talents.name}/?${query}`, record };

  async function record(paths: string[]): Promise<Recorded[]> {
    let current: Recorded = [];
    const kysely = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: db.pool }),
      log: (event) => void current.push(event.query),
    });
    const recorder = await serve({ ...db, kysely });
    const recorded: Recorded[] = [];
    for (const url of paths) {
      current = [];
      const { statusCode } = await recorder.inject({
        url,
        headers: { host: 'localhost', authorization: `Token ${token}` },
      });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
      // Who asks is asked of every call.
      recorded.push(current.filter(({ sql }) => sql.includes('talent')));
    }
    await recorder.close();
    return recorded;
  }
}

async function serve(db: Database): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', MARKET_MEMORY_MB: '0' });
  const app = await buildApp({ config, db, log: openLog('info', '/dev/null') });
  const options = { services: createServices(config, db), once: createOnce(db), https: false, checkResponses: false };
  mount(app, tableEndpoints(talents), tableRoutes(talents, talentSource), options);
  return app;
}

async function staffToken({ pool }: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query('insert into access_token (hash, person_id) select $1, id from person where is_staff limit 1', [
    tokenHash(token),
  ]);
  return token;
}

/** What the table's migration would add. */
export async function addIndexes({ pool }: Database): Promise<void> {
  for (const [name, definition] of Object.entries(INDEXES)) {
    await pool.query(`create index if not exists bench_tables_${name} on talent ${definition}`);
  }
  await pool.query('vacuum analyze talent');
}

const INDEXES: Record<string, string> = {
  created: '(created_at, id)',
  modified: '(modified_at, id)',
  name: '(name, id)',
  priority: '(priority, id)',
  state: `((${STATE}), modified_at, id)`,
  seniority: '(seniority_id, modified_at, id)',
  country: '(country_id, modified_at, id)',
  company: '(company_id, modified_at, id) where company_id is not null',
  rate: '(hourly_rate, modified_at, id)',
  cv: '(cv_name, id) where cv_name is not null',
  words: `using gin (staff_words(name || ' ' || title))`,
};
