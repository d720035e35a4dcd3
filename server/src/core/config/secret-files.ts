import { readFileSync } from 'node:fs';

/** Variables that can also be read from a file. The path of the file is in the variable with the suffix `_FILE`. */
export const SECRETS = [
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'ENCRYPTION_KEYS',
  'METRICS_TOKEN',
  'SENTRY_DSN',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'LINKEDIN_CLIENT_SECRET',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
  'CAPTCHA_SECRET',
  'AI_API_KEY',
] as const;

type Variables = Record<string, string | undefined>;

/**
 * Reads secrets from files, without the trailing newline. `problems` contains names of variables and files, never
 * values.
 */
export function readSecretFiles(given: Variables): { variables: Variables; problems: string[] } {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(`${name}_FILE: must not be set together with ${name}`);
      continue;
    }
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (value === '') problems.push(`${name}_FILE: ${path} is empty`);
      else variables[name] = value;
    } catch (error) {
      problems.push(`${name}_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { variables, problems };
}
