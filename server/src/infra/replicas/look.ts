import type { Socket } from 'node:net';
import pg from 'pg';
import { type Position, readPosition } from './position.ts';

/** Status of a replica. */
export interface ReplicaReport {
  /** Whether the server is read-only and follows a primary. */
  isReplica: boolean;
  /** All changes up to this position are readable; null if the server follows no primary. */
  position: Position | null;
}

/** Runs health checks on a dedicated connection, so that they also work when the pool is busy. */
export interface Looks {
  look(): Promise<ReplicaReport>;
  end(): void;
}

/**
 * Timeout of a health check in milliseconds. A replica that does not respond in time counts as `away`; busy replicas
 * respond faster.
 */
export const PATIENCE_MS = 2000;

export async function openLooks(url: string): Promise<Looks> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // Ignored, because the next health check reports the error.
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
    // Destroys the socket, because an unresponsive server would not answer a regular termination.
    end: () => socketOf(client).destroy(),
  };
}

/** Returns the socket of a client. The driver's types lack this property. */
function socketOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
