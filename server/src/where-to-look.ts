import type { Config } from './core/config/config.ts';
import type { Database } from './infra/db/open.ts';
import { logLine } from './core/logging/log-line.ts';
import { hasMailbox } from './infra/http/mailbox.ts';

/** A demo account with which people can sign in. */
interface Account {
  role: string;
  name: string;
  email: string;
  password: string;
}

const READY = 'Crewdock is ready.';

/**
 * Returns the startup banner: URLs, demo accounts, location of the data, and warnings. With DATABASE_URL, it is a
 * single log line without warnings, because programs parse this output and warnings are logged separately.
 */
export async function whereToLook(
  config: Config,
  db: Database,
  accounts: Account[],
  warnings: string[],
): Promise<string> {
  const addresses = await listAddresses(config, db);
  if (config.databaseUrl !== undefined) return logLine('info', READY, { addresses: Object.fromEntries(addresses) });
  const sections = [READY, table(addresses)];
  if (accounts.length > 0) {
    const rows = accounts.map(({ role, name, email, password }) => [role, name, email, password]);
    sections.push(`Demo accounts (role, name, email, password)\n${table(rows)}`);
  }
  if (warnings.length > 0) sections.push(`Warnings\n${table(warnings.map((warning) => [warning]))}`);
  return `\n${sections.join('\n\n')}\n`;
}

async function listAddresses(config: Config, db: Database): Promise<[name: string, address: string][]> {
  const { publicUrl, partnerPort, databaseUrl, dataDirectory } = config;
  const companies = await db.kysely.selectFrom('company').select(['slug', 'name']).orderBy('id').limit(5).execute();
  return [
    ['Portal', publicUrl.origin],
    ...companies.map(({ slug, name }): [string, string] => [name, `${publicUrl.protocol}//${slug}.${publicUrl.host}`]),
    ...addressIf(databaseUrl === undefined, 'Partner site', `http://${publicUrl.hostname}:${partnerPort}`),
    ['API', `${publicUrl.origin}/api/docs`],
    ...addressIf(hasMailbox(config), 'Mailbox', `${publicUrl.origin}/dev/mail`),
    ['Captcha', config.captcha ? config.captcha.provider : 'none: CAPTCHA_SECRET is not set'],
    ['Data', databaseUrl === undefined ? dataDirectory : 'PostgreSQL at DATABASE_URL'],
  ];
}

function addressIf(isThere: boolean, name: string, address: string): [string, string][] {
  return isThere ? [[name, address]] : [];
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd())
    .join('\n');
}
