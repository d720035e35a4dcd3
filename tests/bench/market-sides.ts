import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { MARKET_PAGE_SIZE } from '@crewdock/contract/limits';
import { MarketQuery } from '@crewdock/contract/market';
import { buildApp } from '@crewdock/server/app';
import { listedCards } from '@crewdock/server/cards/listed-cards';
import { findCompany } from '@crewdock/server/companies/queries';
import { type Config, readConfig } from '@crewdock/server/core/config/config';
import type { Database } from '@crewdock/server/infra/db/open';
import { createNames } from '@crewdock/server/dictionaries/names';
import { openLog } from '@crewdock/server/core/logging/log';
import { readMarketPage } from '@crewdock/server/market/answer';
import { memoryOrSql } from '@crewdock/server/search/bitmaps/bitmap-search';
import { MarketMemory } from '@crewdock/server/search/bitmaps/market-memory';
import { sqlSearch } from '@crewdock/server/search/sql-search';
import { type Run, timed } from './figures.ts';
import type { Calls } from './http-client.ts';

export type Layer = 'memory' | 'sql';

export const AT_A_TIME = 2;

/** The variants of querying the same market; all run in this process. */
export interface Sides {
  memory: {
    megabytes: number;
    /** The share of `megabytes` used by the word index. */
    wordMegabytes: number;
    seconds: number;
    /** Event loop delay in milliseconds while the index was loaded: maximum and p99. */
    delay: { max: number; p99: number };
  };
  /** Sends visitors' HTTP calls, up to `atATime` at once. */
  http(layer: Layer, paths: string[], atATime?: number): Promise<Run>;
  /** Runs the search alone: finds and counts in memory and fetches the page's rows, without building a response. */
  search(paths: string[]): Promise<Run>;
  /**
   * Runs the search one call at a time. Measures CPU time of the server's thread, unaffected by other load on the
   * machine.
   */
  processor(paths: string[]): Promise<Run>;
  close(): Promise<void>;
}

/** Production configuration, with enough memory for any market. */
export function benchConfig(layer: Layer): Config {
  return readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    MARKET_MEMORY_MB: layer === 'sql' ? '0' : '4096',
  });
}

export async function openSides(db: Database): Promise<Sides> {
  const log = openLog('info', '/dev/null');
  const memory = new MarketMemory({ pool: db.pool, log, limitBytes: 2 ** 32 });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  delay.enable();
  memory.start();
  await memory.loaded;
  delay.disable();
  const seconds = (performance.now() - started) / 1000;
  const apps = {
    memory: await buildApp({ config: benchConfig('memory'), db, log }),
    sql: await buildApp({ config: benchConfig('sql'), db, log }),
  };
  for (const app of Object.values(apps)) await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new Worker(new URL('http-client.ts', import.meta.url));
  while ((await apps.memory.inject('/readyz')).json().market.memory !== 'ready') await sleep(50);
  const search = memoryOrSql(memory, sqlSearch(db.kysely));
  const names = createNames(db.kysely);
  const listed = listedCards(db.kysely);
  return {
    memory: {
      megabytes: memory.status.bytes / 2 ** 20,
      wordMegabytes: memory.status.wordBytes / 2 ** 20,
      seconds,
      delay: { max: delay.max / 1e6, p99: delay.percentile(99) / 1e6 },
    },
    async http(layer, paths, atATime = AT_A_TIME) {
      const { port } = apps[layer].server.address() as AddressInfo;
      client.postMessage({ port, calls: paths.map((path) => ({ path })), atATime } satisfies Calls);
      return (await once(client, 'message'))[0];
    },
    search: (paths) => timed(paths, AT_A_TIME, searchOnly),
    async processor(paths) {
      const times: number[] = [];
      for (const path of paths) {
        const before = process.threadCpuUsage();
        await searchOnly(path);
        const { user, system } = process.threadCpuUsage(before);
        times.push((user + system) / 1000);
      }
      return { times, seconds: times.reduce((sum, time) => sum + time, 0) / 1000 };
    },
    async close() {
      await client.terminate();
      await memory.close();
      for (const app of Object.values(apps)) await app.close();
    },
  };

  async function searchOnly(path: string): Promise<void> {
    const parameters = new URL(path, 'http://localhost').searchParams;
    const { facets, company, location, ...query } = MarketQuery.parse(Object.fromEntries(parameters));
    const { sortBy, matching, limit = MARKET_PAGE_SIZE, offset, ...filters } = query;
    const labels = await names();
    const question = {
      kind: 'talent' as const,
      sortBy,
      matching,
      limit,
      offset,
      now: new Date(),
      companyId: company ? ((await findCompany(db.kysely, company))?.id ?? null) : null,
      filters: { ...filters, location: location?.map((code) => labels.countryId.get(code) ?? -1) },
    };
    const load = (ids: number[]) => listed('talent', ids);
    await readMarketPage(search, question, { withFacets: facets, names: labels, load, db: db.kysely });
  }
}
