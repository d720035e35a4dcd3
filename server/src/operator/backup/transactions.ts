import type { PoolClient } from 'pg';
import type { Contents } from './snapshot.ts';

/** More than the week between two mails. */
const DAYS = 8;

/**
 * What is new to a subscription is told by numbers of transactions, which another database counts on its own. They become hours since
 * before the oldest mail that may wait, below all numbers that a database gives: what came in the hour of somebody’s last mail is told
 * once more, and nothing is left out.
 */
export async function renumberTransactions(client: PoolClient, { tables, madeAt }: Contents): Promise<void> {
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
