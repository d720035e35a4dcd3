import type { SubSites } from '@crewdock/contract/accounts';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { environmentSchema, type EncryptionKey } from './environment.ts';
import { readSecretFiles } from './secret-files.ts';
import { StartError } from './start-error.ts';

const root = resolve(import.meta.dirname, '../../../..');

const SOCIAL = [
  ['google', 'GOOGLE'],
  ['linkedin', 'LINKEDIN'],
] as const;

/** Crewdock's OpenID Connect client at a sign-in provider. */
export interface ProviderAccess {
  /** Base URL of the provider's OpenID configuration. */
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** The configured limits per IP address, which many people may share. */
export interface AddressLimits {
  /** Submissions of one form per hour. */
  forms: number;
  /** First verdicts of new visitors, per card and share link and day. */
  verdicts: number;
  /** Failed sign-ins to all accounts, in 15 minutes. */
  failedSignIns: number;
}

/** Captcha of the public forms; null if there is none. */
export type CaptchaConfig =
  | null
  | { provider: 'altcha'; secret: string }
  | { provider: 'recaptcha'; secret: string; siteKey: string; verifyUrl: string; script: string };

/** A language model on a server with an OpenAI-compatible API. */
export interface ModelConfig {
  baseUrl: URL;
  apiKey: string | undefined;
  model: string;
}

/** A bucket in an S3-compatible store. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Endpoint URL; undefined for Amazon S3. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  port: number;
  partnerPort: number;
  /** Host name or IP address on which the server listens. */
  host: string;
  /** Seconds for which the server continues to serve requests after SIGTERM, while `/readyz` fails. */
  drainSeconds: number;
  /** URL of the main portal. Companies' portals use subdomains of its host. */
  publicUrl: URL;
  /** Whether `PUBLIC_URL` is set. If so, the server answers only requests for hosts of portals. */
  hasPublicUrl: boolean;
  /** URLs of the sub-sites to which the main portal links. */
  subSites: SubSites;
  /** Whether HSTS on the host of `publicUrl` includes subdomains. */
  hstsIncludeSubdomains: boolean;
  /** URL of an external database; undefined for the embedded PostgreSQL in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** URLs of read replicas of the external database. If empty, all reads go to the primary. */
  readDatabaseUrls: string[];
  /** Absolute path. */
  dataDirectory: string;
  /** Memory limit of the in-memory market in MB. With 0, all searches use SQL. */
  marketMemoryMb: number;
  /**
   * Keys that encrypt small secrets; the first key encrypts new secrets. If undefined, a key is generated beside the
   * embedded database.
   */
  encryptionKeys: EncryptionKey[] | undefined;
  /** Bearer token for `/metrics`; undefined disables `/metrics`. */
  metricsToken: string | undefined;
  /** Sentry DSNs to which the server and browsers report errors; undefined disables the reports. */
  reports: { server: string | undefined; portal: string | undefined };
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  env: z.infer<typeof environmentSchema>['NODE_ENV'];
  /** URL of the SMTP server; undefined if emails are only stored in the database. */
  smtpUrl: string | undefined;
  /** Sender's address of emails. */
  mailFrom: string;
  /** Address that receives messages of the contact form, in addition to the staff inbox. */
  contactEmail: string | undefined;
  /** IP addresses and networks of proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  /** Limits per IP address. */
  limitsPerAddress: AddressLimits;
  /** DNS servers for checking the records of companies' domains. If empty, the system's resolvers are used. */
  dnsServers: string[];
  /** Sign-in providers that are configured. */
  social: Partial<Record<(typeof SOCIAL)[number][0], ProviderAccess>>;
  /** S3 bucket for files; undefined for a folder in `dataDirectory`. */
  filesS3: S3Config | undefined;
  /** Captcha of public forms. */
  captcha: CaptchaConfig;
  /** Model that parses CVs in addition to the rules; null to use the rules only. */
  model: ModelConfig | null;
}

/**
 * Reads the configuration. Empty variables count as unset. Secrets can be read from files (`SMTP_URL_FILE`). Throws a
 * `StartError` that lists all invalid variables.
 */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { variables: given, problems } = readSecretFiles(set);
  const parsed = environmentSchema.safeParse(given);
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
    throw new StartError(`Invalid configuration: ${problems.join('; ')} (see docs/configuration.md).`);
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
    subSites: {
      partner_site_url: value.PARTNER_SITE_URL ?? null,
      engineer_site_url: value.ENGINEER_SITE_URL ?? null,
    },
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
    limitsPerAddress: {
      forms: value.FORMS_PER_ADDRESS,
      verdicts: value.VERDICTS_PER_ADDRESS,
      failedSignIns: value.FAILED_SIGNINS_PER_ADDRESS,
    },
    dnsServers: value.DNS_SERVERS,
    social: readSocial(value),
    filesS3: readS3(value),
    captcha: readCaptcha(value),
    model: readModel(value),
  };
}

function samePorts(value: z.infer<typeof environmentSchema> | undefined): string[] {
  return value && value.PORT === value.PARTNER_PORT ? [`PARTNER_PORT: must differ from PORT (${value.PORT})`] : [];
}

/**
 * Checks the replica variables: READ_DATABASE_URL is an error without DATABASE_URL, because the embedded database has
 * no replicas.
 */
function aloneReplicas(given: Record<string, string | undefined>): string[] {
  const isAlone = given['READ_DATABASE_URL'] !== undefined && given['DATABASE_URL'] === undefined;
  return isAlone ? ['DATABASE_URL: required with READ_DATABASE_URL'] : [];
}

/**
 * Checks the variables of sign-in providers. A provider is enabled by its id and its secret together. Setting only one
 * of them is an error.
 */
function halfProviders(given: Record<string, string | undefined>): string[] {
  return SOCIAL.flatMap(([, name]) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    if (Boolean(given[id]) === Boolean(given[secret])) return [];
    return given[id] ? `${secret}: required with ${id}` : `${id}: required with ${secret}`;
  });
}

function readSocial(value: z.infer<typeof environmentSchema>): Config['social'] {
  const social: Config['social'] = {};
  for (const [provider, name] of SOCIAL) {
    const clientId = value[`${name}_CLIENT_ID`];
    const clientSecret = value[`${name}_CLIENT_SECRET`];
    if (clientId && clientSecret)
      social[provider] = { issuer: new URL(value[`${name}_ISSUER`]), clientId, clientSecret };
  }
  return social;
}

/** Checks the model variables. The address and the model are only valid together; the API key requires the address. */
function halfModel(given: Record<string, string | undefined>): string[] {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: key } = given;
  if (address !== undefined) return model === undefined ? ['AI_MODEL: required with AI_BASE_URL'] : [];
  const alone = model === undefined ? key !== undefined && 'AI_API_KEY' : 'AI_MODEL';
  return alone ? [`AI_BASE_URL: required with ${alone}`] : [];
}

function readModel(value: z.infer<typeof environmentSchema>): ModelConfig | null {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: apiKey } = value;
  return address && model ? { baseUrl: new URL(address), apiKey, model } : null;
}

/** Checks the reCAPTCHA variables: it requires both the secret and the public site key. */
function halfCaptcha(given: Record<string, string | undefined>): string[] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey } = given;
  return provider === 'recaptcha' && Boolean(secret) !== Boolean(siteKey)
    ? [`${secret ? 'CAPTCHA_SITE_KEY' : 'CAPTCHA_SECRET'}: required for recaptcha`]
    : [];
}

/**
 * Checks the S3 variables. S3 is enabled by the name of its bucket, and then requires an access key. Without a bucket,
 * no other S3 variable may be set.
 */
function halfS3(given: Record<string, string | undefined>): string[] {
  const keys = ['FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'];
  if (given['FILES_S3_BUCKET'] !== undefined) {
    return keys.flatMap((name) => (given[name] === undefined ? `${name}: required with FILES_S3_BUCKET` : []));
  }
  const alone = [...keys, 'FILES_S3_ENDPOINT', 'FILES_S3_REGION'].find((name) => given[name] !== undefined);
  return alone === undefined ? [] : [`FILES_S3_BUCKET: required with ${alone}`];
}

function readS3(value: z.infer<typeof environmentSchema>): S3Config | undefined {
  const { FILES_S3_BUCKET: bucket, FILES_S3_REGION: region, FILES_S3_ENDPOINT: endpoint } = value;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}

function readCaptcha(value: z.infer<typeof environmentSchema>): CaptchaConfig {
  const { CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey } = value;
  if (secret === undefined) return null;
  if (value.CAPTCHA_PROVIDER === 'altcha' || siteKey === undefined) return { provider: 'altcha', secret };
  const { CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SCRIPT_URL: script } = value;
  return { provider: 'recaptcha', secret, siteKey, verifyUrl, script };
}
