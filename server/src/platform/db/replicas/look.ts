import type { Socket } from 'node:net';
import pg from 'pg';
import { type Position, readPosition } from './position.ts';

/** What a replica says of itself. */
export interface Look {
  /** It takes no writes and follows another server. */
  isReplica: boolean;
  /** Everything up to here can be read on it; null: it follows nothing. */
  position: Position | null;
}

/** A connection that nothing but looks go by: however busy the others are, it says whether the replica lives. */
export interface Looks {
  look(): Promise<Look>;
  end(): void;
}

/** A replica that doesn’t answer for so long is away: longer than a busy one takes. */
export const PATIENCE_MS = 2000;

export async function openLooks(url: string): Promise<Looks> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // The next look hears of it.
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
    // One that stands still would not answer a farewell.
    end: () => socketOf(client).destroy(),
  };
}

/** The driver's types don't know of it. */
function socketOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
