import type { CardKind } from '@crewdock/contract/kinds';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Task } from '../../core/context/task.ts';
import { FIRST_UNSEEN } from '../changed-since.ts';
import { withQueryTimeout } from './timed-query.ts';

/** A PostgreSQL snapshot (`pg_snapshot`), which defines the visible transactions. */
export interface Snapshot {
  /** All transactions with a lower id have ended. */
  xmin: string;
  /** Transactions with this id or a higher id are not visible yet. */
  xmax: string;
  /** Transactions between `xmin` and `xmax` that were still in progress. */
  underWay: string[];
}

export interface MarketChanges {
  /** The snapshot in which the changes were read. */
  snapshot: Snapshot;
  cards: Record<CardKind, number[]>;
  /** See `FIRST_UNSEEN`. Null if nothing was committed since the previous snapshot. */
  firstUnseen: string | null;
  /** Whether changes may be missing: some were already trimmed, or the database was restored to an earlier state. */
  isIncomplete: boolean;
}

/** The PostgreSQL notification channel for changes. */
export const CHANNEL = 'market_change';

const SECONDS = 10;

export async function takeSnapshot(db: ClientBase): Promise<Snapshot> {
  const { rows } = await db.query<{ snapshot: string }>(
    withQueryTimeout(SECONDS, { name: 'market snapshot', text: 'select pg_current_snapshot()::text as snapshot' }),
  );
  return readSnapshot(rows[0]!.snapshot);
}

export async function readFirstUnseen(db: ClientBase): Promise<string> {
  const { rows } = await db.query<{ first_unseen: string }>(
    withQueryTimeout(SECONDS, { name: 'market first unseen', text: `select ${FIRST_UNSEEN} as first_unseen` }),
  );
  return rows[0]!.first_unseen;
}

/**
 * Reads the ids of cards changed by transactions that were not visible in the snapshot `since`. Includes everything
 * committed before the call, regardless of the commit order, because changes are stored with their transaction id and
 * transactions in progress at `since` are looked up by id.
 */
export async function readChanges(db: ClientBase, since: Snapshot): Promise<MarketChanges> {
  // Fast path: usually nothing was committed, and this check takes a fifth of the time.
  if (isDeepStrictEqual(await takeSnapshot(db), since)) {
    return { snapshot: since, cards: { talent: [], request: [] }, firstUnseen: null, isIncomplete: false };
  }
  const { rows } = await db.query<
    { snapshot: string; first_unseen: string; is_incomplete: boolean } & MarketChanges['cards']
  >(
    withQueryTimeout(SECONDS, {
      name: 'market changes',
      text: CHANGES,
      values: [since.xmin, since.xmax, since.underWay],
    }),
  );
  const { snapshot, first_unseen: firstUnseen, is_incomplete: isIncomplete, talent, request } = rows[0]!;
  return { snapshot: readSnapshot(snapshot), cards: { talent, request }, firstUnseen, isIncomplete };
}

/**
 * Background job: deletes changes older than 15 minutes. Keeps changes newer than the oldest transaction in progress,
 * because readers might not have seen them yet.
 */
export const trimMarketChanges: Task<'trim-market-changes'> = async (_, { db }) => {
  await sql.raw(TRIM).execute(db);
};

/** Omits unassigned transaction ids, which come from a dump of another server. */
const CHANGES = `
  with unseen as materialized (
    select kind, card_ids from market_change
    where xid >= $2::xid8 and xid < pg_snapshot_xmax(pg_current_snapshot())
    union all
    select kind, card_ids from market_change where xid = any($3::xid8[]))
  select
    pg_current_snapshot()::text as snapshot,
    ${FIRST_UNSEEN} as first_unseen,
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

/** Parses PostgreSQL's text format, such as `10:20:12,15`. */
function readSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', list = ''] = text.split(':');
  return { xmin, xmax, underWay: list === '' ? [] : list.split(',') };
}
