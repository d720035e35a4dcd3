import type { cards } from '@crewdock/contract/cards';
import type { Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql } from 'kysely';
import { type Context, personOf } from '../platform/http/context.ts';
import { notFound, permissionDenied } from '../platform/http/errors.ts';
import { editable, owned } from './conditions.ts';
import { canListCompany } from './policy.ts';
import { type CardRow, loadCards } from './queries.ts';
import type { RelationCounts, WithCardRelations } from './relations.ts';

type Query = Input<typeof cards.listOwnTalents>['query'];

interface OwnCards<K extends CardKind> {
  rows: CardRow<K>[];
  relations: Map<number, RelationCounts>;
  /** All of the asked state, on this page or not. */
  total: number;
  counters: { active: number; archive: number; waiting: number } | null;
}

/** A page of the asker's cards, or of those of the host's company that its members see; last changed first. */
export async function ownCards<K extends CardKind>(
  kind: K,
  { archive, waiting, with_counters, scope, search = '', sort, limit, offset }: Query,
  context: Context & WithCardRelations,
): Promise<OwnCards<K>> {
  const { db, cardRelations } = context;
  const table = sql.table(kind);
  const listed = scope === 'own' ? owned('c', personOf(context)) : isCompanys(context);
  const found = search === '' ? sql`true` : sql`position(lower(${search}) in lower(${CALLED[kind]})) > 0`;
  // All are gone through for the counters, so the page is taken from them too.
  const {
    rows: [asked],
  } = await sql<{ active: number; archive: number; waiting: number; ids: number[] }>`
    with c as materialized (
      select c.id, c.is_active, c.title, c.priority, c.modified_at, c.is_active and ${cardRelations.waits(kind)} as waits
      from ${table} c where ${listed} and ${found})
    select count(*) filter (where is_active) as active, count(*) filter (where not is_active) as archive,
      count(*) filter (where waits) as waiting,
      array(select c.id from c where c.is_active = ${!archive} and (c.waits or not ${waiting})
        order by ${ORDER[sort]}, c.id desc limit ${limit} offset ${offset}) as ids
    from c`.execute(db);
  const { ids, ...counters } = asked!;
  const [rows, relations] = await Promise.all([loadCards(db, kind, ids), cardRelations.count(kind, ids)]);
  return {
    rows,
    relations,
    total: waiting ? (archive ? 0 : counters.waiting) : archive ? counters.archive : counters.active,
    counters: with_counters ? counters : null,
  };
}

const CALLED = { talent: sql`c.name || ' ' || c.title`, request: sql`c.title || ' ' || coalesce(c.company_name, '')` };

const ORDER = {
  '-modified': sql`c.modified_at desc`,
  title: sql`lower(c.title)`,
  priority: sql`c.priority, c.modified_at desc`,
};

/** As `canSeePrivately` has it for one card: what is on hold or a draft shows only to who may edit it. */
function isCompanys(context: Context): RawBuilder<unknown> {
  const { company } = context;
  const person = personOf(context);
  if (!company) throw notFound();
  if (!canListCompany(person, company.id)) throw permissionDenied();
  return sql`(c.company_id = ${company.id} and (not (c.is_on_hold or c.is_draft) or ${editable('c', person)}))`;
}
