import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@crewdock/server/infra/db/embedded/start';

/** A PostgreSQL primary with a streaming replica. */
export interface Cluster {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** Starts the stopped standby again. */
  startStandby(): Promise<void>;
  /** Stops both. */
  stop(): Promise<void>;
}

const CARELESS = { fsync: 'off', full_page_writes: 'off', max_connections: '100' };

/** Starts both in this directory, from copies of one cluster. */
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
