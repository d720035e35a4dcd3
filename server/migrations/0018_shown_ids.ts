import { type Kysely, sql } from 'kysely';

/** Random number for each card, shown instead of its id if the card's company hides ids. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const kind of ['talent', 'request']) {
    for (const statement of shownIds(kind)) await sql.raw(statement).execute(db);
  }
}

/** SQL for a random number in the upper half of `integer`. Derived from a UUID, so that numbers are not predictable. */
const RANDOM = `(1073741824 + (('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint & 1073741823))::integer`;

const shownIds = (kind: string) => [
  // Limits ids to the lower half of `integer`, so that a number in a URL is either an id or a shown id.
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
  // Loops, because with a million cards every thousandth number is taken. Disables sequential scans, because sessions
  // cache the plan, possibly while there are few cards, and bulk inserts would become increasingly slow.
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
