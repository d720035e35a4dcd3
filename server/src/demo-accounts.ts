import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './core/config/config.ts';

/** File with the accounts of the demo data. Written by the demo workspace. */
export const DEMO_ACCOUNTS_FILE = 'demo-accounts.json';

/** An entry of `demo-accounts.json`. */
export interface AccountLine {
  role: string;
  name: string;
  email: string;
  password: string;
  /** Session token for the API. */
  token: string;
}

/**
 * Returns the folder of the accounts file. With DATABASE_URL, it is a separate folder, so that the accounts of an
 * external database do not overwrite the accounts of the embedded database.
 */
export function accountsFolder({ databaseUrl, dataDirectory }: Config): string {
  return databaseUrl === undefined ? dataDirectory : join(dataDirectory, 'server');
}

/** Reads the demo accounts that have a password. Returns an empty list if no demo data was loaded. */
export async function readAccounts(folder: string): Promise<AccountLine[]> {
  try {
    const lines: AccountLine[] = JSON.parse(await readFile(join(folder, DEMO_ACCOUNTS_FILE), 'utf8'));
    return lines.filter(({ password }) => password);
  } catch {
    return [];
  }
}
