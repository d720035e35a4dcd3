import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { formerTables } from '../../../../tests/support/former-tables.ts';
import type { AllTaskServices } from '../../context.ts';
import { taskHandlers } from '../../tasks.ts';
import { migrateDatabase } from '../../infra/db/migrations.ts';
import { readLink, signLink } from './signed-link.ts';
import type { EncryptionKey } from '../config/environment.ts';
import { createVault, type Vault } from '../encryption/vault.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.pool.query('delete from signing_key'));
afterAll(() => database.close());

const newKey = (id: string): EncryptionKey => ({ id, key: randomBytes(32) });
const [first, second] = [newKey('2026'), newKey('2027')];
const vaultOf = (...keys: EncryptionKey[]) => createVault(() => keys);

const NAMED = Buffer.from('somebody');
const NOW = new Date('2026-11-01');
const sign = (vault: Vault, { kysely } = database) =>
  signLink({ db: kysely, vault }, 'confirm', { names: NAMED, expires: new Date('2026-12-01') });
const read = (vault: Vault, link: string, { kysely } = database) =>
  readLink({ db: kysely, vault }, 'confirm', link, NOW);

async function storedKey({ pool } = database): Promise<{ key: Buffer | null; sealed: string | null }> {
  const { rows } = await pool.query('select key, sealed from signing_key');
  expect(rows).toHaveLength(1);
  return rows[0];
}

async function runNightlyJob(vault: Vault, { kysely } = database): Promise<void> {
  const services = { db: kysely, vault, log: pino({ level: 'silent' }) };
  await taskHandlers['seal-secrets']({}, services as unknown as AllTaskServices);
}

describe('the signing key', () => {
  it('is created encrypted, once for all processes', async () => {
    const vault = vaultOf(first);
    const links = await Promise.all([1, 2, 3].map(() => sign(vault)));
    expect(await storedKey()).toEqual({ key: null, sealed: expect.stringMatching(/^2026\.[\w-]+$/) });
    for (const link of links) expect(await read(vault, link)).toEqual(NAMED);
  });

  it('is re-encrypted by the nightly job after a rotation, and links stay valid without the former key', async () => {
    const link = await sign(vaultOf(first));
    await runNightlyJob(vaultOf(second, first));
    expect((await storedKey()).sealed).toMatch(/^2027\./);
    expect(await read(vaultOf(second), link)).toEqual(NAMED);
  });

  it('is left unchanged by the nightly job while the same key encrypts it', async () => {
    await sign(vaultOf(first));
    const before = await storedKey();
    await runNightlyJob(vaultOf(first, second));
    expect(await storedKey()).toEqual(before);
  });

  it('refuses links when no key exists', async () => {
    const link = await sign(vaultOf(first));
    await database.pool.query('delete from signing_key');
    await expect(read(vaultOf(first), link)).rejects.toThrow('This link was used or has expired.');
  });

  it('reports the missing key of ENCRYPTION_KEYS', async () => {
    const link = await sign(vaultOf(first));
    await expect(read(vaultOf(second), link)).rejects.toThrow('ENCRYPTION_KEYS has no key 2026');
  });
});

describe('a signing key that a former release stored unencrypted', () => {
  it('works until the nightly job encrypts it, and its links remain valid', async () => {
    const former = await formerTables('0096_offered_count');
    try {
      await former.pool.query(
        `insert into person (email, first_name, last_name, owner_number) values ('ada@example.com', 'Ada', 'Example', 1)`,
      );
      await migrateDatabase(former);
      const vault = vaultOf(first);
      const link = await sign(vault, former);
      const { key } = await storedKey(former);
      expect(key).toHaveLength(32);
      await runNightlyJob(vault, former);
      expect(await storedKey(former)).toEqual({ key: null, sealed: expect.stringMatching(/^2026\./) });
      expect(vault.open((await storedKey(former)).sealed!, 'signing_key mail-link')).toBe(key!.toString('base64'));
      expect(await read(vault, link, former)).toEqual(NAMED);
    } finally {
      await former.close();
    }
  });

  it('is removed from a database without people, because it has sent no links', async () => {
    const former = await formerTables('0096_offered_count');
    try {
      await migrateDatabase(former);
      expect((await former.pool.query('select from signing_key')).rowCount).toBe(0);
    } finally {
      await former.close();
    }
  });
});
