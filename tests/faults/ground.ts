import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';
import { connectTo, type Database } from '@crewdock/server/infra/db/open';
import { postmaster } from '../support/frozen.ts';
import { temporaryDirectory } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** Fixtures: a PostgreSQL that can be frozen and killed, and servers that use it. */
export interface Ground {
  db: Database;
  dataDirectory: string;
  /** Starts a server of this release, or of another release whose entry point is `main`. */
  server(env?: Record<string, string>, main?: string): Promise<ServerProcess>;
  /** Kills PostgreSQL like a crash and starts it again. */
  killDatabase(): Promise<void>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Whether PostgreSQL has exited unexpectedly. */
  hasEnded(): boolean;
  close(): Promise<void>;
}

export async function openGround(at?: string): Promise<Ground> {
  const directory = temporaryDirectory();
  const dataDirectory = at ?? join(directory.path, 'data');
  let ended = false;
  let postgres!: EmbeddedPostgres;
  const startDatabase = async () => {
    // The embedded server keeps its directory locked until stop() is called.
    if (ended) await postgres.stop();
    postgres = await startEmbedded(dataDirectory, { max_connections: '100' });
    ended = false;
    void postgres.ended.then(() => (ended = true));
  };
  await startDatabase();
  const db = connectTo(postgres.url(), { connections: 5 });
  await migrateDatabase(db);
  const servers: ServerProcess[] = [];
  return {
    db,
    dataDirectory,
    async server(env = {}, main?: string) {
      const server = await startServer(postgres.url(), { MARKET_MEMORY_MB: '0', ...env }, main);
      servers.push(server);
      return server;
    },
    async killDatabase() {
      process.kill(postmaster(dataDirectory), 'SIGKILL');
      await postgres.ended;
      await startDatabase();
    },
    stopDatabase: () => postgres.stop(),
    startDatabase,
    hasEnded: () => ended,
    async close() {
      for (const server of servers) await server.end('SIGKILL');
      await db.close();
      await postgres.stop();
      directory.remove();
    },
  };
}
