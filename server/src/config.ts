import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const root = resolve(import.meta.dirname, '../..');

const port = (value: number) =>
  z.coerce
    .number('expected a port number')
    .int('expected a port number')
    .min(1, 'expected 1 to 65535')
    .max(65_535, 'expected 1 to 65535')
    .default(value);

/** The environment variables that Crewdock reads. docs/configuration.md says the same in prose; a test compares them. */
export const environment = z.object({
  PORT: port(3000),
  PARTNER_PORT: port(3001),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'expected an address such as https://jobs.example.com' }).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgresql://user:password@host:5432/name')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  MARKET_MEMORY_MB: z.coerce
    .number('expected a number of megabytes')
    .int('expected a whole number of megabytes')
    .min(0, 'expected 0 or more')
    .max(65_536, 'expected at most 65536')
    .default(512),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'expected 16 to 200 characters without spaces')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine((list) => list.every(isNetwork), 'expected IP addresses or networks with commas between them'),
});

/** What the server runs with. */
export interface Config {
  port: number;
  partnerPort: number;
  /** The name or address to listen on. */
  host: string;
  /** Where visitors find the main portal; companies live below its host. */
  publicUrl: URL;
  /** Undefined: the embedded PostgreSQL in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDirectory: string;
  /** What the market may take in this process's memory; 0: it is always answered from SQL. */
  marketMemoryMb: number;
  /** What lets a monitor read `/metrics`; undefined: nobody does. */
  metricsToken: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  env: z.infer<typeof environment>['NODE_ENV'];
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
}

/** Reads the configuration; a `StartError` names every wrong variable at once. An empty variable counts as unset. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`Wrong configuration: ${problems.join('; ')} (see docs/configuration.md).`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    partnerPort: value.PARTNER_PORT,
    host: value.HOST,
    publicUrl: new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`),
    databaseUrl: value.DATABASE_URL,
    dataDirectory: resolve(root, value.DATA_DIR),
    marketMemoryMb: value.MARKET_MEMORY_MB,
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
    env: value.NODE_ENV,
    trustedProxies: value.TRUSTED_PROXIES,
  };
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}
