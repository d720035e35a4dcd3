import type { Socket } from 'node:net';
import pg from 'pg';
import { type Position, readPosition } from './position.ts';

/** The status reported by a replica. */
export interface ReplicaReport {
  /** It is read-only and follows a primary. */
  isReplica: boolean;
  /** Everything up to this position is readable; null when it follows nothing. */
  position: Position | null;
}

/** A dedicated connection for health checks, so that they work however busy the pool is. */
export interface Looks {
  look(): Promise<ReplicaReport>;
  end(): void;
}

/** Timeout of a health check: a replica that takes longer counts as away. Busy replicas respond faster. */
export const PATIENCE_MS = 2000;

export async function openLooks(url: string): Promise<Looks> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // The next health check reports the error.
  client.on('error', () => {});
  await client.connect();
  return {
    async look() {
      const { rows } = await client.query<{ is_replica: boolean; position: string | null }>(
        'select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as position',
      );
      const { is_replica: isReplica, position } = rows[0]!;
      return { isReplica, position: position === null ? null : readPosition(position) };
    },
    // A hanging server would not answer a regular termination.
    end: () => socketOf(client).destroy(),
  };
}

/** Missing in the driver's types. */
function socketOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
