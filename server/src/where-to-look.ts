import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/open.ts';
import { hasMailbox } from './platform/mail/mailbox.ts';

/** Whom one may sign in as. */
interface Account {
  role: string;
  name: string;
  email: string;
  password: string;
}

/** What a person needs to begin: addresses, demo accounts, where the data lies, and what isn't as it should be. */
export async function whereToLook(
  config: Config,
  db: Database,
  accounts: Account[],
  warnings: string[],
): Promise<string> {
  const { publicUrl, partnerPort, databaseUrl, dataDirectory } = config;
  const companies = await db.kysely.selectFrom('company').select(['slug', 'name']).orderBy('id').limit(5).execute();
  const addresses = [
    ['Portal', publicUrl.origin],
    ...companies.map(({ slug, name }) => [name, `${publicUrl.protocol}//${slug}.${publicUrl.host}`]),
    ...(databaseUrl === undefined ? [['Partner site', `http://${publicUrl.hostname}:${partnerPort}`]] : []),
    ['API', `${publicUrl.origin}/api/docs`],
    ...mailRow(config),
    ['Captcha', config.captcha ? config.captcha.provider : 'none: CAPTCHA_SECRET is not set'],
    ['Data', databaseUrl === undefined ? dataDirectory : 'PostgreSQL at DATABASE_URL'],
  ];
  const sections = ['Crewdock is ready.', table(addresses)];
  if (accounts.length > 0) {
    const rows = accounts.map(({ role, name, email, password }) => [role, name, email, password]);
    sections.push(`Demo accounts (role, name, e-mail, password)\n${table(rows)}`);
  }
  if (warnings.length > 0) sections.push(`Worth knowing\n${table(warnings.map((warning) => [warning]))}`);
  return `\n${sections.join('\n\n')}\n`;
}

function mailRow(config: Config): string[][] {
  if (hasMailbox(config)) return [['Mailbox', `${config.publicUrl.origin}/dev/mail`]];
  return config.smtpUrl === undefined ? [['Mail', 'not sent: SMTP_URL is not set']] : [];
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd())
    .join('\n');
}
