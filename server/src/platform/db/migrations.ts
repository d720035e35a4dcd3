import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import { migrateJobs } from '../queue/schema.ts';
import { isDeadlock } from './away.ts';
import { newerMigrations } from './newer.ts';
import type { Database } from './open.ts';

const LOCK_TIMEOUT = '5s';
const ATTEMPTS = 10;
const PAUSE_MS = 500;

const files = new FileMigrationProvider({ fs, path, migrationFolder: path.join(import.meta.dirname, 'migrations') });

/**
 * Brings the tables up to date and answers the names of the migrations that it applied. Safe when several processes
 * start at once: one works, the others wait. A migration that waits for a table longer than the lock timeout fails
 * instead of stopping everybody who comes behind it; nothing of it stays. What a newer release has migrated is left as it is.
 * `last`: no further than that one.
 */
export async function migrate({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>, last?: string): Promise<string[]> {
  await migrateJobs(pool);
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => readMigrations(pool) } });
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (!error) return results.map(({ migrationName }) => migrationName);
    // It locks one table after the other, and so do calls of the release that still serves.
    if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    await sleep(Math.random() * PAUSE_MS);
  }
}

/** The names of this release’s, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await files.getMigrations()).toSorted();
}

/** The names of those that this release would apply. */
export async function pendingMigrations({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): Promise<string[]> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => readMigrations(pool) } });
  return (await migrator.getMigrations()).flatMap(({ name, executedAt }) => (executedAt ? [] : name));
}

/** Called while nobody else migrates. */
async function readMigrations(pool: Database['pool']): Promise<Record<string, Migration>> {
  const migrations = Object.entries(await files.getMigrations());
  const newer = await newerMigrations(pool);
  return Object.fromEntries([
    ...migrations.map(([name, { up }]) => [name, { up: withLockTimeout(up) }]),
    // Done already; the migrator takes a name that it doesn't know for a mistake.
    ...newer.map((name) => [name, { up: async () => {} }]),
  ]);
}

/** For the migration alone: whoever waits for its turn to migrate may wait longer. */
function withLockTimeout(up: Migration['up']): Migration['up'] {
  return async (db) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
    await up(db);
  };
}
