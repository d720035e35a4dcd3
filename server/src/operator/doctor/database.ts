import { newerMigrations } from '../../infra/db/newer-schema.ts';
import { pendingMigrations } from '../../infra/db/migrations.ts';
import { checkKeys } from '../key-check.ts';
import type { Desk } from '../desk.ts';
import type { DoctorFinding } from './finding.ts';

export async function checkDatabase({ pool, config }: Desk): Promise<DoctorFinding> {
  const { rows } = await pool.query<{ version: string; size: string }>(
    `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const { version, size } = rows[0]!;
  const where = config.databaseUrl === undefined ? 'embedded' : 'at DATABASE_URL';
  return { state: 'ok', said: `PostgreSQL ${version}, ${where}, ${size}` };
}

/**
 * Checks that ENCRYPTION_KEYS can decrypt the stored secrets. With the embedded database, the key is generated and
 * stored in the data directory.
 */
export async function checkEncryption({ config, db, vault }: Desk): Promise<DoctorFinding> {
  if (config.databaseUrl === undefined) return { state: 'ok', said: 'the embedded database has a generated key' };
  if (config.encryptionKeys === undefined) return { state: 'fail', said: 'ENCRYPTION_KEYS is not set' };
  const problem = await checkKeys(db, vault);
  return problem === null
    ? { state: 'ok', said: 'ENCRYPTION_KEYS decrypt the stored secrets' }
    : { state: 'fail', said: problem };
}

/** Checks the database privileges that migrations and the job queue require. */
export async function checkRights({ pool }: Desk): Promise<DoctorFinding> {
  const { rows } = await pool.query<{ makes_schemas: boolean; makes_tables: boolean; owner: boolean }>(
    `select has_database_privilege(current_database(), 'create') as makes_schemas,
       has_schema_privilege('public', 'create') as makes_tables,
       coalesce((select pg_has_role(c.relowner, 'usage') from pg_class c where c.oid = to_regclass('public.person')), true) as owner`,
  );
  const { makes_schemas, makes_tables, owner } = rows[0]!;
  const lacking = [
    !makes_schemas && 'may not create schemas',
    !makes_tables && 'may not create tables in public',
    !owner && 'does not own the tables',
  ].filter(Boolean);
  if (lacking.length === 0) return { state: 'ok', said: 'the role has all required privileges' };
  return { state: 'fail', said: `the role ${lacking.join(', ')}` };
}

export async function checkMigrations({ pool, db }: Desk): Promise<DoctorFinding> {
  const pending = await pendingMigrations({ pool, kysely: db });
  if (pending.length > 0) {
    return {
      state: 'fail',
      said: `${pending.join(', ')} pending: they run at the next start or with npm run db:migrate`,
    };
  }
  const newer = await newerMigrations(pool);
  if (newer.length > 0) return { state: 'warn', said: `${newer.join(', ')} were applied by a newer release` };
  return { state: 'ok', said: 'up to date' };
}
