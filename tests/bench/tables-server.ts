import { randomBytes } from 'node:crypto';
import { tableEndpoints } from '@crewdock/contract/table-endpoints';
import { buildApp } from '@crewdock/server/app';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import { readConfig } from '@crewdock/server/core/config/config';
import type { Database } from '@crewdock/server/infra/db/open';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { createOnce } from '@crewdock/server/core/idempotency/idempotency';
import { mountEndpoints } from '@crewdock/server/infra/http/mount';
import { openLog } from '@crewdock/server/core/logging/log';
import { createServices } from '@crewdock/server/services';
import { tableRoutes } from '@crewdock/server/staff/table/routes';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type { Recorded } from './recorded-statements.ts';
import { STATE, talentSource, talents } from './tables-talents.ts';

interface TablesServer {
  app: FastifyInstance;
  /** Token of a staff session. */
  token: string;
  pathOf: (query: string) => string;
  /** Number of rows that match a query, as reported by its first page. */
  totalOf: (query: string) => Promise<number>;
  /** Calls each path and returns its database statements. */
  record: (paths: string[]) => Promise<Recorded[]>;
}

/** Starts a server with an additional staff table of talents, which only this benchmark uses. */
export async function openTables(db: Database): Promise<TablesServer> {
  const app = await serve(db);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const token = await staffToken(db);
  const pathOf = (query: string) => `/api/admin-panel/${talents.name}/?${query}`;
  const headers = { host: 'localhost', authorization: `Token ${token}` };
  const totalOf = async (query: string) => (await app.inject({ url: pathOf(query), headers })).json().total;
  return { app, token, pathOf, totalOf, record };

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
      const { statusCode } = await recorder.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
      // Excludes authentication statements, which every call sends.
      recorded.push(current.filter(({ sql }) => sql.includes('talent')));
    }
    await recorder.close();
    return recorded;
  }
}

async function serve(db: Database): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', MARKET_MEMORY_MB: '0' });
  const app = await buildApp({ config, db, log: openLog('info', '/dev/null') });
  const services = createServices(config, db);
  const options = { services, reading: () => services, once: createOnce(db), https: false, checkResponses: false };
  mountEndpoints(app, tableEndpoints(talents), tableRoutes(talents, talentSource), options);
  return app;
}

export async function staffToken({ pool }: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query('insert into access_token (hash, person_id) select $1, id from person where is_staff limit 1', [
    tokenHash(token),
  ]);
  return token;
}

/** Adds the column and indexes that a migration would add for the table. */
export async function addIndexes({ pool }: Database): Promise<void> {
  await pool.query(
    `alter table talent add column if not exists bench_words tsvector
       generated always as (staff_words(name || ' ' || title)) stored`,
  );
  for (const [name, definition] of Object.entries(INDEXES)) {
    await pool.query(`create index if not exists bench_staff_${name} on talent ${definition}`);
  }
  await pool.query('vacuum analyze talent');
}

/**
 * Columns that filters use but rows do not show. If the index contains them, only the rows of the page are read from
 * the table.
 */
const FILTERED = `include (is_draft, is_active, is_on_hold, seniority_id, country_id, company_id, hourly_rate, cv_name, created_at, modified_at)`;

const INDEXES: Record<string, string> = {
  created: `(created_at, id) ${FILTERED}`,
  modified: `(modified_at, id) ${FILTERED}`,
  name: `(name, id) ${FILTERED}`,
  priority: `(priority, id) ${FILTERED}`,
  state: `((${STATE}), modified_at, id) ${FILTERED}`,
  seniority: `(seniority_id, modified_at, id) ${FILTERED}`,
  country: `(country_id, modified_at, id) ${FILTERED}`,
  company: `(company_id, modified_at, id) ${FILTERED} where company_id is not null`,
  rate: `(hourly_rate, modified_at, id) ${FILTERED}`,
  cv: `(cv_name, id) ${FILTERED} where cv_name is not null`,
  words: 'using gin (bench_words)',
};
