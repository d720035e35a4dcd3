import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Config } from './files/s3-store.ts';
import { StartError } from './start-error.ts';
import type { VaultKey } from './vault.ts';

const root = resolve(import.meta.dirname, '../../..');

const SOCIAL = [
  ['google', 'GOOGLE'],
  ['linkedin', 'LINKEDIN'],
] as const;

const port = (value: number) =>
  z.coerce
    .number('expected a port number')
    .int('expected a port number')
    .min(1, 'expected 1 to 65535')
    .max(65_535, 'expected 1 to 65535')
    .default(value);

const confidential = (address: string) =>
  z
    .url({ protocol: /^https?$/, abort: true, error: `expected an address such as ${address}` })
    .refine((value) => isConfidential(new URL(value)), 'expected https; http only on this machine')
    .default(address);

const reportAddress = z
  .url({ protocol: /^https?$/, abort: true, error: 'expected an address such as https://key@sentry.example.com/1' })
  .refine((value) => isReportAddress(new URL(value)), 'expected a key before the host and a number behind it');

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
  READ_DATABASE_URL: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine(
      (list) => list.every(isDatabaseUrl),
      'expected postgresql://user:password@host:5432/name, more with commas',
    ),
  DATA_DIR: z.string().default('./data'),
  MARKET_MEMORY_MB: z.coerce
    .number('expected a number of megabytes')
    .int('expected a whole number of megabytes')
    .min(0, 'expected 0 or more')
    .max(65_536, 'expected at most 65536')
    .default(512),
  ENCRYPTION_KEYS: z
    .string()
    .transform((list, context) => readKeys(list) ?? refuseKeys(context))
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'expected 16 to 200 characters without spaces')
    .optional(),
  SENTRY_DSN: reportAddress.optional(),
  PORTAL_SENTRY_DSN: reportAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'expected smtp://user:password@host:587 or smtps://…')
    .optional(),
  MAIL_FROM: z.email('expected an e-mail address').optional(),
  CONTACT_EMAIL: z.email('expected an e-mail address').optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine((list) => list.every(isNetwork), 'expected IP addresses or networks with commas between them'),
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine(areDnsServers, 'expected IP addresses with commas between them, such as 10.0.0.2, 10.0.0.3:5353'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: confidential('https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: confidential('https://www.linkedin.com/oauth'),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket')
    .optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://s3.example.com' })
    .optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha']).default('altcha'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_VERIFY_URL: confidential('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_SCRIPT_URL: confidential('https://www.google.com/recaptcha/api.js'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://models.example.com/v1' })
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
});

/** How Crewdock is known at a provider of sign-ins. */
export interface ProviderAccess {
  /** Where the provider's OpenID configuration is found. */
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** Which captcha the portal asks for; null: none. */
export type CaptchaConfig =
  | null
  | { provider: 'altcha'; secret: string }
  | { provider: 'recaptcha'; secret: string; siteKey: string; verifyUrl: string; script: string };

/** A model behind a server that speaks as OpenAI’s does. */
export interface ModelConfig {
  baseUrl: URL;
  apiKey: string | undefined;
  model: string;
}

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
  /** Replicas of that server, which are read from; none: it is read itself. */
  readDatabaseUrls: string[];
  /** Absolute. */
  dataDirectory: string;
  /** What the market may take in this process's memory; 0: it is always answered from SQL. */
  marketMemoryMb: number;
  /** Seal the secrets of second factors, the first one new ones; undefined: the embedded database's own. */
  encryptionKeys: VaultKey[] | undefined;
  /** What lets a monitor read `/metrics`; undefined: nobody does. */
  metricsToken: string | undefined;
  /** Where the server, and the portal in browsers, report errors; undefined: nowhere. */
  reports: { server: string | undefined; portal: string | undefined };
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  env: z.infer<typeof environment>['NODE_ENV'];
  /** The server that sends mails; undefined: they stay in the mailbox. */
  smtpUrl: string | undefined;
  /** The sender's address. */
  mailFrom: string;
  /** Where messages to the people behind the portal go, besides the staff's inbox. */
  contactEmail: string | undefined;
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  /** Who is asked for DNS records of companies' domains; none: whom this machine asks. */
  dnsServers: string[];
  /** Whom people may sign in with. */
  social: Partial<Record<(typeof SOCIAL)[number][0], ProviderAccess>>;
  /** The store that keeps files; undefined: a folder in `dataDirectory`. */
  filesS3: S3Config | undefined;
  /** What the forms that anybody may send ask for. */
  captcha: CaptchaConfig;
  /** What reads CVs besides the rules; null: they do alone. */
  model: ModelConfig | null;
}

/** Reads the configuration; a `StartError` names every wrong variable at once. An empty variable counts as unset. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  problems.push(
    ...samePorts(parsed.data),
    ...aloneReplicas(given),
    ...halfProviders(given),
    ...halfCaptcha(given),
    ...halfS3(given),
    ...halfModel(given),
  );
  if (!parsed.success || problems.length > 0) {
    throw new StartError(`Wrong configuration: ${problems.join('; ')} (see docs/configuration.md).`);
  }
  const value = parsed.data;
  const publicUrl = new URL(value.PUBLIC_URL ?? `http://localhost:${value.PORT}`);
  return {
    port: value.PORT,
    partnerPort: value.PARTNER_PORT,
    host: value.HOST,
    publicUrl,
    databaseUrl: value.DATABASE_URL,
    readDatabaseUrls: value.READ_DATABASE_URL,
    dataDirectory: resolve(root, value.DATA_DIR),
    marketMemoryMb: value.MARKET_MEMORY_MB,
    encryptionKeys: value.ENCRYPTION_KEYS,
    metricsToken: value.METRICS_TOKEN,
    reports: { server: value.SENTRY_DSN, portal: value.PORTAL_SENTRY_DSN },
    logLevel: value.LOG_LEVEL,
    env: value.NODE_ENV,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
    contactEmail: value.CONTACT_EMAIL,
    trustedProxies: value.TRUSTED_PROXIES,
    dnsServers: value.DNS_SERVERS,
    social: readSocial(value),
    filesS3: readS3(value),
    captcha: readCaptcha(value),
    model: readModel(value),
  };
}

function samePorts(value: z.infer<typeof environment> | undefined): string[] {
  return value && value.PORT === value.PARTNER_PORT
    ? [`PARTNER_PORT: expected another port than PORT (${value.PORT})`]
    : [];
}

/** The embedded database has no replicas. */
function aloneReplicas(given: Record<string, string | undefined>): string[] {
  const isAlone = given['READ_DATABASE_URL'] !== undefined && given['DATABASE_URL'] === undefined;
  return isAlone ? ['DATABASE_URL: needed beside READ_DATABASE_URL'] : [];
}

/** A provider is on when its id and its secret are set; one without the other is a mistake. */
function halfProviders(given: Record<string, string | undefined>): string[] {
  return SOCIAL.flatMap(([, name]) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    if (Boolean(given[id]) === Boolean(given[secret])) return [];
    return given[id] ? `${secret}: needed beside ${id}` : `${id}: needed beside ${secret}`;
  });
}

function readSocial(value: z.infer<typeof environment>): Config['social'] {
  const social: Config['social'] = {};
  for (const [provider, name] of SOCIAL) {
    const clientId = value[`${name}_CLIENT_ID`];
    const clientSecret = value[`${name}_CLIENT_SECRET`];
    if (clientId && clientSecret)
      social[provider] = { issuer: new URL(value[`${name}_ISSUER`]), clientId, clientSecret };
  }
  return social;
}

/** An address without a model says nothing, nor does the other way round; a key is for an address. */
function halfModel(given: Record<string, string | undefined>): string[] {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: key } = given;
  if (address !== undefined) return model === undefined ? ['AI_MODEL: needed beside AI_BASE_URL'] : [];
  const alone = model === undefined ? key !== undefined && 'AI_API_KEY' : 'AI_MODEL';
  return alone ? [`AI_BASE_URL: needed beside ${alone}`] : [];
}

function readModel(value: z.infer<typeof environment>): ModelConfig | null {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: apiKey } = value;
  return address && model ? { baseUrl: new URL(address), apiKey, model } : null;
}

/** reCAPTCHA needs the public key too. */
function halfCaptcha(given: Record<string, string | undefined>): string[] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey } = given;
  return provider === 'recaptcha' && Boolean(secret) !== Boolean(siteKey)
    ? [`${secret ? 'CAPTCHA_SITE_KEY' : 'CAPTCHA_SECRET'}: needed for recaptcha`]
    : [];
}

/** A store is used when its bucket is named; then its key is needed, and nothing of it without. */
function halfS3(given: Record<string, string | undefined>): string[] {
  const keys = ['FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'];
  if (given['FILES_S3_BUCKET'] !== undefined) {
    return keys.flatMap((name) => (given[name] === undefined ? `${name}: needed beside FILES_S3_BUCKET` : []));
  }
  const alone = [...keys, 'FILES_S3_ENDPOINT', 'FILES_S3_REGION'].find((name) => given[name] !== undefined);
  return alone === undefined ? [] : [`FILES_S3_BUCKET: needed beside ${alone}`];
}

function readS3(value: z.infer<typeof environment>): S3Config | undefined {
  const { FILES_S3_BUCKET: bucket, FILES_S3_REGION: region, FILES_S3_ENDPOINT: endpoint } = value;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}

function readCaptcha(value: z.infer<typeof environment>): CaptchaConfig {
  const { CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey } = value;
  if (secret === undefined) return null;
  if (value.CAPTCHA_PROVIDER === 'altcha' || siteKey === undefined) return { provider: 'altcha', secret };
  const { CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SCRIPT_URL: script } = value;
  return { provider: 'recaptcha', secret, siteKey, verifyUrl, script };
}

/** `name:base64` with commas between them; null when one is no key of 32 bytes, or two have one name. */
function readKeys(list: string): VaultKey[] | null {
  const keys = list.split(',').map((entry) => {
    const [, id = '', text = ''] = /^\s*([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)\s*$/.exec(entry) ?? [];
    return { id, key: Buffer.from(text, 'base64') };
  });
  const areKeys = keys.every(({ key }) => key.length === 32) && new Set(keys.map(({ id }) => id)).size === keys.length;
  return areKeys ? keys : null;
}

function refuseKeys(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'expected name:key with commas between, each key 32 bytes in base64' });
  return z.NEVER;
}

function isConfidential({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isDatabaseUrl(entry: string): boolean {
  return /^postgres(ql)?:\/\/./.test(entry) && URL.canParse(entry.replace(/^(\w+:\/\/[^/]*@)\//, '$1localhost/'));
}

function areDnsServers(servers: string[]): boolean {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}

function isReportAddress({ username, password, pathname }: URL): boolean {
  return /^\w+$/.test(username) && password === '' && /^\/(?:.+\/)?\d+$/.test(pathname);
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}
