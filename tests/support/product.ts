import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');

/** Addresses of a running product. Plain data, which can be passed to other processes. */
export interface ProductAddresses {
  /** Origin of the main portal and its API. */
  portal: string;
  /** Origin of the example partner site. */
  partner: string;
  /** Origins of the demo companies' portals. */
  company: { acme: string; sunrise: string; verdant: string };
  accounts: { role: string; name: string; email: string; password: string; token: string }[];
  /** Path of the product's data directory. */
  dataDirectory: string;
}

export interface Product {
  process: ChildProcess;
  ports: { portal: number; partner: number };
  dataDirectory: string;
  /** Output of the product to stdout and stderr so far. */
  output(): string;
  /** Resolves when the product serves requests. Rejects with the product's output if it exits before that. */
  ready(): Promise<ProductAddresses>;
  /** Stops the product, by default like Ctrl-C. Resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Creates a temporary directory. Returns its path and a function that removes it. */
export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'crewdock-product-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Starts the built product on free ports, with the embedded database unless `env` contains a different one. `wrapper`
 * is a command that runs the product's command.
 */
export async function startProduct(
  dataDirectory: string,
  env: Record<string, string> = {},
  wrapper: string[] = [],
): Promise<Product> {
  const [portal, partner] = await freePorts();
  const ports = { portal, partner };
  const { DATABASE_URL: _, PUBLIC_URL: __, HOST: ___, ...inherited } = process.env;
  const [program, ...args] = [...wrapper, process.execPath, 'scripts/start.mjs'];
  const child = spawn(program, args, {
    cwd: ROOT,
    // The product exits when its IPC channel closes, so no process remains after a test run is killed.
    stdio: ['ignore', 'pipe', 'pipe', wrapper.length > 0 ? 'ignore' : 'ipc'],
    env: {
      ...inherited,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(ports.portal),
      PARTNER_PORT: String(ports.partner),
      DATA_DIR: dataDirectory,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    process: child,
    ports,
    dataDirectory,
    output: () => output,
    async ready() {
      while (!output.includes('Crewdock is ready.')) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`Ended before it was ready:\n${output}`);
        await sleep(20);
      }
      return addresses(ports, dataDirectory);
    },
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Two free ports. */
export async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const;
  for (const server of servers) server.listen(0, '127.0.0.1');
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [first, second] = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) server.close();
  return [first!, second!];
}

function addresses(ports: Product['ports'], dataDirectory: string): ProductAddresses {
  const company = (slug: string) => `http://${slug}.localhost:${ports.portal}`;
  return {
    portal: `http://localhost:${ports.portal}`,
    partner: `http://localhost:${ports.partner}`,
    company: { acme: company('acme'), sunrise: company('sunrise'), verdant: company('verdant') },
    accounts: JSON.parse(readFileSync(join(dataDirectory, 'demo-accounts.json'), 'utf8')),
    dataDirectory,
  };
}
