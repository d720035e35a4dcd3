import { type Kysely, sql } from 'kysely';

/**
 * Numbers of links are divided by month (`sharing/months.ts` makes the tables of months and moves rows into them): what there is becomes what lies in
 * no month yet, so that nothing is copied while calls wait. A view is a row less: devices and the last visit stand in its day's row.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table share_day
     add phones integer not null default 0, add tablets integer not null default 0,
     add computers integer not null default 0, add other_devices integer not null default 0,
     add last_visit_at timestamptz`,
  ...[
    ['share_day', 'tag_id, day'],
    ['share_source', 'tag_id, day, kind, value'],
  ].flatMap(([table, key]) => [
    `alter table ${table} rename to ${table}_rest`,
    `alter index ${table}_pkey rename to ${table}_rest_pkey`,
    // Each month is read whole when its first day is forgotten.
    `drop index ${table}_day_idx`,
    `create table ${table} (like ${table}_rest including defaults including constraints) partition by range (day)`,
    `alter table ${table} add primary key (${key})`,
    `alter table ${table} add foreign key (tag_id) references share_tag on delete cascade`,
    `alter table ${table} attach partition ${table}_rest default`,
  ]),
];
