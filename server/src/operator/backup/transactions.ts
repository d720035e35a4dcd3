import type { PoolClient } from 'pg';
import type { DatabaseContents } from './snapshot.ts';

/** PostgreSQL's lowest normal transaction id, which replaces the ids of changes before the oldest position. */
const LOWEST = 3;

/**
 * Replaces the transaction ids by which digests find new cards, because ids differ in another database. The
 * replacements count hours since the oldest position of a market subscription, or longer intervals if needed, so that
 * they are lower than the ids that the database assigns. Changes from the interval of a subscriber's last digest are
 * sent again; none are lost.
 */
export async function renumberTransactions(client: PoolClient, { tables, madeAt }: DatabaseContents): Promise<void> {
  const has = (name: string) => tables.some((table) => table.schema === 'public' && table.name === name);
  if (!has('market_news') || !has('market_subscription')) return;
  // Paused and ended subscriptions are ignored, because they start at the current position when resumed.
  const { rows } = await client.query<{ start: string; seconds: number }>(
    `select start::text, greatest(3600,
         extract(epoch from $1::timestamptz - start) / (pg_current_xact_id()::text::bigint - $2::int - 2))::float8 as seconds
     from (
       select least(min(looked_at), $1::timestamptz) as start from market_subscription
       where confirmed_at is not null and unsubscribed_at is null and not is_paused) oldest`,
    [madeAt, LOWEST],
  );
  const { start, seconds } = rows[0]!;
  const number = (at: string) =>
    `(case when ${at} < $1::timestamptz then ${LOWEST} else ${LOWEST} + 1 + floor(extract(epoch from least(${at}, $3::timestamptz) - $1::timestamptz) / $2::float8) end)::bigint`;
  const values = [start, seconds, madeAt];
  await client.query(`update market_news set xid = (${number('at')})::text::xid8`, values);
  await client.query(
    `update market_subscription set seen = concat(number, ':', number, ':')::pg_snapshot
     from (select uid as of, greatest(${number('looked_at')}, ${LOWEST + 1}) as number from market_subscription) positions
     where of = uid and seen is not null`,
    values,
  );
}
