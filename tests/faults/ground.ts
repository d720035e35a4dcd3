import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/platform/db/embedded/start';
import { migrate } from '@crewdock/server/platform/db/migrations';
import { connectTo, type Database } from '@crewdock/server/platform/db/open';
import { postmaster } from '../support/frozen.ts';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** A PostgreSQL that can be frozen and killed, and servers on it. */
export interface Ground {
  db: Database;
  dataDirectory: string;
  server(env?: Record<string, string>): Promise<ServerProcess>;
  /** Ends PostgreSQL as a crash does, and starts it again. */
  killDatabase(): Promise<void>;
  close(): Promise<void>;
}

export async function openGround(): Promise<Ground> {
  const directory = temporaryDirectory();
  const dataDirectory = join(directory.path, 'data');
  let postgres: EmbeddedPostgres = await startEmbedded(dataDirectory, { max_connections: '100' });
  const db = connectTo(postgres.url(), { connections: 5 });
  await migrate(db);
  const servers: ServerProcess[] = [];
  return {
    db,
    dataDirectory,
    async server(env = {}) {
      const server = await startServer(postgres.url(), { MARKET_MEMORY_MB: '0', ...env });
      servers.push(server);
      return server;
    },
    async killDatabase() {
      process.kill(postmaster(dataDirectory), 'SIGKILL');
      await postgres.ended;
      // It holds the directory's lock until it is told that it has ended.
      await postgres.stop();
      postgres = await startEmbedded(dataDirectory, { max_connections: '100' });
    },
    async close() {
      for (const server of servers) await server.end('SIGKILL');
      await db.close();
      await postgres.stop();
      directory.remove();
    },
  };
}
