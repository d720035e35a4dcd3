import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/database.ts';
import { renewKeySample, replaceKeySample } from '../core/encryption/key-sample.ts';
import { createVault } from '../core/encryption/vault.ts';
import { requireRightKeys } from './key-check.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(() => database.close());

const vaultOf = (...keys: [id: string, byte: number][]) =>
  createVault(() => keys.map(([id, byte]) => ({ id, key: Buffer.alloc(32, byte) })));

test('a server starts with the key of its first start, and refuses to start when it is missing or different', async () => {
  const { kysely } = database;
  await requireRightKeys(kysely, vaultOf(['2026', 1]));
  await requireRightKeys(kysely, vaultOf(['2026', 1]));
  await requireRightKeys(kysely, vaultOf(['2027', 2], ['2026', 1]));
  const another = requireRightKeys(kysely, vaultOf(['2026', 2]));
  await expect(another).rejects.toThrow(
    'ENCRYPTION_KEYS: the key "2026" that encrypted secrets in this database is missing',
  );
  await expect(requireRightKeys(kysely, vaultOf(['2027', 1]))).rejects.toMatchObject({ name: 'StartError' });
});

test('a database without a key sample is checked against an encrypted secret in it', async () => {
  const { kysely, pool } = database;
  await pool.query(
    `insert into person (email, first_name, last_name, owner_number) values ('ada@example.com', 'A', 'L', 1)`,
  );
  const { rows } = await pool.query<{ id: number }>('select id from person');
  const [{ id }] = rows as [{ id: number }];
  const sealed = vaultOf(['1', 1]).seal('BASE32', `two_factor ${id}`);
  await pool.query('insert into two_factor (person_id, secret) values ($1, $2)', [id, sealed]);
  await expect(requireRightKeys(kysely, vaultOf(['1', 2]))).rejects.toThrow('ENCRYPTION_KEYS: the key "1"');
  await requireRightKeys(kysely, vaultOf(['1', 1]));
});

test('the former key can be removed after the key sample is renewed', async () => {
  const { kysely } = database;
  await requireRightKeys(kysely, vaultOf(['2026', 1]));
  await renewKeySample(kysely, vaultOf(['2027', 2], ['2026', 1]));
  await expect(requireRightKeys(kysely, vaultOf(['2027', 2]))).resolves.toBeUndefined();
});

test('renewing the key sample does not hide a lost key, and replacing it accepts the loss', async () => {
  const { kysely } = database;
  await requireRightKeys(kysely, vaultOf(['2026', 1]));
  await renewKeySample(kysely, vaultOf(['2027', 2]));
  await expect(requireRightKeys(kysely, vaultOf(['2027', 2]))).rejects.toThrow('"2026"');
  await replaceKeySample(kysely, vaultOf(['2027', 2]));
  await requireRightKeys(kysely, vaultOf(['2027', 2]));
});
