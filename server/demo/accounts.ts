import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Config } from '../src/platform/config.ts';
import type { Schema } from '../src/platform/db/schema.ts';
import { tokenHash } from '../src/people/accounts/token.ts';
import { createPasswords, type PasswordCost } from '../src/people/passwords/hash.ts';
import { insertAccess } from './insert.ts';
import type { DemoAccount } from './population.ts';

const FILE = 'demo-accounts.json';

/** What stands in it. */
export interface AccountLine {
  role: string;
  name: string;
  email: string;
  password: string;
  /** Of a session that is open already: for the API. */
  token: string;
}

/** The folder of the accounts of this database: a server's do not overwrite those of the embedded one. */
export function accountsFolder({ databaseUrl, dataDirectory }: Config): string {
  return databaseUrl === undefined ? dataDirectory : join(dataDirectory, 'server');
}

/** The accounts of a demo that was loaded earlier; none when there was none, or when it was loaded before they had passwords. */
export async function readAccounts(folder: string): Promise<AccountLine[]> {
  try {
    const lines: AccountLine[] = JSON.parse(await readFile(join(folder, FILE), 'utf8'));
    return lines.filter(({ password }) => password);
  } catch {
    return [];
  }
}

/** Gives every account a password and an access token, different in every installation. */
export async function addAccess(
  db: Transaction<Schema>,
  accounts: readonly DemoAccount[],
  passwordCost?: PasswordCost,
): Promise<AccountLine[]> {
  const passwords = createPasswords(passwordCost);
  return Promise.all(
    accounts.map(async ({ role, person }) => {
      const password = randomBytes(12).toString('base64url');
      const token = randomBytes(32).toString('base64url');
      const passwordHash = await passwords.hash(password);
      await insertAccess(db, person.owner_number, { passwordHash, tokenHash: tokenHash(token) });
      return { role, name: `${person.first_name} ${person.last_name}`, email: person.email, password, token };
    }),
  );
}

/** Only the user who runs the server may read the file: it lets anybody sign in. */
export async function writeAccounts(dataDir: string, lines: readonly AccountLine[]): Promise<void> {
  const file = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(lines, null, 2)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
