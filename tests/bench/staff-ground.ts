import type { Database } from '@crewdock/server/infra/db/open';
import { loadReferenceData } from '@crewdock/server/dictionaries/reference/load';
import { migrateDatabase } from '@crewdock/server/infra/db/migrations';

export interface Amounts {
  talents: number;
  requests: number;
  accounts: number;
}

/** A single connection of the pool, because session settings apply to all statements after them. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: { name: string; definition: string }[] }>;
}

/** Tables whose indexes are dropped while the rows are inserted, and rebuilt at the end. */
const TABLES = [
  'company',
  'person',
  'request',
  'talent',
  'relation',
  'request_progress',
  'staff_update',
  'application',
];

/**
 * Fills the database unless it is already filled. Generates the rows in SQL, without the market index, because a
 * million rows take minutes even so. A tenth of the accounts owns most cards; a sixth of the talents has open
 * relations.
 */
export async function fillStaff(db: Database, amounts: Amounts): Promise<void> {
  await migrateDatabase(db);
  await loadReferenceData(db);
  const { rows } = await db.pool.query('select count(*) as count from talent');
  if (Number(rows[0].count) >= amounts.talents) return;
  if (Number(rows[0].count) > 0) throw new Error('expected an empty database');
  console.log(`Loading ${amounts.talents} talents, ${amounts.requests} requests and ${amounts.accounts} accounts…`);
  const client = await db.pool.connect();
  try {
    await fill(client, amounts);
  } finally {
    client.release(true);
  }
}

async function fill(client: Connection, amounts: Amounts): Promise<void> {
  // Disables foreign-key checks and triggers; the generated rows are consistent.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; select setseed(0.5)`);
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [TABLES],
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  for (const statement of statements(amounts)) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}

const FIRST = words(
  'Anna Ben Carla David Elena Farid Grace Hugo Irina Jonas Kira Liam Mona Nils Olga Pavel Rosa Sven Tara Uwe',
);
const LAST = words(
  'Novak Weber Silva Rossi Kim Patel Larsen Costa Meyer Haas Ivanov Lopez Okafor Sato Braun Moreau Fischer Nowak',
);
const LEVELS = words('Senior Junior Middle Lead Principal Staff');
const TRADES = words('React Node.js Python Java Data DevOps iOS Android QA Kotlin Go Rust Design Cloud Security');
const ROLES = words('developer engineer architect consultant');

function statements({ talents, requests, accounts }: Amounts): string[] {
  return [
    `insert into company (slug, name, brand_color, font_color)
     select 'partner-' || n, 'Partner ' || n, '#123456', '#ffffff' from generate_series(1, 5) n`,
    `insert into person (email, first_name, last_name, type, is_staff, owner_number, company_name, created_at, state, last_sign_in_at)
     select 'person' || n || '@mail.example', ${anyOf(FIRST)}, ${anyOf(LAST)},
       case when n <= 40 then null when n % 5 = 0 then 1 when n % 5 < 4 then 2 else 3 end, n <= 40, n,
       'Studio ' || n % 9000, ${daysAgo(900)}, (array['open', 'open', 'open', 'open', 'pending', 'suspended'])[1 + n % 6], ${daysAgo(300)}
     from generate_series(1, ${accounts}) n`,
    `update person set manager_id = 1 + id % 40 where not is_staff and id % 3 = 0`,
    cards(
      'request',
      requests,
      5,
      `company_name, hourly_min, hourly_max`,
      `'Client ' || n % 4000, 20 + n % 30, 40 + n % 90`,
    ),
    cards(
      'talent',
      talents,
      2,
      `name, country_id, city, hourly_rate, monthly_rate`,
      `${anyOf(FIRST)} || ' ' || ${anyOf(LAST)}, (array[40, 276, 616, 804, 76, 356])[1 + (random() * 5.4)::int], 'Town ' || n % 300,
       10 + (random() * 90)::int, case when n % 4 = 0 then 2000 + n % 6000 end`,
    ),
    // A few jobs have many talents, most jobs have few. A sixth of the talents have an open relation.
    `insert into relation (request_id, talent_id, status, initiated_by, is_confirmed, proceed_reason_id, modified_at)
     select distinct on (1, 2) ceil(${requests} * power(random(), 2)), ceil(${talents} / 3.0 * power(random(), 1.5)),
       status, (array['request', 'talent', 'staff'])[1 + n % 3], status <> 'proposed', case when status = 'proceeded' then 1 end, ${daysAgo(200)}
     from generate_series(1, ${Math.round(talents * 0.4)}) n,
       lateral (select (array['proposed', 'confirmed', 'proceeded', 'rejected', 'archived', 'rejected'])[1 + n % 6] as status) s`,
    ...['request', 'talent'].map(
      (card) => `update ${card} c set has_open_relations = true, is_waited_for = open.waits
        from (select ${card}_id as id, bool_or(status = 'proposed' and initiated_by <> '${card}') as waits
          from relation where status in ('proposed', 'confirmed', 'proceeded') group by 1) open
        where open.id = c.id`,
    ),
    `insert into request_progress (request_id, proposed_at, confirmed_at, proceeded_at, hired_at)
     select id, created_at + interval '5 hours' * random(), case when id % 2 = 0 then created_at + interval '50 hours' * random() + interval '6 hours' end,
       null, case when id % 9 = 0 then created_at + interval '400 hours' * random() + interval '60 hours' end
     from request where id % 3 <> 0`,
    `insert into staff_update (kind, status, title, detail, email, created_at, modified_at)
     select (array['registration', 'card', 'relation', 'application'])[1 + n % 4], (array['done', 'done', 'done', 'new', 'in_progress'])[1 + n % 5],
       ${anyOf(FIRST)} || ' changed a card', '', 'person' || n % ${accounts} || '@mail.example', ${daysAgo(400)}, ${daysAgo(400)}
     from generate_series(1, ${talents / 5}) n`,
    `insert into application (id, request_id, name, email, phone_number, message, content_hash, status, created_at)
     select gen_random_uuid(), 1 + n % ${requests}, ${anyOf(FIRST)} || ' ' || ${anyOf(LAST)}, 'who' || n || '@mail.example', '',
       'I build ' || ${anyOf(TRADES)}, '', (array['open', 'shortlisted', 'invited', 'rejected'])[1 + n % 4], ${daysAgo(400)}
     from generate_series(1, ${talents / 10}) n`,
    `update person set cards_count = cards.count from (
       select owner_id, count(*) from (
         select owner_id from talent where is_active and not is_draft
         union all select owner_id from request where is_active and not is_draft) c group by 1) cards
     where cards.owner_id = person.id`,
  ];
}

/**
 * Builds the insert statement for cards of accounts of this type. A fifth of the cards are archived. The first tenth of
 * the accounts owns as many cards as all other accounts together.
 */
function cards(card: 'request' | 'talent', count: number, type: number, columns: string, values: string): string {
  const status = card === 'talent' ? 101 : 1;
  const statuses = `array(select id from card_status where kind = '${card}' order by id)`;
  return `
    with owner as (select array_agg(id order by id) as ids from person where type = ${type === 5 ? 1 : type})
    insert into ${card} (owner_id, company_id, card_number, link_key, title, seniority_id, english_level_id, is_active, is_on_hold,
      is_private, is_verified, is_draft, priority, status_id, manager_id, created_at, modified_at, shown_id, ${columns})
    select owner.ids[ceil(array_length(owner.ids, 1) * power(random(), 3))], case when ${one(10)} = 0 then 1 + ${one(5)} end, n, 'key' || n,
      ${anyOf(LEVELS)} || ' ' || ${anyOf(TRADES)} || ' ' || ${anyOf(ROLES)}, 1 + ${one(4)}, 1 + ${one(7)}, ${one(5)} <> 0, ${one(17)} = 0,
      ${one(13)} = 0, ${one(4)} = 0, ${one(50)} = 0, (array[1, 1, 1, 2, 0])[1 + ${one(5)}],
      case when random() < 0.5 then ${status} else (${statuses})[1 + ${one(6)}] end, case when ${one(3)} = 0 then 1 + ${one(40)} end,
      ${daysAgo(700)}, ${daysAgo(300)}, 100000000 + n, ${values}
    from generate_series(1, ${count}) n, owner`;
}

function words(text: string): string[] {
  return text.split(' ');
}

function anyOf(all: string[]): string {
  return `(array[${all.map((word) => `'${word}'`).join(', ')}])[1 + floor(random() * ${all.length})::int]`;
}

/**
 * Returns SQL for a random integer from 0 to `end` - 1. It is not derived from the row number, so that a card's
 * properties are independent of each other.
 */
function one(end: number): string {
  return `floor(random() * ${end})::int`;
}

function daysAgo(most: number): string {
  return `now() - interval '${most} days' * random()`;
}
