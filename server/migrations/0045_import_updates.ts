import { type Kysely, sql } from 'kysely';

/** Adds a kind of entry to the staff inbox: finished imports. Keeps the existing kinds without listing them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    do $$
    declare definition text;
    begin
      select pg_get_constraintdef(oid) into strict definition from pg_constraint where conname = 'staff_update_kind_check';
      alter table staff_update drop constraint staff_update_kind_check;
      execute 'alter table staff_update add constraint staff_update_kind_check '
        || replace(definition, 'ARRAY[', 'ARRAY[''import''::text, ');
    end $$`.execute(db);
}
