import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';

/** A PostgreSQL primary with a streaming replica. */
export interface Cluster {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** Starts the standby again after it was stopped. */
  startStandby(): Promise<void>;
  /** Stops the primary and the standby. */
  stop(): Promise<void>;
}

const CARELESS = { fsync: 'off', full_page_writes: 'off', max_connections: '100' };

/** Starts the primary and the standby in this directory, with copies of the same cluster. */
export async function startCluster(directory: string): Promise<Cluster> {
  const [first, second] = [join(directory, 'primary'), join(directory, 'standby')];
  const alone = await startEmbedded(first, CARELESS);
  await alone.stop();
  cpSync(first, second, { recursive: true, filter: (path) => !path.includes(join(first, 'run')) });
  writeFileSync(join(second, 'postgres', 'standby.signal'), '');
  const primary = await startEmbedded(first, CARELESS);
  const host = new URL(primary.url().replace('@/', '@localhost/')).searchParams.get('host')!;
  const startStandby = async () => {
    // The embedded server keeps its directory locked until stop() is called.
    await cluster.standby?.stop();
    cluster.standby = await startEmbedded(second, {
      ...CARELESS,
      primary_conninfo: `host=${host} user=crewdock`,
      wal_retrieve_retry_interval: '100ms',
    });
  };
  const cluster = {
    primary,
    startStandby,
    async stop() {
      await cluster.standby.stop();
      await primary.stop();
    },
  } as Cluster;
  await startStandby();
  return cluster;
}
