import { foldText } from '@crewdock/contract/fold-text';
import type { Handlers } from '@crewdock/contract/endpoint';
import { DUPLICATES_MAX, type Duplicate, type duplicates } from '@crewdock/contract/staff/duplicates';
import type { MatchedBy } from '@crewdock/contract/staff/ledger';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { nameQuery, toSearchWords } from '../../search/words.ts';
import { personName } from '../../infra/db/person-name.ts';

const DAYS = 90;
/** Minimum share of words that two titles must have in common. */
const SIMILAR = 0.5;

interface Found extends Omit<Duplicate, 'at' | 'path'> {
  uid: string | null;
  at: Date;
}

export const duplicateRoutes: Handlers<typeof duplicates, Context> = {
  async listTalentDuplicates({ params: { id } }, { db }) {
    await check(db, 'talent', id);
    return (await samePerson(db, id)).map(present);
  },
  async listRequestDuplicates({ params: { id } }, { db }) {
    const job = await check(db, 'request', id);
    const { company_name: company } = await loadCompanyName(db, id);
    const found = await sameClient(db, id, company);
    return found.filter((other) => similarity(job.title, other.title) >= SIMILAR).map(present);
  },
};

async function check(db: Kysely<Schema>, kind: 'talent' | 'request', id: number): Promise<{ title: string }> {
  const card = await db
    .selectFrom(kind)
    .where('id', '=', id)
    .where('is_draft', '=', false)
    .select('title')
    .executeTakeFirst();
  if (!card) throw notFound();
  return card;
}

async function samePerson(db: Kysely<Schema>, id: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select case when o.talent_id is null then 'resource' else 'talent' end as kind,
      coalesce(o.talent_id, o.resource_id) as id, r.uid, coalesce(t.name, r.name) as name, coalesce(t.title, r.title) as title,
      ${personName('p')} as owner, o.matched, o.at
    from (
      select second_talent_id, second_resource_id, second_at, matched from ledger_entry where first_talent_id = ${id}
      union all
      select first_talent_id, first_resource_id, first_at, matched from ledger_entry where second_talent_id = ${id}
    ) o (talent_id, resource_id, at, matched)
    left join talent t on t.id = o.talent_id left join resource r on r.id = o.resource_id
    join person p on p.id = coalesce(t.owner_id, r.owner_id)
    where r.deleted_at is null
    order by o.at, 2 limit ${DUPLICATES_MAX}`.execute(db);
  return rows;
}

async function loadCompanyName(db: Kysely<Schema>, id: number): Promise<{ company_name: string | null }> {
  return db.selectFrom('request').where('id', '=', id).select('company_name').executeTakeFirstOrThrow();
}

/** Finds jobs of the same account, or of a company with the same name. */
async function sameClient(db: Kysely<Schema>, id: number, company: string | null): Promise<Found[]> {
  const names = await sameCompanyNames(db, id, company);
  const { rows } = await sql<Found>`
    select 'request' as kind, o.id, null as uid, coalesce(o.company_name, '') as name, o.title, ${personName('p')} as owner,
      ${[] as MatchedBy[]}::text[] as matched, o.created_at as at
    from request r join request o on ${isNear}
      and (o.owner_id = r.owner_id or o.staff_words @@ ${nameQuery(company ?? '')}::tsquery and o.company_name = any(${names}::text[]))
    join person p on p.id = o.owner_id
    where r.id = ${id} order by o.created_at, o.id limit 1000`.execute(db);
  return rows;
}

/**
 * Returns the spellings of the company's name in other jobs. The indexed words also contain those of titles, so the
 * names are compared.
 */
async function sameCompanyNames(db: Kysely<Schema>, id: number, company: string | null): Promise<string[]> {
  const query = nameQuery(company ?? '');
  if (query === null) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct o.company_name as name from request r join request o on ${isNear} and o.staff_words @@ ${query}::tsquery
    where r.id = ${id} and o.company_name is not null`.execute(db);
  return rows.flatMap(({ name }) => (foldText(name) === foldText(company!) ? name : []));
}

const isNear = sql`o.id <> r.id and not o.is_draft
  and o.created_at between r.created_at - make_interval(days => ${sql.lit(DAYS)})
    and r.created_at + make_interval(days => ${sql.lit(DAYS)})`;

function similarity(one: string, other: string): number {
  const [first, second] = [toSearchWords(one), toSearchWords(other)];
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : first.filter((word) => second.includes(word)).length / all;
}

function present({ uid, at, ...card }: Found): Duplicate {
  const path =
    card.kind === 'resource' ? `/admin-panel/available-resources?open=${uid}` : `/admin-panel/${card.kind}s/${card.id}`;
  return { ...card, path, at: at.toISOString() };
}
