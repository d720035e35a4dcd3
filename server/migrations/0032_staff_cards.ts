import { type Kysely, sql } from 'kysely';

/** Staff status, manager and verification of cards, and indexes for the staff tables of requests and talents. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [
    statuses,
    ...columnsOf('request', 1),
    ...columnsOf('talent', 101),
    ...words,
    ...indexes,
    ...relations,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** Default statuses. The reference data, which is loaded after the migrations, adds the other statuses. */
const statuses = `insert into card_status (id, kind, label) values (1, 'request', 'New'), (101, 'talent', 'New')
  on conflict do nothing`;

/** Returns the SQL of the columns for one kind of card. `first` is the status of new cards. */
function columnsOf(card: string, first: number): string[] {
  return [
    `alter table ${card}
       add status_id smallint not null default ${first} references card_status,
       -- Staff member who is responsible for the card.
       add manager_id integer references person on delete set null,
       add verified_at timestamptz,
       add verified_by integer references person on delete set null`,
    `create index on ${card} (verified_by) where verified_by is not null`,
  ];
}

const words = [
  `alter table request add staff_words tsvector generated always as
     (staff_words(id::text || ' ' || title || ' ' || coalesce(company_name, '') || ' ' || coalesce(specific_project, ''))) stored`,
  `alter table talent add staff_words tsvector generated always as
     (staff_words(id::text || ' ' || name || ' ' || title)) stored`,
  `create index on request using gin (staff_words) with (fastupdate = off)`,
  `create index on talent using gin (staff_words) with (fastupdate = off)`,
];

/**
 * Columns for other filters. The indexes include them, so that only the rows of the current page are read from the
 * table.
 */
const ASKED = [
  'is_active',
  'is_on_hold',
  'is_verified',
  'is_private',
  'status_id',
  'priority',
  'manager_id',
  'company_id',
  'owner_id',
  'seniority_id',
  'english_level_id',
  'created_at',
  'modified_at',
];

/** Creates an index for staff tables, which do not show drafts. */
function index(card: string, asked: string[], keys: string[], where = ''): string {
  const included = asked.filter((column) => !keys.includes(column));
  return `create index on ${card} (${keys.join(', ')}) include (${included.join(', ')}) where not is_draft ${where}`;
}

const indexes = [
  { card: 'request', called: 'title', own: ['hourly_max'] },
  { card: 'talent', called: 'name', own: ['country_id', 'hourly_rate'] },
].flatMap(({ card, called, own }) => {
  const asked = [...ASKED, ...own];
  const orders = ['modified_at', 'created_at', called, 'priority'];
  const filters = [
    'is_active',
    'is_on_hold',
    'is_verified',
    'is_private',
    'status_id',
    'seniority_id',
    'english_level_id',
  ];
  return [
    ...orders.map((column) => index(card, asked, [column, 'id'])),
    ...[...filters, ...own].map((column) => index(card, asked, [column, 'modified_at', 'id'])),
    ...['manager_id', 'company_id'].map((column) =>
      index(card, asked, [column, 'modified_at', 'id'], `and ${column} is not null`),
    ),
  ];
});

/** Indexes to find cards with an open relation, and cards whose side has to answer a relation. */
const relations = ['request', 'talent'].flatMap((card) => [
  `create index on relation (${card}_id) include (status, initiated_by)
     where status in ('proposed', 'confirmed', 'proceeded')`,
]);
