import { resolve } from 'node:path';
import type { z } from 'zod';
import { environment } from './environment.ts';
import type { S3Config } from './files/s3-store.ts';
import { readSecretFiles } from './secret-files.ts';
import { StartError } from './start-error.ts';
import type { VaultKey } from './vault.ts';

const root = resolve(import.meta.dirname, '../../..');

const SOCIAL = [
  ['google', 'GOOGLE'],
  ['linkedin', 'LINKEDIN'],
] as const;

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
  /** How long the server serves on after SIGTERM while `/readyz` fails. */
  drainSeconds: number;
  /** Where visitors find the main portal; companies live below its host. */
  publicUrl: URL;
  /** Whether `PUBLIC_URL` is set: then only requests for known hosts are answered. */
  hasPublicUrl: boolean;
  /** Whether HSTS on the host of `publicUrl` covers its subdomains. */
  hstsIncludeSubdomains: boolean;
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
  /** The server that sends emails; undefined: they only stay in the database. */
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

/**
 * Reads the configuration; a `StartError` names every wrong variable at once. An empty variable counts as unset. Secrets may be in files,
 * as `SMTP_URL_FILE` says.
 */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { variables: given, problems } = readSecretFiles(set);
  const parsed = environment.safeParse(given);
  problems.push(
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
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
    drainSeconds: value.DRAIN_SECONDS,
    publicUrl,
    hasPublicUrl: value.PUBLIC_URL !== undefined,
    hstsIncludeSubdomains: value.HSTS_INCLUDE_SUBDOMAINS === 'true',
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
