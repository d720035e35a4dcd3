import { type Kysely, sql } from 'kysely';

/**
 * Partitions the statistics of share links by month. `sharing/months.ts` creates partitions and moves rows into them.
 * The existing table becomes the default partition, because copying its rows would block calls. Devices and the last
 * visit move to the day's row, which saves a row per view.
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
    // No index by day: a month is scanned only once, when its first day has expired.
    `drop index ${table}_day_idx`,
    `create table ${table} (like ${table}_rest including defaults including constraints) partition by range (day)`,
    `alter table ${table} add primary key (${key})`,
    `alter table ${table} add foreign key (tag_id) references share_tag on delete cascade`,
    `alter table ${table} attach partition ${table}_rest default`,
  ]),
];
