import { type Kysely, sql } from 'kysely';

/** Expiry of sessions, secrets in emails, and retention of account events. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...sessions, ...mails, ...log]) await sql.raw(statement).execute(db);
}

const sessions = [
  // Sessions end after 30 days, for staff also after 12 hours without use. Also applies to existing sessions.
  `update access_token set expires_at = least(
     expires_at,
     access_token.created_at + interval '30 days',
     case when person.is_staff then last_used_at + interval '12 hours' end)
   from person where person.id = access_token.person_id`,
];

const mails = [
  // Secret of the link in an email. The body contains the secret until the email is sent.
  `alter table mail add secret text`,
  `create index on mail (created_at) where secret is not null`,
];

const log = [
  `create index on audit_entry using brin (at)`,
  // Deletes account events above a certain age. Entries cannot be deleted in any other way.
  `create function sweep_audit(actions text[], age interval) returns void language plpgsql as $$
   begin
     perform set_config('crewdock.redacts_audit', 'yes', true);
     delete from audit_entry where at < now() - age and subject_kind = 'person' and action = any(actions);
     perform set_config('crewdock.redacts_audit', '', true);
   end $$`,
];
