import { promises as fs } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import { migrateJobs } from './queue-schema.ts';
import { isDeadlock } from '../../core/errors/connection-errors.ts';
import { newerMigrations } from './newer-schema.ts';
import type { Database } from './open.ts';

const LOCK_TIMEOUT = '5s';
const ATTEMPTS = 10;
const PAUSE_MS = 500;

const files = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, '../../../migrations'),
});

/**
 * Applies pending migrations and returns their names. Safe to call from several processes at once: one process migrates
 * and the others wait. In an existing database, each migration has its own transaction, so that its locks are released
 * early. A migration that waits longer than the lock timeout for a table fails and is rolled back, instead of blocking
 * all queries queued behind it. Migrations applied by newer releases are left unchanged. `last` is the name of the last
 * migration to apply.
 */
export async function migrateDatabase(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  last?: string,
): Promise<string[]> {
  await migrateJobs(pool);
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => readMigrations(pool) } });
  const { rows } = await pool.query<{ isNew: boolean }>(`select to_regclass('kysely_migration') is null as "isNew"`);
  const migrate = () => {
    if (last !== undefined) return migrator.migrateTo(last);
    return rows[0]!.isNew ? migrator.migrateToLatest() : migrator.migrateUp();
  };
  const applied: string[] = [];
  let deadlocks = 0;
  for (;;) {
    const { error, results = [] } = await migrate();
    if (error) {
      // A migration and the calls of the running release both lock several tables, so they may deadlock.
      deadlocks += 1;
      if (deadlocks === ATTEMPTS || !isDeadlock(error)) throw error;
      await sleep(Math.random() * PAUSE_MS);
      continue;
    }
    applied.push(...results.map(({ migrationName }) => migrationName));
    if (results.length === 0) return applied;
  }
}

/** Returns the names of this release's migrations, in order. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await files.getMigrations()).toSorted();
}

/** Returns the names of the migrations that are not applied yet. */
export async function pendingMigrations({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): Promise<string[]> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => readMigrations(pool) } });
  return (await migrator.getMigrations()).flatMap(({ name, executedAt }) => (executedAt ? [] : name));
}

/**
 * Returns this release's migrations, and empty migrations for those of newer releases. Call this only while no other
 * process migrates.
 */
async function readMigrations(pool: Database['pool']): Promise<Record<string, Migration>> {
  const migrations = Object.entries(await files.getMigrations());
  const newer = await newerMigrations(pool);
  return Object.fromEntries([
    ...migrations.map(([name, { up }]) => [name, { up: withLockTimeout(up) }]),
    // Migrations applied by a newer release: the migrator throws an error for applied migrations that are not in the
    // list.
    ...newer.map((name) => [name, { up: async () => {} }]),
  ]);
}

/** Sets the lock timeout inside the migration, because waiting for the migrator's own lock may take longer. */
function withLockTimeout(up: Migration['up']): Migration['up'] {
  return async (db) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
    await up(db);
  };
}
