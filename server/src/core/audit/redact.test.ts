import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { type Actor, VISITOR } from '../identity/actor.ts';
import { writeAuditEntries } from './changed.ts';
import { redactAuditLog } from './redact.ts';

let database: TestDatabase;
let last: number;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  const { rows } = await database.pool.query('select coalesce(max(id), 0) as id from audit_entry');
  last = rows[0].id;
});

afterAll(() => database.close());

/** Returns the entries written by the current test, in order. */
async function entries() {
  const { rows } = await database.pool.query('select * from audit_entry where id > $1 order by id', [last]);
  return rows;
}

const FIELDS = { before: { title: 'One' }, after: { title: 'Two' } };

function write(by: number, subject: 'person' | 'talent' | 'list', id: number): Promise<void> {
  const actor = { kind: 'person', id: by, isStaff: false } as unknown as Actor;
  const doer = {
    actor: by === 0 ? VISITOR : actor,
    company: null,
    site: null,
    address: '203.0.113.7',
    userAgent: 'Firefox',
  };
  return writeAuditEntries(database.kysely, doer, { action: 'changed', subject, id, ...FIELDS });
}

const FORMER_SETTING = `set local crewdock.redacts_audit = 'yes'`;

/** Runs a statement in a transaction with the setting that disabled the protection in earlier releases. */
async function runWithFormerSetting(statement: string, { pool } = database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(FORMER_SETTING);
    await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const CHANGES = [
  'update audit_entry set address = null',
  'delete from audit_entry',
  'truncate audit_entry',
  'do $$ begin update audit_entry set address = null; end $$',
];

describe('the audit log', () => {
  it('loses the personal data of an erased person, and keeps the time of events and all data about other people', async () => {
    await write(3, 'person', 3);
    await write(4, 'person', 3);
    await write(3, 'talent', 7);
    await write(3, 'list', 7);
    await write(4, 'talent', 8);
    await write(4, 'person', 4);
    await database.kysely.transaction().execute((trx) => redactAuditLog(trx, 3, { talent: [7] }));
    const kept = { ...FIELDS, address: '203.0.113.7', user_agent: 'Firefox' };
    const gone = { before: null, after: null, address: null, user_agent: null };
    expect(await entries()).toMatchObject([gone, gone, gone, { ...gone, ...FIELDS }, kept, kept]);
    expect((await entries()).map(({ action, subject_id, person_id }) => [action, subject_id, person_id])).toEqual([
      ['changed', '3', 3],
      ['changed', '3', 4],
      ['changed', '7', 3],
      ['changed', '7', 3],
      ['changed', '8', 4],
      ['changed', '4', 4],
    ]);
  });

  it.each(CHANGES)('refuses "%s", even with the setting of former releases', async (statement) => {
    await write(3, 'talent', 7);
    const before = await entries();
    await expect(runWithFormerSetting(statement)).rejects.toThrow('the audit log is only added to');
    expect(await entries()).toEqual(before);
  });

  it('refuses other changes in the transaction that redacts', async () => {
    const erasure = database.kysely.transaction().execute(async (trx) => {
      await redactAuditLog(trx, 3, {});
      await trx.updateTable('audit_entry').set({ site: null }).execute();
    });
    await expect(erasure).rejects.toThrow('the audit log is only added to');
  });

  it('loses old account events of the swept kinds, and nothing else', async () => {
    await write(3, 'person', 3);
    await write(3, 'talent', 7);
    await database.pool.query(`select sweep_audit('{changed}', interval '1 day')`);
    expect(await entries()).toHaveLength(2);
    await database.pool.query(`select sweep_audit('{changed}', interval '-1 day')`);
    expect(await entries()).toMatchObject([{ subject_kind: 'talent' }]);
  });
});

describe('an audit log owned by another role, as described in docs/operating.md', () => {
  const suffix = randomBytes(4).toString('hex');
  const [owner, server] = [`audit_owner_${suffix}`, `audit_server_${suffix}`];

  beforeAll(async () => {
    await database.pool.query(`
      create role ${owner} nologin; create role ${server} nologin;
      grant usage on schema public to ${owner}, ${server};
      alter table audit_entry owner to ${owner}; alter view audit_removal owner to ${owner};
      alter function redact_audit owner to ${owner}; alter function sweep_audit owner to ${owner};
      grant select, insert on audit_entry to ${server}`);
  });

  afterAll(() =>
    database.pool.query(`drop owned by ${owner}, ${server} cascade; drop role ${owner}; drop role ${server}`),
  );

  async function runAsServer(...statements: string[]): Promise<void> {
    const client = await database.pool.connect();
    try {
      await client.query(`set role ${server}`);
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.query('reset role');
      client.release();
    }
  }

  it('accepts new entries from the server’s role and is redacted by the function', async () => {
    await runAsServer(
      `insert into audit_entry (action, subject_kind, subject_id, actor, address, after)
         values ('changed', 'talent', '9', 'system', '203.0.113.7', '{"title": "Two"}')`,
      `select redact_audit(1, '{"talent": ["9"]}')`,
    );
    expect(await entries()).toMatchObject([{ subject_id: '9', after: null }]);
  });

  it.each([
    'update audit_entry set address = null',
    'delete from audit_entry',
    'truncate audit_entry',
    'alter table audit_entry disable trigger append_only',
    `insert into audit_removal (person_id, subjects) values (1, '{}')`,
    'drop function redact_audit',
  ])('refuses "%s" from the server’s role', async (statement) => {
    await expect(runAsServer(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
