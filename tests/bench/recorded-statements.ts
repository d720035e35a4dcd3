import { buildApp } from '@crewdock/server/app';
import type { Config } from '@crewdock/server/core/config/config';
import type { Database } from '@crewdock/server/infra/db/open';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pino from 'pino';

/** Statements of one call, in the order in which they finish. */
export type Recorded = CompiledQuery[];

/** Calls each path once on a separate server with the same pool and returns the recorded database statements. */
export async function recordStatements(db: Database, config: Config, paths: string[]): Promise<Recorded[]> {
  let current: Recorded = [];
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: db.pool }),
    log: (event) => void current.push(event.query),
  });
  const app = await buildApp({ config, db: { ...db, kysely }, log: pino({ level: 'silent' }) });
  // Warm-up: the first call caches reference labels, which every response needs.
  await app.inject({ url: paths[0]!, headers: { host: 'localhost' } });
  const recorded: Recorded[] = [];
  for (const url of paths) {
    current = [];
    await app.inject({ url, headers: { host: 'localhost' } });
    recorded.push(current);
  }
  await app.close();
  return recorded;
}

/** Replays the statements in the order in which the server runs them: search and counts in parallel, then the cards. */
export async function replay({ pool }: Database, statements: Recorded): Promise<void> {
  const run = ({ sql, parameters }: CompiledQuery) => pool.query(sql, [...parameters]);
  await Promise.all(statements.slice(0, -1).map(run));
  for (const last of statements.slice(-1)) await run(last);
}
