import type { CardKind } from '@crewdock/contract/kinds';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Task } from '../../platform/queue/task.ts';
import { within } from './timed-query.ts';

/** Which transactions had been committed: PostgreSQL's `pg_snapshot`. */
export interface Snapshot {
  /** All below had ended. */
  xmin: string;
  /** This one and all above had not begun, as far as anybody could see. */
  xmax: string;
  /** Between the two, those that were still under way. */
  underWay: string[];
}

export interface Changes {
  /** What has been seen with these. */
  snapshot: Snapshot;
  cards: Record<CardKind, number[]>;
  /** There were more, which are no longer there; or the database is an earlier one than before. */
  isIncomplete: boolean;
}

/** The channel of notifications that something changed. */
export const CHANNEL = 'market_change';

const SECONDS = 10;

export async function takeSnapshot(db: ClientBase): Promise<Snapshot> {
  const { rows } = await db.query<{ snapshot: string }>(
    within(SECONDS, { name: 'market snapshot', text: 'select pg_current_snapshot()::text as snapshot' }),
  );
  return readSnapshot(rows[0]!.snapshot);
}

/**
 * The cards that changed in transactions which `since` had not seen. Exact in whatever order transactions end: a change is
 * known by its transaction, and a transaction that was under way before is looked for by its own number. Everything that
 * was committed before this is asked is in the answer.
 */
export async function readChanges(db: ClientBase, since: Snapshot): Promise<Changes> {
  // Most of the time nothing at all was committed since, and this is a fifth of the work.
  if (isDeepStrictEqual(await takeSnapshot(db), since)) {
    return { snapshot: since, cards: { talent: [], request: [] }, isIncomplete: false };
  }
  const { rows } = await db.query<{ snapshot: string; is_incomplete: boolean } & Changes['cards']>(
    within(SECONDS, {
      name: 'market changes',
      text: CHANGES,
      values: [since.xmin, since.xmax, since.underWay],
    }),
  );
  const { snapshot, is_incomplete: isIncomplete, talent, request } = rows[0]!;
  return { snapshot: readSnapshot(snapshot), cards: { talent, request }, isIncomplete };
}

/**
 * Forgets old changes. Not those of which a transaction that is still under way is older: a snapshot of now has not seen all
 * of what is newer than that.
 */
export const trimMarketChanges: Task<'trim-market-changes'> = async (_, { db }) => {
  await sql.raw(TRIM).execute(db);
};

/** Numbers that no transaction has had yet come from a restored dump of another server, and mean nothing here. */
const CHANGES = `
  with unseen as materialized (
    select kind, card_ids from market_change
    where xid >= $2::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())
    union all
    select kind, card_ids from market_change where xid = any($3::xid8[]))
  select
    pg_current_snapshot()::text as snapshot,
    pg_snapshot_xmax(pg_current_snapshot()) < $2::xid8
      or (trimmed >= $1::xid8 and trimmed < pg_snapshot_xmax(pg_current_snapshot()))
      or (emptied >= $2::xid8 and emptied < pg_snapshot_xmax(pg_current_snapshot()))
      or emptied = any($3::xid8[]) as is_incomplete,
    array(select distinct unnest(card_ids) from unseen where kind = 'talent') as talent,
    array(select distinct unnest(card_ids) from unseen where kind = 'request') as request
  from market_change_loss`;

const TRIM = `
  with gone as (
    delete from market_change
    where at < now() - interval '15 minutes'
      and (xid < pg_snapshot_xmin(pg_current_snapshot()) or xid >= pg_snapshot_xmax(pg_current_snapshot()))
    returning xid)
  update market_change_loss
  set trimmed = greatest(case when trimmed < pg_snapshot_xmax(pg_current_snapshot()) then trimmed end, last.xid)
  from (select max(xid) as xid from gone where xid < pg_snapshot_xmin(pg_current_snapshot())) last
  where last.xid is not null`;

/** `10:20:12,15` */
function readSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', list = ''] = text.split(':');
  return { xmin, xmax, underWay: list === '' ? [] : list.split(',') };
}
