import { type Kysely, sql } from 'kysely';

/**
 * Stores when each request first reached each stage. Triggers record the time, so that statistics need not read the
 * history.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const FIRSTS = `
  min(e.created_at) filter (where e.to_status = 'proposed'),
  min(e.created_at) filter (where e.to_status = 'confirmed'),
  min(e.created_at) filter (where e.to_status = 'proceeded'),
  min(e.created_at) filter (where e.to_status = 'proceeded' and e.to_step = 4)`;

const statements = [
  `create table request_progress (
     request_id integer primary key references request on delete cascade,
     proposed_at timestamptz,
     confirmed_at timestamptz,
     proceeded_at timestamptz,
     hired_at timestamptz
   )`,
  `insert into request_progress
     select r.request_id, ${FIRSTS} from relation r join relation_event e on e.relation_id = r.id group by 1`,
  `create function note_progress() returns trigger language plpgsql as $$
     declare request integer := (select request_id from relation where id = new.relation_id);
     begin
       -- Skips moves to a stage that was already reached, so that they do not wait for the row's lock.
       if exists (select from request_progress p where p.request_id = request and new.created_at >= case
           when new.to_status = 'proposed' then p.proposed_at
           when new.to_status = 'confirmed' then p.confirmed_at
           when new.to_step <> 4 then p.proceeded_at
           when p.hired_at is not null then greatest(p.proceeded_at, p.hired_at) end) then return null; end if;
       insert into request_progress as p values (request,
         case when new.to_status = 'proposed' then new.created_at end,
         case when new.to_status = 'confirmed' then new.created_at end,
         case when new.to_status = 'proceeded' then new.created_at end,
         case when new.to_status = 'proceeded' and new.to_step = 4 then new.created_at end)
       on conflict (request_id) do update set
         proposed_at = least(p.proposed_at, excluded.proposed_at),
         confirmed_at = least(p.confirmed_at, excluded.confirmed_at),
         proceeded_at = least(p.proceeded_at, excluded.proceeded_at),
         hired_at = least(p.hired_at, excluded.hired_at);
       return null;
     end $$`,
  `create trigger note_progress after insert on relation_event for each row
     when (new.to_status in ('proposed', 'confirmed', 'proceeded')) execute function note_progress()`,
  // A deleted relation no longer counts in the statistics.
  `create function forget_progress() returns trigger language plpgsql as $$
     begin
       update request_progress p
         set (proposed_at, confirmed_at, proceeded_at, hired_at) = (
           select ${FIRSTS} from relation r join relation_event e on e.relation_id = r.id where r.request_id = p.request_id)
         where p.request_id = old.request_id;
       return null;
     end $$`,
  `create trigger forget_progress after delete on relation for each row execute function forget_progress()`,
  `create index request_stats on request (created_at) include (id, owner_id, is_active, is_on_hold) where not is_draft`,
];
