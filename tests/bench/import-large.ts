import { get } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readConfig } from '@crewdock/server/core/config/config';
import type { Database } from '@crewdock/server/infra/db/open';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { taskServices } from '../support/task-services.ts';
import { figures, HEADING, row, type Run, verdict } from './figures.ts';
import { provider, table } from './import-table.ts';

const ROWS = 100_000;
/** Maximum additional server memory in megabytes. */
const MAX_MEMORY = 150;
/** Maximum p95 of visitors' requests during an import, as a multiple of the p95 without an import. */
const MAX_SLOWER = 2;

const PAGES = ['/api/market_2/talents/', '/api/available_resources/', '/api/market_2/requests/'];
const CALLS = 400;
/** Milliseconds between two visitor calls, and between two emails. */
const VISIT = 25;
const MAIL = 3000;

/**
 * Imports a large table through HTTP and the queue of a separate server process, while visitors read and emails are
 * sent. Returns whether all limits hold.
 */
export async function large(database: Database, folder: string): Promise<boolean> {
  const smtp = await startSmtp();
  const meter = pathToFileURL(resolve(import.meta.dirname, 'memory-meter.mjs')).href;
  const server = await startServer(database.url, {
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    NODE_OPTIONS: `--import=${meter}`,
  });
  try {
    const token = await provider(database);
    // Warm-up: loads code and caches, and opens connections, before the measurements.
    await bringIn(server, table(5000, 'W'), token);
    const first = (at: number) => at < CALLS;
    await visits(server, first);
    const quiet = await visits(server, first);
    const before = await measured(server, 'begin');
    let isOver = false;
    const [seconds, busy, mails] = await Promise.all([
      bringIn(server, table(ROWS, 'L'), token).finally(() => (isOver = true)),
      visits(server, () => !isOver),
      mailsUntil(database, smtp, () => isOver),
    ]);
    const after = await visits(server, first);
    const grown = (await measured(server, 'read')) - before;
    const held = (await measured(server, 'begin')) - before;
    return told({ seconds, quiet, busy, after, mails, grown, held });
  } finally {
    await server.end('SIGTERM');
    await smtp.close();
    await database.pool.query('truncate import, operation, resource cascade; delete from rate_limit');
  }
}

interface Measured {
  seconds: Record<string, number>;
  quiet: Run;
  busy: Run;
  /** Visitors' requests after the import, without other load. */
  after: Run;
  /** Milliseconds from queueing to arrival of each email. */
  mails: number[];
  /** Megabytes of additional server memory at the peak. */
  grown: number;
  /** Megabytes of additional server memory that remain after garbage collection. */
  held: number;
}

function told({ seconds, quiet, busy, after, mails, grown, held }: Measured): boolean {
  const times = Object.entries(seconds).map(([what, time]) => `${what} ${time.toFixed(1)} s`);
  console.log(`${ROWS} rows: ${times.join(', ')}`);
  console.log(HEADING);
  console.log(row('visitors, no import', figures([quiet])));
  console.log(row('visitors, beside the import', figures([busy])));
  console.log(row('visitors, with its rows there', figures([after])));
  const slower = figures([busy]).p95 / figures([quiet]).p95;
  return [
    verdict(
      grown <= MAX_MEMORY,
      `the server's memory grows by ${grown.toFixed(0)} MB (at most ${MAX_MEMORY}), ${held.toFixed(0)} once collected`,
    ),
    verdict(slower <= MAX_SLOWER, `the visitors' p95 is ${slower.toFixed(1)} times as long (at most ${MAX_SLOWER})`),
    verdict(
      mails.length > 0,
      `${mails.length} mails went out meanwhile, the slowest in ${Math.max(...mails).toFixed(0)} ms`,
    ),
  ].every(Boolean);
}

/** Runs an import and returns the seconds of each step. */
async function bringIn(server: ServerProcess, csv: string, token: string): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const done = await work();
    seconds[name] = (performance.now() - start) / 1000;
    return done;
  };
  const call = async (method: string, path: string, body?: object) => {
    const { status, text: answer, json } = await server.call(`/api${path}`, { method, token, ...(body && { body }) });
    if (status !== 200) throw new Error(`${path}: ${status} ${answer.slice(0, 300)}`);
    return json;
  };
  const form = new FormData();
  form.append('file', new File([csv], 'people.csv'));
  const { uid: upload } = await step('sent', () => call('POST', '/uploads/', form));
  const { mapping } = await step('read', () => call('POST', '/available_resources/preview/', { upload }));
  const { import: now } = await step('checked', () =>
    call('POST', '/available_resources/preview/', { upload, mapping }),
  );
  if (now.counts.error > 0) throw new Error(`${now.counts.error} rows are faulty`);
  await step('brought in', async () => {
    await call('POST', '/available_resources/cards_import/', { upload });
    while ((await call('GET', `/available_resources/imports/${upload}/`)).state !== 'done') await sleep(500);
  });
  return seconds;
}

/** Sends visitors' calls one after another with a constant pause, as long as `goesOn` returns true. */
async function visits(server: ServerProcess, goesOn: (at: number) => boolean): Promise<Run> {
  const times: number[] = [];
  const started = performance.now();
  for (let at = 0; goesOn(at); at++) {
    const before = performance.now();
    await visit(server, PAGES[at % PAGES.length]!);
    times.push(performance.now() - before);
    await sleep(VISIT);
  }
  return { times, seconds: (performance.now() - started) / 1000 };
}

async function visit({ port }: ServerProcess, path: string): Promise<void> {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>();
  const sent = get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }, (response) => {
    response
      .resume()
      .on('end', () => (response.statusCode === 200 ? done() : reject(new Error(`${path}: ${response.statusCode}`))));
  });
  sent.on('error', reject);
  await promise;
}

/**
 * Queues emails one after another and returns the milliseconds until each arrives. Stays below the recipient rate
 * limit.
 */
async function mailsUntil(database: Database, smtp: TestSmtp, isOver: () => boolean): Promise<number[]> {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' });
  const { outbox } = taskServices({ config, database });
  const letter = { subject: 'Meanwhile', heading: 'Meanwhile', paragraphs: [] };
  const times: number[] = [];
  while (!isOver()) {
    const before = performance.now();
    const expected = smtp.mails.length + 1;
    await database.kysely
      .transaction()
      .execute((trx) => outbox.write(trx, { to: `reader-${expected}@visitors.example`, company: null, letter }));
    await smtp.received(expected);
    times.push(performance.now() - before);
    await sleep(MAIL);
  }
  return times;
}

/** Returns the megabytes of server memory that memory-meter.mjs reports. */
async function measured(server: ServerProcess, asked: 'begin' | 'read'): Promise<number> {
  const port = Number(/meter (\d+)/.exec(server.output())![1]);
  const socket = connect(port, '127.0.0.1');
  socket.write(asked);
  return Number(await text(socket)) / 2 ** 20;
}
