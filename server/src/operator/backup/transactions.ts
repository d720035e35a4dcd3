import type { PoolClient } from 'pg';
import type { DatabaseContents } from './snapshot.ts';

/**
 * Period before the backup, in days. Must exceed nine days, the longest interval between two digests: the weekly digest
 * after a late digest is sent at least three days later.
 */
const DAYS = 15;

/**
 * Replaces transaction ids, by which digests find new cards, because they differ in another database. The replacements
 * are hours since `DAYS` before the backup: such numbers are lower than all transaction ids that a database assigns.
 * News from the hour of a subscriber's last digest is sent again; no news is lost.
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
