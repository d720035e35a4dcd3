import { type Kysely, sql } from 'kysely';

/** Stores which jobs are in the job feed of their portal, and the errors for which job feeds would reject them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table request
     add feed_at timestamptz,
     -- Codes from contract/src/feed-faults.ts that depend only on the job's content.
     add feed_faults text[] not null generated always as (array_remove(array[
       case when char_length(btrim(title)) not between 2 and 100
         or (title ~ '[A-Z]{6}' and title = upper(title)) then 'title' end,
       case when char_length(btrim(regexp_replace(summary, '<[^>]*>|&nbsp;', '', 'g'))) < 100 then 'description' end,
       case when company_id is null and coalesce(btrim(company_name), '') = '' then 'company' end,
       case when work_mode_id <> 1 and country_ids = '{}' then 'place' end
     ]::text[], null)) stored`,
  `create index request_in_feed on request (id) where feed_at is not null`,
  `create index request_feed_faults on request using gin (feed_faults) where is_active and not is_draft`,
];
