import { randomBytes } from 'node:crypto';
import type { PasswordCost } from '@crewdock/server/core/feature/platform';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { type AccountLine, DEMO_ACCOUNTS_FILE } from '@crewdock/server/demo-accounts';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { tokenHash } from '@crewdock/server/people/accounts/token';
import { createPasswords } from '@crewdock/server/people/passwords/hash';
import { insertAccess } from './insert.ts';
import type { DemoAccount } from './population.ts';

/** Creates a random password and access token for every account; they differ in each installation. */
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

/** Writes the file with all credentials. Only the user who runs the server can read it. */
export async function writeAccounts(dataDir: string, lines: readonly AccountLine[]): Promise<void> {
  const file = join(dataDir, DEMO_ACCOUNTS_FILE);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(lines, null, 2)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
