import { type Kysely, sql } from 'kysely';

/** Only two functions can change or delete audit entries. Previously, a session setting allowed it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // `refuse_audit_change` runs at depth 1 for ordinary statements, and at depth 2 for statements of the trigger
  // `remove_from_audit`.
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
   begin
     if pg_trigger_depth() < 2 then
       raise exception 'the audit log is only added to';
     end if;
     return null;
   end $$`,
  // View that is always empty. The functions below insert into the view, whose trigger then changes the log.
  `create view audit_removal as
     select null::integer as person_id, null::jsonb as subjects, null::text[] as actions, null::interval as age where false`,
  `create function remove_from_audit() returns trigger language plpgsql as $$
   begin
     if new.person_id is null then
       delete from audit_entry where at < now() - new.age and subject_kind = 'person' and action = any(new.actions);
       return null;
     end if;
     update audit_entry e set before = null, after = null
       from jsonb_each(new.subjects) as s (kind, ids), jsonb_array_elements_text(s.ids) as i (id)
       where e.subject_kind = s.kind and e.subject_id = i.id;
     update audit_entry set address = null, user_agent = null
       where person_id = new.person_id or (subject_kind = 'person' and subject_id = new.person_id::text);
     return null;
   end $$`,
  `create trigger remove_from_audit instead of insert on audit_removal for each row execute function remove_from_audit()`,
  // Uses `security definer`, because the log may belong to another role so that the server's role cannot change it.
  `create function redact_audit(person integer, subjects jsonb) returns void
     language sql security definer set search_path = public, pg_temp
     as $$ insert into audit_removal (person_id, subjects) values (person, subjects) $$`,
  `create or replace function sweep_audit(actions text[], age interval) returns void
     language sql security definer set search_path = public, pg_temp
     as $$ insert into audit_removal (actions, age) values (actions, age) $$`,
];
