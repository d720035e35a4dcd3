import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Sent, send } from './http.ts';
import { freePorts } from './product.ts';

const MAIN = resolve(import.meta.dirname, '../../server/src/main.ts');

/** A server process. Several can share a database. */
export interface ServerProcess {
  port: number;
  /** Port of the example partner site. */
  partnerPort: number;
  call(path: string, options?: Sent): Promise<Answer>;
  /** Output of the server to stdout and stderr so far. */
  output(): string;
  /** Resolves when the server searches the market in memory. */
  remembers(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server on an existing database and resolves when it serves requests. `main` is its entry point, by default
 * that of this release.
 */
export async function startServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  main = MAIN,
): Promise<ServerProcess> {
  const [port, partnerPort] = await freePorts();
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: 'localhost',
      PUBLIC_URL: '',
      DATABASE_URL: databaseUrl,
      ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
      PORT: String(port),
      PARTNER_PORT: String(partnerPort),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  while (!output.includes('Crewdock is ready.')) {
    if (hasEnded(child)) throw new Error(`Ended before it was ready:\n${output}`);
    await sleep(20);
  }
  const call = (path: string, options: Sent = {}) => send(port, path, options);
  return {
    port,
    partnerPort,
    call,
    output: () => output,
    async remembers() {
      while ((await call('/readyz')).json.market.memory !== 'ready') await sleep(20);
    },
    async end(signal) {
      if (hasEnded(child)) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
