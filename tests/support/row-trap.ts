import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Database } from '@crewdock/server/infra/db/open';

const LOCK = 4_281;
/** Limited to this database, because other databases of the server might use the same lock. */
const WAITS = `
  select pid from pg_locks join pg_database d on d.oid = database
  where datname = current_database() and locktype = 'advisory' and objid = ${LOCK} and not granted`;

interface RowTrap {
  /** Starts a program and kills it during the insert of the row with this value. */
  killAt(value: string, start: () => ChildProcess): Promise<void>;
  /** Lets all inserts proceed. */
  open(): Promise<void>;
}

/** Makes the insert of a row with a chosen value wait for an advisory lock until the test has finished. */
export async function rowTrap(pool: Database['pool'], table: string, column: string): Promise<RowTrap> {
  await pool.query(`
    create table stop (value text);
    create function wait_there() returns trigger language plpgsql as $$
      begin
        if exists (select from stop where value = new.${column}) then perform pg_advisory_xact_lock(${LOCK}); end if;
        return new;
      end $$;
    create trigger wait_there before insert on ${table} for each row execute function wait_there()`);
  const holder = await pool.connect();
  // Also released if the test fails: otherwise, closing the pool would wait for this connection forever.
  onTestFinished(() => holder.release(true));
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const isWaiting = async () => (await pool.query(WAITS)).rows.length > 0;
  return {
    async killAt(value, start) {
      await pool.query('delete from stop');
      await pool.query('insert into stop values ($1)', [value]);
      const child = start();
      const ended = once(child, 'exit');
      while (!(await isWaiting())) {
        if (child.exitCode !== null)
          throw new Error(`The program ended with ${child.exitCode} before it came to ${value}.`);
        await sleep(20);
      }
      child.kill('SIGKILL');
      await ended;
      // A database process that waits for a lock does not notice that its client has exited.
      await pool.query(`select pg_terminate_backend(pid) from (${WAITS}) waiting`);
      while (await isWaiting()) await sleep(20);
    },
    async open() {
      await pool.query('delete from stop');
      await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    },
  };
}
