import { type Kysely, sql } from 'kysely';

/** Additional fields of cards: experience, education and links of talents, and terms of jobs. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** SQL that adds a list column. Uses `json`, because `jsonb` does not keep the order of keys. */
const list = (name: string) => `add ${name} json not null default '[]' check (json_typeof(${name}) = 'array')`;

const statements = [
  `create table engagement (id smallint primary key, label text not null unique)`,
  `create table work_mode (id smallint primary key, label text not null unique)`,
  `alter table talent
     ${['work_experience', 'education', 'languages', 'links'].map(list).join(',\n     ')},
     add time_zone text,
     add available_from date,
     -- Notice period in days.
     add notice_period smallint check (notice_period in (0, 7, 14, 30, 60, 90)),
     add check (available_from is null or notice_period is null)`,
  `alter table request
     add specific_project text,
     add headcount smallint not null default 1 check (headcount > 0),
     add start_date date,
     add engagement_id smallint references engagement,
     add hours_per_week smallint check (hours_per_week > 0),
     add work_mode_id smallint references work_mode,
     add overlap_time_zone text,
     add overlap_hours smallint check (overlap_hours > 0),
     add check ((overlap_time_zone is null) = (overlap_hours is null))`,
];
