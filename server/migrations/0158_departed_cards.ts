import { type Kysely, sql } from 'kysely';

/**
 * Email alerts report a card again when it matches again after a digest at which it did not match. The change log for
 * alerts therefore also contains cards that left a market.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function market_news_came() returns trigger language plpgsql as $$
    begin
      -- Changing a card deletes and reinserts its row in one transaction. Records such a change only once.
      insert into market_news (kind, card_id) select tg_argv[0], card_id from added order by card_id
        on conflict (kind, card_id) do update set xid = excluded.xid, at = excluded.at
          where market_news.xid <> excluded.xid;
      return null;
    end $$`.execute(db);
  for (const kind of ['talent', 'request']) {
    const market = `market_${kind}`;
    await sql
      .raw(
        `create trigger news_left after delete on ${market} referencing old table as added
           for each statement execute function market_news_came('${kind}')`,
      )
      .execute(db);
    await sql`
      update market_news n set xid = pg_current_xact_id(), at = clock_timestamp()
      where n.kind = ${kind} and not exists (select from ${sql.table(market)} m where m.card_id = n.card_id)`.execute(
      db,
    );
  }
}
