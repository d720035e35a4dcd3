import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { MINIMUM_PASSWORD_COST } from '../../../../tests/support/password-cost.ts';
import { readConfig } from '../../core/config/config.ts';
import { createServices } from '../../services.ts';
import { createPasswords } from './hash.ts';

const PASSWORD = 'quiet-harbour-lantern';
/** Matches hashes with 46 MiB and one iteration. */
const PRODUCTION = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/;

describe('at production cost', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });

  afterAll(() => database.close());

  test('hashes and verifies the passwords of accounts and of share links', async () => {
    const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://crewdock.example' });
    const { passwords, sharePasswords } = createServices(config, database);
    for (const { hash, verify } of [passwords, sharePasswords]) {
      const stored = await hash(PASSWORD);
      expect(stored).toMatch(PRODUCTION);
      expect(await verify(stored, PASSWORD)).toBe(true);
      expect(await verify(stored, 'not the password')).toBe(false);
      expect(await verify(null, '')).toBe(false);
    }
  });
});

test('verifies a password at the cost named in its hash', async () => {
  const stored = await createPasswords(MINIMUM_PASSWORD_COST).hash(PASSWORD);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  const passwords = createPasswords();
  expect(await passwords.verify(stored, PASSWORD)).toBe(true);
  expect(await passwords.verify(stored, 'not the password')).toBe(false);
});
