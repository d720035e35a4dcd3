import { type Kysely, sql } from 'kysely';

/** Interviews: offered times, booked time, weekly free hours, and calendar data in emails. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ENDED = 'mail-interview-end';

const statements = [
  `create table interview (
     -- Random, because it is part of the UID in calendars.
     id uuid primary key default gen_random_uuid(),
     -- Null after staff have deleted the relation. The interview is kept to cancel its calendar invitation.
     relation_id integer references relation on delete set null,
     request_id integer not null references request on delete cascade,
     talent_id integer not null references talent on delete cascade,
     -- Person who conducts the interview.
     interviewer_id integer references person on delete set null,
     state text not null check (state in ('offered', 'booked', 'held', 'withdrawn', 'cancelled')),
     minutes smallint not null check (minutes between 15 and 180),
     place text not null,
     note text not null default '',
     time_zone text not null,
     starts_at timestamptz,
     ends_at timestamptz,
     -- Sequence number of RFC 5545: calendars use the invitation with the highest number.
     sequence integer not null default 0,
     reason text not null default '',
     ended_by text check (ended_by in ('request', 'talent', 'staff', 'none')),
     reminded_day_at timestamptz,
     reminded_hour_at timestamptz,
     created_at timestamptz not null default now(),
     modified_at timestamptz not null default now(),
     check ((starts_at is null) = (ends_at is null)),
     check (state <> 'booked' or starts_at is not null),
     -- Prevents overlapping interviews of a person. Uses int4range, because GiST has no operator class for integers.
     constraint interview_not_twice exclude using gist (
       int4range(interviewer_id, interviewer_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&
     ) where (state = 'booked' and interviewer_id is not null)
   )`,
  `create unique index interview_open on interview (relation_id) where state in ('offered', 'booked')`,
  `create index on interview (relation_id, created_at)`,
  `create index on interview (request_id)`,
  `create index on interview (talent_id)`,
  `create index on interview (interviewer_id)`,
  `create table interview_slot (
     id uuid primary key default gen_random_uuid(),
     interview_id uuid not null references interview on delete cascade,
     starts_at timestamptz not null,
     unique (interview_id, starts_at)
   )`,
  `create table free_week (
     person_id integer primary key references person on delete cascade,
     time_zone text not null,
     hours jsonb not null,
     modified_at timestamptz not null default now()
   )`,
  `alter table mail add calendar text, add calendar_method text check (calendar_method in ('REQUEST', 'CANCEL'))`,
  // An interview ends when its relation or a card ends. Uses triggers, because many parts of the code end relations and
  // cards.
  `create function end_interviews(of_relation integer, of_request integer, of_talent integer) returns void language plpgsql as $$
   declare ended uuid;
   begin
     for ended in
       update interview
       set state = case state when 'booked' then 'cancelled' else 'withdrawn' end,
         sequence = sequence + 1, ended_by = 'none', reason = '', modified_at = now()
       where (relation_id = of_relation or request_id = of_request or talent_id = of_talent)
         and (state = 'offered' or state = 'booked' and ends_at > now())
       returning id
     loop
       perform graphile_worker.add_job('${ENDED}', json_build_object('id', ended));
     end loop;
   end $$`,
  `create function end_interviews_of_relation() returns trigger language plpgsql as $$
   begin
     perform end_interviews(old.id, null, null);
     return case tg_op when 'DELETE' then old else new end;
   end $$`,
  `create trigger ends_interviews after update of status on relation for each row
   when (new.status in ('rejected', 'archived') and old.status <> new.status) execute function end_interviews_of_relation()`,
  `create trigger ends_interviews_deleted before delete on relation for each row execute function end_interviews_of_relation()`,
  ...(['request', 'talent'] as const).flatMap((kind) => [
    `create function end_interviews_of_${kind}() returns trigger language plpgsql as $$
     begin
       perform end_interviews(null, ${kind === 'request' ? 'new.id, null' : 'null, new.id'});
       return new;
     end $$`,
    `create trigger ends_interviews after update of is_active, is_withheld on ${kind} for each row
     when ((old.is_active and not old.is_withheld) and not (new.is_active and not new.is_withheld))
     execute function end_interviews_of_${kind}()`,
  ]),
];
