import { type Kysely, sql } from 'kysely';

/**
 * Email alerts contain each card that newly matches a view, also after a change of the card. Subscriptions therefore
 * store the cards that they have reported.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table market_subscription add told bytea`.execute(db);
  await sql`
    create or replace function market_news_came() returns trigger language plpgsql as $$
    begin
      insert into market_news (kind, card_id) select tg_argv[0], card_id from added order by card_id
        on conflict (kind, card_id) do update set xid = excluded.xid, at = excluded.at;
      return null;
    end $$`.execute(db);
}
