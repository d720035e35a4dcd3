import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { buildApp } from '@crewdock/server/app';
import { readConfig } from '@crewdock/server/core/config/config';
import type { Database } from '@crewdock/server/infra/db/open';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { openLog } from '@crewdock/server/core/logging/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { figures, HEADING, row, type Run, timed } from './figures.ts';
import type { Call, Calls } from './http-client.ts';

const AT_A_TIME = 4;
const CARDS = 200;
const ROUNDS = 6;
/**
 * Number of reads of each card per round. High, because a server's speed differs between the first few hundred reads
 * and a minute of load.
 */
const READS = 5;
/** Minimum throughput of a write over HTTP, relative to running only its SQL statements. */
const MIN_WRITE = 0.5;
/** Minimum throughput of a read, relative to an endpoint without access checks and labels. */
const MIN_READ = 0.9;

/**
 * Compares a card's write with its plain statements, and its read with a plain endpoint, alternating and through the
 * same pool. Returns whether the minimums are reached.
 */
export async function measureCards(db: Database, token: string, ids: number[]): Promise<boolean> {
  const cards = ids.slice(0, CARDS);
  const statements = await recordWrites(db, token, cards);
  const links = await linksOf(db, cards);
  const app = await buildApp({ config, db, log: openLog('info', '/dev/null') });
  const plain = plainEndpoints(db);
  for (const server of [app, plain]) await server.listen({ host: '127.0.0.1', port: 0 });
  const client = new Worker(new URL('http-client.ts', import.meta.url));
  const http = async (server: FastifyInstance, calls: Call[]): Promise<Run> => {
    const { port } = server.server.address() as AddressInfo;
    client.postMessage({ port, calls, atATime: AT_A_TIME } satisfies Calls);
    return (await once(client, 'message'))[0];
  };
  const write = (path: string) =>
    cards.map((id, at) => ({ path: `${path}/${id}/`, method: 'PATCH', token, body: change(at) }));
  const read = (path: string, keys: (number | string)[]) =>
    Array.from({ length: READS }, () => keys.map((key) => ({ path: `${path}/${key}/` }))).flat();
  const sides: Record<string, () => Promise<Run>> = {
    'write, its bare statements': () => timed(statements, AT_A_TIME, (each) => replay(db, each)),
    'write, a plain endpoint': () => http(plain, write('/talents')),
    'write, HTTP': () => http(app, write('/api/talents')),
    'read, a plain endpoint': () => http(plain, read('/talents', cards)),
    'read, HTTP': () => http(app, read('/api/talents', links)),
  };
  const runs: Record<string, Run[]> = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, side] of Object.entries(sides)) {
        const run = await side();
        // The first round is a warm-up of connections and caches.
        if (round > 0) runs[name]!.push(run);
      }
    }
  } finally {
    await client.terminate();
    await Promise.all([app.close(), plain.close()]);
  }
  console.log(`\n${HEADING}`);
  for (const [name, all] of Object.entries(runs)) console.log(row(name, figures(all)));
  const perSecond = (name: string) => figures(runs[name]!).perSecond;
  const writes = perSecond('write, HTTP') / perSecond('write, its bare statements');
  const reads = perSecond('read, HTTP') / perSecond('read, a plain endpoint');
  console.log(
    `A write keeps ${share(writes)} of its bare statements (at least ${share(MIN_WRITE)}) ${mark(writes >= MIN_WRITE)}`,
  );
  console.log(
    `A read keeps ${share(reads)} of a plain endpoint (at least ${share(MIN_READ)}) ${mark(reads >= MIN_READ)}`,
  );
  return writes >= MIN_WRITE && reads >= MIN_READ;
}

const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' });

/** Changes different values in every round, so that every write changes the card. */
function change(at: number): object {
  return { title: `Engineer ${at} of ${Math.random()}`, hourly_rate: 40 + (at % 60) };
}

/** Records the statements of one write per card, in order. */
async function recordWrites(db: Database, token: string, cards: number[]): Promise<CompiledQuery[][]> {
  let current: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool: db.pool });
  const kysely = new Kysely<Schema>({ dialect, log: (event) => void current.push(event.query) });
  const app = await buildApp({ config, db: { ...db, kysely }, log: openLog('info', '/dev/null') });
  const recorded: CompiledQuery[][] = [];
  try {
    // Warm-up: the first call loads the labels that every response needs.
    for (const [at, id] of [cards[0]!, ...cards].entries()) {
      current = [];
      const { statusCode } = await app.inject({
        method: 'PATCH',
        url: `/api/talents/${id}/`,
        headers: { host: 'localhost', authorization: `Token ${token}` },
        payload: change(at),
      });
      if (statusCode !== 200) throw new Error(`PATCH /talents/${id}/: ${statusCode}`);
      recorded.push(current);
    }
  } finally {
    // Closes the server first: it holds a connection for which closing the database would wait.
    await app.close();
  }
  return recorded.slice(1);
}

/** Returns public ids of the cards, as in visitors' links: clients that enumerate numeric ids are rate-limited. */
async function linksOf({ pool }: Database, cards: number[]): Promise<string[]> {
  const { rows } = await pool.query<{ link: string }>(
    `select p.owner_number || '-' || c.card_number as link from talent c join person p on p.id = c.owner_id
     where c.id = any($1) order by c.id`,
    [cards],
  );
  return rows.map(({ link }) => link);
}

/** Runs the statements in one transaction on one connection. */
async function replay({ pool }: Database, statements: CompiledQuery[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Baseline endpoints without access checks, search index, labels or history. */
function plainEndpoints({ pool }: Database): FastifyInstance {
  const app = Fastify();
  const skills = `(select json_agg(json_build_object('id', s.id, 'name', s.name, 'experience', t.experience))
    from talent_skill t join skill s on s.id = t.skill_id where t.talent_id = talent.id) as skills`;
  app.get<{ Params: { id: string } }>('/talents/:id/', async ({ params }) => {
    const { rows } = await pool.query(`select *, ${skills} from talent where id = $1`, [params.id]);
    return rows[0];
  });
  app.patch<{ Params: { id: string }; Body: { title: string; hourly_rate: number } }>(
    '/talents/:id/',
    async ({ params, body }) => {
      const { rows } = await pool.query(
        `update talent set title = $2, hourly_rate = $3, modified_at = now() where id = $1 returning *, ${skills}`,
        [params.id, body.title, body.hourly_rate],
      );
      return rows[0];
    },
  );
  return app;
}

function share(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function mark(isFine: boolean): string {
  return isFine ? '✓' : '✗';
}
