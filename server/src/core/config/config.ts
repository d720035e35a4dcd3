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
  /** The base URL of the provider's OpenID configuration. */
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** The portal's captcha; null when it has none. */
export type CaptchaConfig =
  | null
  | { provider: 'altcha'; secret: string }
  | { provider: 'recaptcha'; secret: string; siteKey: string; verifyUrl: string; script: string };

/** A language model behind an OpenAI-compatible API. */
export interface ModelConfig {
  baseUrl: URL;
  apiKey: string | undefined;
  model: string;
}

/** A bucket of an S3-compatible store. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Endpoint URL; undefined for Amazon S3. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The server's configuration. */
export interface Config {
  port: number;
  partnerPort: number;
  /** The name or address to listen on. */
  host: string;
  /** How long the server keeps serving after SIGTERM while `/readyz` fails. */
  drainSeconds: number;
  /** The URL of the main portal; companies use subdomains of its host. */
  publicUrl: URL;
  /** Whether `PUBLIC_URL` is set. If so, only requests for known hosts are answered. */
  hasPublicUrl: boolean;
  /** The sub-sites that the main portal links to. */
  subSites: SubSites;
  /** Whether HSTS on the host of `publicUrl` covers its subdomains. */
  hstsIncludeSubdomains: boolean;
  /** Undefined for the embedded PostgreSQL in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Read replicas of that server. When empty, all reads go to the primary. */
  readDatabaseUrls: string[];
  /** An absolute path. */
  dataDirectory: string;
  /** The memory limit of the in-memory market. With 0, searches always use SQL. */
  marketMemoryMb: number;
  /**
   * Keys that encrypt small secrets; new ones with the first key. Undefined: a generated key beside the embedded
   * database.
   */
  encryptionKeys: EncryptionKey[] | undefined;
  /** The bearer token for `/metrics`; undefined when nobody may read it. */
  metricsToken: string | undefined;
  /** Sentry DSNs to which the server and the portal in browsers report errors; undefined to report nothing. */
  reports: { server: string | undefined; portal: string | undefined };
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  env: z.infer<typeof environmentSchema>['NODE_ENV'];
  /** The SMTP server; undefined when emails only stay in the database. */
  smtpUrl: string | undefined;
  /** The sender's address. */
  mailFrom: string;
  /** Recipient of the contact form's messages, in addition to the staff inbox. */
  contactEmail: string | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  /** Submissions of one public form per IP address and hour. */
  formsPerAddress: number;
  /** DNS servers for the records of companies' domains. When empty, the system's resolvers are used. */
  dnsServers: string[];
  /** The configured sign-in providers. */
  social: Partial<Record<(typeof SOCIAL)[number][0], ProviderAccess>>;
  /** The S3 bucket for files; undefined for a folder in `dataDirectory`. */
  filesS3: S3Config | undefined;
  /** The captcha of public forms. */
  captcha: CaptchaConfig;
  /** The model that reads CVs in addition to the rules; null when only the rules do. */
  model: ModelConfig | null;
}

/**
 * Reads the configuration. Empty variables count as unset; secrets can be read from files (`SMTP_URL_FILE`). Throws a
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
    formsPerAddress: value.FORMS_PER_ADDRESS,
    dnsServers: value.DNS_SERVERS,
    social: readSocial(value),
    filesS3: readS3(value),
    captcha: readCaptcha(value),
    model: readModel(value),
  };
}

function samePorts(value: z.infer<typeof environmentSchema> | undefined): string[] {
  return value && value.PORT === value.PARTNER_PORT
    ? [`PARTNER_PORT: expected another port than PORT (${value.PORT})`]
    : [];
}

/** The embedded database has no replicas. */
function aloneReplicas(given: Record<string, string | undefined>): string[] {
  const isAlone = given['READ_DATABASE_URL'] !== undefined && given['DATABASE_URL'] === undefined;
  return isAlone ? ['DATABASE_URL: needed beside READ_DATABASE_URL'] : [];
}

/** A provider is enabled when its id and its secret are set. Only one of them is an error. */
function halfProviders(given: Record<string, string | undefined>): string[] {
  return SOCIAL.flatMap(([, name]) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    if (Boolean(given[id]) === Boolean(given[secret])) return [];
    return given[id] ? `${secret}: needed beside ${id}` : `${id}: needed beside ${secret}`;
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

/** The address and the model are only valid together; the key requires an address. */
function halfModel(given: Record<string, string | undefined>): string[] {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: key } = given;
  if (address !== undefined) return model === undefined ? ['AI_MODEL: needed beside AI_BASE_URL'] : [];
  const alone = model === undefined ? key !== undefined && 'AI_API_KEY' : 'AI_MODEL';
  return alone ? [`AI_BASE_URL: needed beside ${alone}`] : [];
}

function readModel(value: z.infer<typeof environmentSchema>): ModelConfig | null {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: apiKey } = value;
  return address && model ? { baseUrl: new URL(address), apiKey, model } : null;
}

/** reCAPTCHA needs both the secret and the public site key. */
function halfCaptcha(given: Record<string, string | undefined>): string[] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey } = given;
  return provider === 'recaptcha' && Boolean(secret) !== Boolean(siteKey)
    ? [`${secret ? 'CAPTCHA_SITE_KEY' : 'CAPTCHA_SECRET'}: needed for recaptcha`]
    : [];
}

/** S3 is enabled by naming its bucket. It then needs a key; without a bucket no other S3 variable may be set. */
function halfS3(given: Record<string, string | undefined>): string[] {
  const keys = ['FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'];
  if (given['FILES_S3_BUCKET'] !== undefined) {
    return keys.flatMap((name) => (given[name] === undefined ? `${name}: needed beside FILES_S3_BUCKET` : []));
  }
  const alone = [...keys, 'FILES_S3_ENDPOINT', 'FILES_S3_REGION'].find((name) => given[name] !== undefined);
  return alone === undefined ? [] : [`FILES_S3_BUCKET: needed beside ${alone}`];
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
