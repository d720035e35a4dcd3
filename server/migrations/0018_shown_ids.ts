import { type Kysely, sql } from 'kysely';

/** A random number per card, which replaces its id where the card's company hides ids. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const kind of ['talent', 'request']) {
    for (const statement of shownIds(kind)) await sql.raw(statement).execute(db);
  }
}

/** The upper half of `integer`, taken from a UUID, because one random number then reveals nothing about the next. */
const RANDOM = `(1073741824 + (('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint & 1073741823))::integer`;

const shownIds = (kind: string) => [
  // Ids never reach the range of these numbers, so a number in a URL is clearly one or the other.
  `alter table ${kind} alter column id set maxvalue 1073741823`,
  `alter table ${kind} add shown_id integer not null default ${RANDOM}`,
  `do $$
   begin
     loop
       update ${kind} set shown_id = ${RANDOM}
       where id in (select id from (select id, row_number() over (partition by shown_id) from ${kind}) r where row_number > 1);
       exit when not found;
     end loop;
   end $$`,
  `alter table ${kind} add unique (shown_id)`,
  // With a million cards, every thousandth number is taken. The plan is cached per session, maybe while there are few
  // cards: with a sequential scan in it, bulk inserts would get slower and slower.
  `create function new_${kind}_shown_id() returns integer language plpgsql set enable_seqscan = off as $$
   declare
     made integer;
   begin
     loop
       made := ${RANDOM};
       exit when not exists (select from ${kind} where shown_id = made);
     end loop;
     return made;
   end $$`,
  `alter table ${kind} alter column shown_id set default new_${kind}_shown_id()`,
];
