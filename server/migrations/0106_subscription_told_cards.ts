import { type Kysely, sql } from 'kysely';

/** Alerts tell of every card that newly matches a view: changes of cards are news, and a view remembers its cards. */
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
