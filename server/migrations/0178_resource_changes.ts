import { type Kysely, sql } from 'kysely';

/**
 * Digests of available resources contain everyone who newly matches, also after an edit. Changes of resources are
 * therefore recorded, and each subscription stores the ids of its notified resources. The next release removes
 * `resource_told`, which the previous release uses.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Columns that determine which searches find a resource. Most updates only confirm a resource or store its search
 * words.
 */
const COLUMNS = [
  'owner_id',
  'company_id',
  'seniority_id',
  'english_level_id',
  'country_id',
  'hourly_rate',
  'work_authorization',
  'engagement_types',
  'relocation',
  'status',
  'deleted_at',
];

const columnsIn = (row: string) => `(${COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;

/**
 * Returns the SQL that records a change once per transaction, in id order so that concurrent writers do not deadlock.
 */
const recordChanges = (ids: string) => `
  insert into resource_change (resource_id) select id from resource where id in (${ids}) order by id
    on conflict (resource_id) do update set changed_at = excluded.changed_at
      where resource_change.changed_at <> excluded.changed_at`;

const createFunction = (name: string, ids: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    ${recordChanges(ids)};
    return null;
  end $$`;

const statements = [
  // The last change that may have affected which searches find a resource.
  `create table resource_change (
     resource_id integer primary key references resource on delete cascade,
     changed_at timestamptz not null default now()
   )`,
  `create index on resource_change (changed_at)`,
  createFunction('record_resource_change', 'select new.id'),
  `create trigger resource_added after insert on resource for each row
     execute function record_resource_change()`,
  `create trigger resource_edited after update of ${COLUMNS.join(', ')} on resource for each row
     when (${columnsIn('old')} is distinct from ${columnsIn('new')}) execute function record_resource_change()`,
  createFunction('record_skill_changes', 'select resource_id from changed'),
  ...[
    ['added', 'insert', 'new'],
    ['edited', 'update', 'new'],
    ['removed', 'delete', 'old'],
  ].map(
    ([name, event, rows]) => `
      create trigger resource_skills_${name} after ${event} on resource_skill referencing ${rows} table as changed
        for each statement execute function record_skill_changes()`,
  ),
  // Resources of suspended and terminated accounts are not offered.
  createFunction('record_account_change', 'select id from resource where owner_id = new.id'),
  `create trigger account_state_changed after update of state on person for each row
     when (old.state <> new.state) execute function record_account_change()`,
  `alter table resource_subscription add known_ids bytea, add looked_at timestamptz`,
];
