import { connectTo, formatDatabaseAddress } from '../../infra/db/open.ts';
import { readPosition } from '../../infra/replicas/position.ts';
import type { Desk } from '../desk.ts';
import type { DoctorFinding } from './finding.ts';

const MB = 2 ** 20;

/** Checks the read replicas. Never fails, because unsuitable and unreachable replicas are not used. */
export async function checkReplicas({ config, pool }: Pick<Desk, 'config' | 'pool'>): Promise<DoctorFinding> {
  const urls = config.readDatabaseUrls;
  if (urls.length === 0)
    return { state: 'ok', said: 'READ_DATABASE_URL is not set: all queries use the primary database' };
  const primary = await identityOf(pool);
  const found = await Promise.all(urls.map((url) => checkReplica(url, primary)));
  return { state: found.every(({ isFit }) => isFit) ? 'ok' : 'warn', said: found.map(({ said }) => said).join('; ') };
}

interface Identity {
  /** System identifier of PostgreSQL, which is the same for all replicas of a cluster. */
  cluster: string;
  position: string;
  follows: boolean;
}

async function checkReplica(url: string, primary: Identity): Promise<{ isFit: boolean; said: string }> {
  const replica = connectTo(url, { connections: 1, isImpatient: true });
  try {
    const { follows, cluster, position } = await identityOf(replica.pool);
    if (!follows) return { isFit: false, said: `${formatDatabaseAddress(url)} is not a read replica and is not used` };
    if (cluster !== primary.cluster)
      return { isFit: false, said: `${formatDatabaseAddress(url)} replicates another server` };
    const behind = Math.max(0, Number(readPosition(primary.position) - readPosition(position)));
    return { isFit: true, said: `${formatDatabaseAddress(url)} is ${(behind / MB).toFixed(1)} MB behind` };
  } catch (error) {
    return { isFit: false, said: `${formatDatabaseAddress(url)} can’t be used: ${(error as Error).message}` };
  } finally {
    await replica.close();
  }
}

async function identityOf(pool: Pick<Desk['pool'], 'query'>): Promise<Identity> {
  const { rows } = await pool.query<Identity>(`
    select pg_is_in_recovery() as follows, (select system_identifier::text from pg_control_system()) as cluster,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as position`);
  return rows[0]!;
}
