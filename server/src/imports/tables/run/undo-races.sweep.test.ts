import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { importGround } from '../../../../../tests/support/import-ground.ts';
import { tracePeople } from '../../../attribution/trace-people.ts';
import { runOperations } from '../../../core/operations/run-chunk.ts';
import { importResources } from './import-resources.ts';

const COUNT = 20;
const LOCK = 4_813;

const { api, ask, imported, read, resources, services } = importGround();

/** Creates an import and starts its undo, which blocks in the middle: a trigger waits for an advisory lock. */
async function stoppedUndo() {
  const { pool } = api().database;
  const lines = Array.from({ length: COUNT }, (_, at) => `R${at},Person ${at},Tester,person${at}@example.com`);
  const uid = await imported(`Reference,Name,Title,Email\n${lines.join('\n')}\n`);
  await pool.query(`
    create or replace function wait_at_middle() returns trigger language plpgsql as $$
      begin
        if old.reference = 'R${COUNT / 2}' then perform pg_advisory_xact_lock(${LOCK}); end if;
        return old;
      end $$;
    create or replace trigger wait_at_middle before delete on resource for each row execute function wait_at_middle()`);
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  await ask('POST', `/available_resources/imports/${uid}/undo/`);
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const undone = runOperations([importResources])({}, { ...services(), log });
  await untilWaiting('advisory');
  return {
    uid,
    /** Releases the lock and waits for the undo. Returns the warnings that it has logged. */
    async goOn(): Promise<string[]> {
      await holder.query('select pg_advisory_unlock($1)', [LOCK]);
      await undone;
      return warnings;
    },
  };
}

async function untilWaiting(kind: string, isOver = () => false): Promise<void> {
  for (;;) {
    const { rows } = await api().database.pool.query(
      `select from pg_locks l join pg_stat_activity a using (pid)
       where a.datname = current_database() and l.locktype = $1 and not l.granted`,
      [kind],
    );
    if (rows.length > 0 || isOver()) return;
    await sleep(20);
  }
}

test('an undo of an import and attribution of the same people do not block each other', async () => {
  const { uid, goOn } = await stoppedUndo();
  let isTraced = false;
  const traced = tracePeople({}, services()).then(() => (isTraced = true));
  await untilWaiting('transactionid', () => isTraced);
  const [warnings] = await Promise.all([goOn(), traced]);
  expect(warnings).toEqual([]);
  expect(await read(uid)).toMatchObject({ state: 'undone', undo: { restored: COUNT, kept: 0 } });
  expect(await resources()).toEqual([]);
});

test('a locked resource is skipped by attribution, and attributed after the lock is released', async () => {
  await imported('Reference,Name,Title,Email\nA,Ana,Tester,ana@example.com\nB,Ben,Tester,ben@example.com\n');
  const { pool } = api().database;
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query(`begin; select from resource where reference = 'A' for update`);
  const traced = async () => {
    await tracePeople({}, services());
    const { rows } = await pool.query(
      `select distinct r.reference from person_trace p join resource r on r.id = p.resource_id order by 1`,
    );
    return rows.map(({ reference }) => reference);
  };
  expect(await traced()).toEqual(['B']);
  await holder.query('commit');
  expect(await traced()).toEqual(['A', 'B']);
});

test('undo of an import and a concurrent change of many people take their locks in the same order', async () => {
  const { uid, goOn } = await stoppedUndo();
  const changed = api().database.pool.query(
    `with locked as materialized (select id from resource order by id for update)
     update resource r set status = 'unknown' from locked where r.id = locked.id`,
  );
  await untilWaiting('transactionid');
  const [warnings] = await Promise.all([goOn(), changed]);
  expect(warnings).toEqual([]);
  expect(await read(uid)).toMatchObject({ state: 'undone', undo: { restored: COUNT, kept: 0 } });
});
