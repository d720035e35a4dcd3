import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { environmentSchema } from './environment.ts';
import { SECRETS } from './secret-files.ts';

test('reports every invalid variable at once', () => {
  const read = () =>
    readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', NODE_ENV: 'live', TRUSTED_PROXIES: '10.0.0.0/33' });
  for (const name of ['PORT', 'DATABASE_URL', 'NODE_ENV', 'TRUSTED_PROXIES']) expect(read).toThrow(`${name}: `);
});

test('read replicas require DATABASE_URL and a host for each', () => {
  const read = (urls: string) => readConfig({ DATABASE_URL: 'postgresql://db/x', READ_DATABASE_URL: urls });
  expect(readConfig({}).readDatabaseUrls).toEqual([]);
  expect(read('postgres://a:b@one/x, postgresql://crewdock@/x?host=/run/pg').readDatabaseUrls).toHaveLength(2);
  for (const wrong of ['one', 'postgresql://one/x,two', 'postgresql://', 'postgresql://one:port/x'])
    expect(() => read(wrong)).toThrow('READ_DATABASE_URL: expected postgresql://');
  expect(() => readConfig({ READ_DATABASE_URL: 'postgresql://one/x' })).toThrow('DATABASE_URL: required with READ_');
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('PARTNER_PORT must differ from PORT', () => {
  expect(() => readConfig({ PORT: '4000', PARTNER_PORT: '4000' })).toThrow('PARTNER_PORT: must differ from PORT');
});

test('the default public URL uses the configured port', () => {
  expect(readConfig({ PORT: '4000' }).publicUrl.origin).toBe('http://localhost:4000');
});

test('e-mail addresses with an internationalised domain are stored with an ASCII domain', () => {
  const { mailFrom, contactEmail } = readConfig({ MAIL_FROM: 'Post@bücher.example', CONTACT_EMAIL: 'team@почта.рф' });
  expect([mailFrom, contactEmail]).toEqual(['Post@xn--bcher-kva.example', 'team@xn--80a1acny.xn--p1ai']);
  for (const name of ['MAIL_FROM', 'CONTACT_EMAIL'])
    for (const wrong of ['post', 'post@', 'post@bü cher.example', 'post@bücher'])
      expect(() => readConfig({ [name]: wrong }), wrong).toThrow(`${name}: expected an e-mail address`);
});

test('the sub-sites are optional web addresses without a password', () => {
  expect(readConfig({}).subSites).toEqual({ partner_site_url: null, engineer_site_url: null });
  const sites = {
    PARTNER_SITE_URL: 'https://partners.example.com',
    ENGINEER_SITE_URL: 'https://engineers.example.com/',
  };
  expect(readConfig(sites).subSites).toEqual({
    partner_site_url: 'https://partners.example.com',
    engineer_site_url: 'https://engineers.example.com/',
  });
  expect(readConfig({ ...sites, ENGINEER_SITE_URL: '' }).subSites.engineer_site_url).toBeNull();
  for (const name of ['PARTNER_SITE_URL', 'ENGINEER_SITE_URL']) {
    for (const wrong of ['partners.example.com', 'javascript:alert(1)', 'ftp://partners.example.com', 'https://'])
      expect(() => readConfig({ [name]: wrong }), wrong).toThrow(`${name}: expected an address such as https://`);
    expect(() => readConfig({ [name]: 'https://ana:sesame@example.com' })).toThrow(
      `${name}: expected no user name or password`,
    );
  }
});

test('reads a list of proxies', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

test('a sign-in provider requires both its id and its secret', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET: required with GOOGLE_CLIENT_ID');
  expect(() => readConfig({ PORT: 'http', LINKEDIN_CLIENT_SECRET: 'secret' })).toThrow(
    /PORT: .*LINKEDIN_CLIENT_ID: required with LINKEDIN_CLIENT_SECRET/,
  );
  expect(readConfig({}).social).toEqual({});
  expect(readConfig({ LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' }).social).toEqual({
    linkedin: { issuer: new URL('https://www.linkedin.com/oauth'), clientId: 'id', clientSecret: 'secret' },
  });
});

test.each(['http://accounts.example.com', 'http://localhost.example.com', 'file:///etc', 'accounts.google.com'])(
  '%s is refused as an issuer',
  (address) => expect(() => readConfig({ GOOGLE_ISSUER: address })).toThrow('GOOGLE_ISSUER: '),
);

test('a provider on localhost may use HTTP', () => {
  const ids = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  for (const issuer of ['http://localhost:4000', 'http://127.0.0.1:4000/oidc', 'http://[::1]:4000']) {
    expect(readConfig({ ...ids, GOOGLE_ISSUER: issuer }).social.google?.issuer).toEqual(new URL(issuer));
  }
});

test('a bucket and its access key require each other', () => {
  const key = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({}).filesS3).toBeUndefined();
  expect(readConfig({ FILES_S3_BUCKET: 'crewdock', ...key }).filesS3).toEqual({
    bucket: 'crewdock',
    region: 'us-east-1',
    endpoint: undefined,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(() => readConfig({ FILES_S3_BUCKET: 'crewdock', FILES_S3_ACCESS_KEY_ID: 'id' })).toThrow(
    'FILES_S3_SECRET_ACCESS_KEY: required with FILES_S3_BUCKET',
  );
  expect(() => readConfig(key)).toThrow('FILES_S3_BUCKET: required with FILES_S3_ACCESS_KEY_ID');
  for (const [name, value] of [
    ['FILES_S3_BUCKET', 'No bucket'],
    ['FILES_S3_ENDPOINT', 's3.example.com'],
  ] as const) {
    expect(() => readConfig({ FILES_S3_BUCKET: 'crewdock', ...key, [name]: value })).toThrow(`${name}: expected`);
  }
});

test('encryption keys each have an id and 32 bytes', () => {
  const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte));
  const text = (key: Buffer) => key.toString('base64');
  expect(readConfig({}).encryptionKeys).toBeUndefined();
  expect(readConfig({ ENCRYPTION_KEYS: `2026:${text(one!)}, old:${text(two!)}` }).encryptionKeys).toEqual([
    { id: '2026', key: one },
    { id: 'old', key: two },
  ]);
  const wrong = [
    text(one!),
    `1:${text(one!.subarray(1))}`,
    `1:${text(one!)},1:${text(two!)}`,
    `A:${text(one!)}`,
    '1:',
    ',',
  ];
  for (const keys of wrong)
    expect(() => readConfig({ ENCRYPTION_KEYS: keys }), keys).toThrow('ENCRYPTION_KEYS: expected');
});

test('a model requires both an address and a name', () => {
  const model = { AI_BASE_URL: 'https://models.example.com/v1', AI_MODEL: 'small' };
  expect(readConfig({}).model).toBeNull();
  expect(readConfig(model).model).toEqual({
    baseUrl: new URL('https://models.example.com/v1'),
    apiKey: undefined,
    model: 'small',
  });
  expect(readConfig({ ...model, AI_API_KEY: 'key' }).model).toMatchObject({ apiKey: 'key' });
  const { AI_BASE_URL, AI_MODEL } = model;
  expect(() => readConfig({ AI_BASE_URL })).toThrow('AI_MODEL: required with AI_BASE_URL');
  expect(() => readConfig({ AI_MODEL })).toThrow('AI_BASE_URL: required with AI_MODEL');
  expect(() => readConfig({ AI_API_KEY: 'key' })).toThrow('AI_BASE_URL: required with AI_API_KEY');
  expect(() => readConfig({ ...model, AI_BASE_URL: 'models' })).toThrow('AI_BASE_URL: expected');
});

test('a secret enables the captcha, and reCAPTCHA also requires a site key', () => {
  const CAPTCHA_SECRET = 'sixteen-letters!';
  expect(readConfig({}).captcha).toBeNull();
  expect(readConfig({ CAPTCHA_SECRET }).captcha).toEqual({ provider: 'altcha', secret: CAPTCHA_SECRET });
  const recaptcha = { CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SECRET, CAPTCHA_SITE_KEY: 'key' };
  expect(readConfig(recaptcha).captcha).toMatchObject({
    provider: 'recaptcha',
    secret: CAPTCHA_SECRET,
    siteKey: 'key',
  });
  expect(() => readConfig({ ...recaptcha, CAPTCHA_SITE_KEY: '' })).toThrow('CAPTCHA_SITE_KEY: required for recaptcha');
  expect(() => readConfig({ ...recaptcha, CAPTCHA_SECRET: '' })).toThrow('CAPTCHA_SECRET: required for recaptcha');
  expect(() => readConfig({ CAPTCHA_SECRET: 'short' })).toThrow('CAPTCHA_SECRET: ');
  expect(() => readConfig({ CAPTCHA_VERIFY_URL: 'http://captcha.example' })).toThrow('CAPTCHA_VERIFY_URL: ');
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crewdock-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  test('every secret can be read from a file, without its final newline', () => {
    const values: Record<string, string> = {
      DATABASE_URL: 'postgresql://db/x',
      READ_DATABASE_URL: 'postgresql://replica/x',
      ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      METRICS_TOKEN: 'a-token-of-the-monitor',
      SENTRY_DSN: 'https://key@sentry.example.com/1',
      SMTP_URL: 'smtp://user:password@host:587',
      GOOGLE_CLIENT_SECRET: 'google',
      LINKEDIN_CLIENT_SECRET: 'linkedin',
      FILES_S3_ACCESS_KEY_ID: 'id',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
      CAPTCHA_SECRET: 'sixteen-letters!',
      AI_API_KEY: 'key',
    };
    expect(Object.keys(values)).toEqual([...SECRETS]);
    const beside = {
      GOOGLE_CLIENT_ID: 'id',
      LINKEDIN_CLIENT_ID: 'id',
      FILES_S3_BUCKET: 'crewdock',
      AI_BASE_URL: 'https://models.example.com/v1',
      AI_MODEL: 'small',
    };
    const files = Object.entries(values).map(([name, value]) => [`${name}_FILE`, file(name, `${value}\n`)]);
    expect(readConfig({ ...beside, ...Object.fromEntries(files) })).toEqual(readConfig({ ...beside, ...values }));
  });

  test('only one newline is removed', () => {
    expect(readConfig({ CAPTCHA_SECRET_FILE: file('two', 'sixteen-letters!\r\n') }).captcha).toMatchObject({
      secret: 'sixteen-letters!',
    });
    expect(readConfig({ CAPTCHA_SECRET_FILE: file('space', ' sixteen-letters! ') }).captcha).toMatchObject({
      secret: ' sixteen-letters! ',
    });
  });

  test('reports a variable that is set together with its file, and a missing, unreadable or empty file, without their values', () => {
    const path = file('smtp', 'smtp://user:sesame@host');
    expect(() => readConfig({ SMTP_URL: 'smtp://host', SMTP_URL_FILE: path })).toThrow(
      'SMTP_URL_FILE: must not be set together with SMTP_URL',
    );
    const missing = join(folder, 'missing');
    expect(() => readConfig({ SMTP_URL_FILE: missing })).toThrow(`SMTP_URL_FILE: ${missing} cannot be read (ENOENT)`);
    expect(() => readConfig({ SMTP_URL_FILE: folder })).toThrow(`SMTP_URL_FILE: ${folder} cannot be read (EISDIR)`);
    const empty = file('empty', '\n');
    expect(() => readConfig({ PORT: 'http', SMTP_URL_FILE: empty })).toThrow(
      new RegExp(`SMTP_URL_FILE: ${empty} is empty.*PORT: `),
    );
    const wrong = file('wrong', 'http://user:sesame@host');
    expect(() => readConfig({ SMTP_URL_FILE: wrong })).toThrow(/SMTP_URL: expected smtp(?!.*sesame)/);
  });

  test('docs/configuration.md lists every secret', () => {
    const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
    const section = /^## Secrets in files\n([\s\S]*?)^## /m.exec(page)![1]!;
    for (const name of SECRETS) expect(section).toContain(`\`${name}\``);
  });
});

test('docs/configuration.md lists each variable with its default', () => {
  const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
  const documented = page.matchAll(/^\| `([A-Z0-9_]+)` +\| (?:`([^`]*)`|[^`|]*?) +\|/gm);
  const expected = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const value = schema.safeParse(undefined).data ?? [];
    return [name, Array.isArray(value) ? undefined : String(value)];
  });
  expect(Array.from(documented, ([, name, value]) => [name, value])).toEqual(expected);
});
