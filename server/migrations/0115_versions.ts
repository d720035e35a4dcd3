import { type Kysely, sql } from 'kysely';

/** Versions for rows that several people change. Only changes of the listed columns increment the version. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function raise_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`.execute(db);
  for (const [table, columns] of Object.entries(VERSIONED)) {
    const values = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
    await sql.raw(`alter table ${table} add version integer not null default 1`).execute(db);
    await sql
      .raw(
        `create trigger ${table}_version before update on ${table} for each row
           when ((${values('old')}) is distinct from (${values('new')})) execute function raise_version()`,
      )
      .execute(db);
  }
}

const VERSIONED = {
  relation: ['status', 'is_confirmed', 'rejection_reason_id', 'comment', 'proceed_reason_id', 'start_date', 'rate'],
  application: ['status', 'rejection_reason_id', 'comment', 'is_told', 'relation_id', 'cv_file'],
  interview: ['state', 'starts_at', 'minutes', 'place', 'note', 'time_zone', 'reason', 'modified_at'],
  share_tag: ['tag', 'comment', 'show_rates', 'password_hash', 'last_day', 'verdicts_open'],
  contact_message: ['done_at'],
};
