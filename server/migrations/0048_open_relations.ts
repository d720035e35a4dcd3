import { type Kysely, sql } from 'kysely';

/**
 * Stores on each card whether it has open relations, and whether a relation waits for the card's side. Staff tables
 * with a million cards filter and count by both values, and previously had to look up the relations of each card.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid in ('talent'::regclass, 'request'::regclass)
      and pg_get_indexdef(indexrelid) like '% INCLUDE (%) WHERE %NOT is_draft%'`.execute(db);
  const former = rows.map(({ name }) => `drop index ${name}`);
  for (const statement of [...former, ...CARDS.flatMap(kept), ...trigger, ...indexes]) {
    await sql.raw(statement).execute(db);
  }
}

/** Must be identical to the predicate of the partial index on relations. */
const OPEN = `r.status in ('proposed', 'confirmed', 'proceeded')`;

const CARDS = ['request', 'talent'] as const;

function relationsOf(card: string): string {
  return `(select from relation r where r.${card}_id = c.id and ${OPEN}`;
}

/** Returns the SQL of both values for the card `c`: `has_open_relations` and `is_waited_for`. */
function truth(card: string): string {
  return `exists ${relationsOf(card)}), exists ${relationsOf(card)} and r.status = 'proposed' and r.initiated_by <> '${card}')`;
}

function kept(card: string): string[] {
  return [
    `alter table ${card}
       add has_open_relations boolean not null default false,
       -- Whether an open proposal by the other side or staff waits for an answer.
       add is_waited_for boolean not null default false`,
    `update ${card} c set (has_open_relations, is_waited_for) = (select ${truth(card)})
       where exists ${relationsOf(card)})`,
  ];
}

// Locks the cards before reading their relations. If two transactions end a card's last two relations concurrently, the
// second one then sees the change of the first one. Always locks jobs before talents.
const keep = (card: string) => `
  perform from ${card} c where c.id = any(${card}s) order by c.id for no key update;
  update ${card} c set has_open_relations = now.has_open, is_waited_for = now.waits
    from (select c.id, t.* from ${card} c, lateral (select ${truth(card)}) t (has_open, waits) where c.id = any(${card}s)) now
    where c.id = now.id and (c.has_open_relations, c.is_waited_for) is distinct from (now.has_open, now.waits);`;

const keeper = (name: string, ids: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  declare
    requests integer[];
    talents integer[];
  begin
    select array_agg(distinct r.request_id), array_agg(distinct r.talent_id) into requests, talents from ${ids};
    if requests is null then
      return null;
    end if;
    ${CARDS.map(keep).join('')}
    return null;
  end $$`;

const trigger = [
  keeper('open_relations_came', `added r where ${OPEN}`),
  keeper('open_relations_went', `gone r where ${OPEN}`),
  keeper(
    'open_relations_moved',
    `(select a.* from added a join gone g using (id)
        where (a.status, a.initiated_by, a.request_id, a.talent_id) is distinct from (g.status, g.initiated_by, g.request_id, g.talent_id)
      union all
      select g.* from added a join gone g using (id)
        where (a.request_id, a.talent_id) is distinct from (g.request_id, g.talent_id)) r`,
  ),
  `create trigger open_by_insert after insert on relation referencing new table as added
     for each statement execute function open_relations_came()`,
  `create trigger open_by_delete after delete on relation referencing old table as gone
     for each statement execute function open_relations_went()`,
  `create trigger open_by_update after update on relation referencing old table as gone new table as added
     for each statement execute function open_relations_moved()`,
  `create function no_open_relations() returns trigger language plpgsql as $$
   begin
     ${CARDS.map((card) => `update ${card} set has_open_relations = false, is_waited_for = false where has_open_relations;`).join('\n')}
     return null;
   end $$`,
  `create trigger open_by_truncate after truncate on relation for each statement execute function no_open_relations()`,
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
  'has_open_relations',
  'is_waited_for',
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
  return [
    ...['modified_at', 'created_at', called, 'priority'].map((column) => index(card, asked, [column, 'id'])),
    ...['status_id', 'seniority_id', 'english_level_id', ...own].map((column) =>
      index(card, asked, [column, 'modified_at', 'id']),
    ),
    // Partial indexes for conditions that are true for few cards.
    ...['manager_id is not null', 'company_id is not null'].map((few) =>
      index(card, asked, [few.split(' ')[0]!, 'modified_at', 'id'], `and ${few}`),
    ),
    ...[
      'not is_active',
      'is_on_hold',
      'is_verified',
      'not is_verified',
      'is_private',
      'has_open_relations',
      'is_waited_for',
    ].map((few) => index(card, asked, ['modified_at', 'id'], `and ${few}`)),
  ];
});
