import { AsciiEmail, withAsciiDomain } from '@crewdock/contract/email-domain';
import { Resolver } from 'node:dns';
import { isIP } from 'node:net';
import { z } from 'zod';

/** A 32-byte key, and its id, which is the prefix of secrets encrypted with the key. */
export interface EncryptionKey {
  id: string;
  key: Buffer;
}

const port = (value: number) =>
  z.coerce
    .number('expected a port number')
    .int('expected a port number')
    .min(1, 'expected 1 to 65535')
    .max(65_535, 'expected 1 to 65535')
    .default(value);

const defineLimit = (what: string, value: number) =>
  z.coerce
    .number(`expected a number of ${what}`)
    .int(`expected a whole number of ${what}`)
    .min(1, 'expected 1 or more')
    .max(1_000_000, 'expected at most 1000000')
    .default(value);

const confidential = (address: string) =>
  z
    .url({ protocol: /^https?$/, abort: true, error: `expected an address such as ${address}` })
    .refine((value) => isConfidential(new URL(value)), 'expected https (http only for localhost)')
    .default(address);

const reportAddress = z
  .url({ protocol: /^https?$/, abort: true, error: 'expected an address such as https://key@sentry.example.com/1' })
  .refine((value) => isReportAddress(new URL(value)), 'expected a key before the host and a project number after it');

const subSite = (address: string) =>
  z
    .url({ protocol: /^https?$/, abort: true, error: `expected an address such as ${address}` })
    .refine((value) => isPublicAddress(new URL(value)), 'expected no user name or password')
    .optional();

const emailAddress = z
  .string()
  .transform(withAsciiDomain)
  .refine((address) => AsciiEmail.safeParse(address).success, 'expected an e-mail address');

/** Environment variables that Crewdock reads. A test compares them with docs/configuration.md. */
export const environmentSchema = z.object({
  PORT: port(3000),
  PARTNER_PORT: port(3001),
  HOST: z.string().default('localhost'),
  DRAIN_SECONDS: z.coerce
    .number('expected a number of seconds')
    .int('expected a whole number of seconds')
    .min(0, 'expected 0 or more')
    .max(300, 'expected at most 300')
    .default(0),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'expected an address such as https://jobs.example.com' }).optional(),
  PARTNER_SITE_URL: subSite('https://partners.example.com'),
  ENGINEER_SITE_URL: subSite('https://engineers.example.com'),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], 'expected true or false').default('true'),
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
      'expected postgresql://user:password@host:5432/name, several separated by commas',
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
  MAIL_FROM: emailAddress.optional(),
  CONTACT_EMAIL: emailAddress.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine((list) => list.every(isNetwork), 'expected IP addresses or networks, separated by commas'),
  FORMS_PER_ADDRESS: defineLimit('forms', 300),
  VERDICTS_PER_ADDRESS: defineLimit('verdicts', 100),
  FAILED_SIGNINS_PER_ADDRESS: defineLimit('sign-ins', 100),
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .refine(areDnsServers, 'expected IP addresses separated by commas, such as 10.0.0.2, 10.0.0.3:5353'),
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

/**
 * Parses a comma-separated list of `name:base64` keys. Returns null if a key does not have 32 bytes or a name occurs
 * twice.
 */
function readKeys(list: string): EncryptionKey[] | null {
  const keys = list.split(',').map((entry) => {
    const [, id = '', text = ''] = /^\s*([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)\s*$/.exec(entry) ?? [];
    return { id, key: Buffer.from(text, 'base64') };
  });
  const areKeys = keys.every(({ key }) => key.length === 32) && new Set(keys.map(({ id }) => id)).size === keys.length;
  return areKeys ? keys : null;
}

function refuseKeys(context: z.RefinementCtx): never {
  context.addIssue({
    code: 'custom',
    message: 'expected name:key pairs separated by commas, each key 32 bytes in base64',
  });
  return z.NEVER;
}

function isConfidential({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isPublicAddress({ username, password }: URL): boolean {
  return username === '' && password === '';
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
