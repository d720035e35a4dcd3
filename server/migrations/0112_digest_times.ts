import { type Kysely, sql } from 'kysely';

/**
 * Subscribers choose the hour and weekday of digests. Existing subscriptions keep the time of the previous daily task.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const addColumns = (table: string, formerHour: number) => `alter table ${table}
  add hour smallint not null default ${formerHour} check (hour between 0 and 23),
  add weekday smallint not null default 1 check (weekday between 1 and 7),
  add time_zone text not null default 'UTC',
  add next_at timestamptz not null default now()`;

/** Returns the SQL for the first run of a previous daily task after an instant. */
const firstAfter = (instant: string, hour: number) =>
  `(date_trunc('day', (${instant}) at time zone 'UTC' - interval '${hour} hours') + interval '1 day ${hour} hours') at time zone 'UTC'`;

/** SQL for the previous minimum interval between two digests. */
const PAUSE = `case frequency when 'daily' then interval '12 hours' else interval '6 days 12 hours' end`;

const statements = [
  addColumns('market_subscription', 5),
  addColumns('resource_subscription', 6),
  // Counts the last check as an email, so that no second digest is sent today after a change of the hour.
  'alter table market_subscription add mailed_at timestamptz',
  `update market_subscription set mailed_at = looked_at, next_at = ${firstAfter(`looked_at + ${PAUSE}`, 5)}
     where looked_at is not null`,
  `update resource_subscription
     set next_at = ${firstAfter(`greatest(coalesce(mailed_at + ${PAUSE}, confirmed_at), now())`, 6)}
     where confirmed_at is not null`,
  ...['market_subscription', 'resource_subscription'].flatMap((table) => [
    `update ${table} set weekday = extract(isodow from next_at at time zone 'UTC') where frequency = 'weekly'`,
    `alter table ${table} alter hour set default 9`,
    `create index on ${table} (next_at) where confirmed_at is not null and unsubscribed_at is null and not is_paused`,
  ]),
  `alter table market_subscription_request
     add hour smallint check (hour between 0 and 23),
     add weekday smallint check (weekday between 1 and 7),
     add time_zone text`,
  `alter table resource_subscription_request
     add hour smallint check (hour between 0 and 23),
     add time_zone text`,
];
