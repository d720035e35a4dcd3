import type { PoolClient } from 'pg';
import type { DatabaseContents } from './snapshot.ts';

/**
 * More than nine days, the longest interval between two digests: a weekly one follows a late one after at least three
 * days.
 */
const DAYS = 15;

/**
 * Digests find new cards by transaction ids, which differ in another database. Replaces them with hours since fifteen
 * days before the backup, which are lower than any id a database assigns. News of the hour of a subscriber's last
 * digest is sent again; none is lost.
 */
export async function renumberTransactions(client: PoolClient, { tables, madeAt }: DatabaseContents): Promise<void> {
  const has = (name: string) => tables.some((table) => table.schema === 'public' && table.name === name);
  if (!has('market_news') || !has('market_subscription')) return;
  const hour = (at: string) =>
    `least(greatest(floor(extract(epoch from ${at} - ($1::timestamptz - interval '${DAYS} days')) / 3600), 0), ${DAYS * 24})::integer`;
  await client.query(`update market_news set xid = (3 + ${hour('at')})::text::xid8`, [madeAt]);
  await client.query(
    `update market_subscription set seen = concat(number, ':', number, ':')::pg_snapshot
     from (select uid as of, greatest(3 + ${hour('looked_at')}, 4) as number from market_subscription) hours
     where of = uid and seen is not null`,
    [madeAt],
  );
}
