import { type Kysely, sql } from 'kysely';

/** Change log of the market index. Server processes that hold the market in memory follow this log. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    ...changes,
    ...triggers('market_talent', 'talent'),
    ...triggers('market_request', 'request'),
  ])
    await sql.raw(statement).execute(db);
}

const changes = [
  `create table market_change (
     id bigint generated always as identity primary key,
     -- Id of the transaction. The row id shows only the order of inserts, not the order of commits.
     xid xid8 not null default pg_current_xact_id(),
     kind text not null check (kind in ('talent', 'request')),
     card_ids integer[] not null,
     at timestamptz not null default clock_timestamp()
   )`,
  `create index on market_change (xid)`,
  `create index on market_change (at)`,
  // Single row with the latest transactions whose changes are not in the log. A process that has not seen these
  // transactions has missed changes.
  `create table market_change_loss (
     is_only boolean primary key default true check (is_only),
     -- Latest transaction whose changes were deleted from the log.
     trimmed xid8 not null default '0',
     -- Latest transaction that truncated a market.
     emptied xid8 not null default '0'
   )`,
  `insert into market_change_loss default values`,
  // The log has one row per statement, so that a bulk change of thousands of cards does not add thousands of rows.
  `create function market_changed() returns trigger language plpgsql as $$
   declare
     ids integer[];
   begin
     if tg_op = 'INSERT' then
       ids := array(select card_id from added);
     elsif tg_op = 'DELETE' then
       ids := array(select card_id from gone);
     else
       ids := array(select card_id from added union select card_id from gone);
     end if;
     if cardinality(ids) > 0 then
       insert into market_change (kind, card_ids) values (tg_argv[0], ids);
       perform pg_notify('market_change', '');
     end if;
     return null;
   end $$`,
  `create function market_emptied() returns trigger language plpgsql as $$
   begin
     update market_change_loss set emptied = pg_current_xact_id();
     perform pg_notify('market_change', '');
     return null;
   end $$`,
];

/** Uses triggers, because these also record cards that are deleted with their owner or changed manually. */
function triggers(table: string, kind: string): string[] {
  const changed = (event: string, transition: string, on = table) =>
    `create trigger changed_by_${event} after ${event} on ${on} referencing ${transition}
     for each statement execute function market_changed('${kind}')`;
  return [
    changed('insert', 'new table as added'),
    changed('delete', 'old table as gone'),
    changed('update', 'old table as gone new table as added'),
    // Words only change without their index row after manual changes.
    changed('update', 'old table as gone new table as added', `${table}_words`),
    `create trigger emptied after truncate on ${table} for each statement execute function market_emptied()`,
  ];
}
