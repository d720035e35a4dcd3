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

type Counters = Record<State | 'waiting', number>;
/** Drafts are not active: they count as drafts only. */
type State = 'active' | 'drafts' | 'archive';

interface OwnCards<K extends CardKind> {
  rows: CardRow<K>[];
  relations: Map<number, RelationCounts>;
  /** Number of all cards in the requested state, over all pages. */
  total: number;
  counters: Counters | null;
}

/**
 * A page of the requester's own cards, or of the portal company's cards that its members see; last changed first by
 * default.
 */
export async function ownCards<K extends CardKind>(
  kind: K,
  { archive, drafts, waiting, with_counters, scope, search = '', sort, limit, offset }: Query,
  context: Context & WithCardRelations,
): Promise<OwnCards<K>> {
  const { db, cardRelations } = context;
  const table = sql.table(kind);
  const listed = scope === 'own' ? owned('c', personOf(context)) : isCompanys(context);
  const found = search === '' ? sql`true` : sql`position(lower(${search}) in lower(${CALLED[kind]})) > 0`;
  const state: State = archive ? 'archive' : drafts ? 'drafts' : 'active';
  const asksWaits = with_counters || waiting || sort === 'waiting';
  // The counters have to scan all cards anyway, so the page is taken from the same scan.
  const {
    rows: [asked],
  } = await sql<Counters & { ids: number[] }>`
    with c as materialized (
      select c.id, ${STATE} as state, c.title, c.priority, c.modified_at,
        ${asksWaits ? sql`c.is_active and not c.is_draft and ${cardRelations.waits(kind)}` : sql`false`} as waits
      from ${table} c where ${listed} and ${found})
    select count(*) filter (where state = 'active') as active, count(*) filter (where state = 'drafts') as drafts,
      count(*) filter (where state = 'archive') as archive, count(*) filter (where waits) as waiting,
      array(select c.id from c where c.state = ${state} and (c.waits or not ${waiting})
        order by ${ORDER[sort]}, c.id desc limit ${limit} offset ${offset}) as ids
    from c`.execute(db);
  const { ids, ...counters } = asked!;
  const [rows, relations] = await Promise.all([loadCards(db, kind, ids), cardRelations.count(kind, ids)]);
  return {
    rows,
    relations,
    total: waiting ? (state === 'active' ? counters.waiting : 0) : counters[state],
    counters: with_counters ? counters : null,
  };
}

const STATE = sql`case when not c.is_active then 'archive' when c.is_draft then 'drafts' else 'active' end`;

const CALLED = { talent: sql`c.name || ' ' || c.title`, request: sql`c.title || ' ' || coalesce(c.company_name, '')` };

const ORDER = {
  '-modified': sql`c.modified_at desc`,
  waiting: sql`c.waits desc, c.modified_at desc`,
  title: sql`lower(c.title)`,
  priority: sql`c.priority, c.modified_at desc`,
};

/** The SQL form of `canSeePrivately`: cards on hold and drafts are only for those who may edit them. */
function isCompanys(context: Context): RawBuilder<unknown> {
  const { company } = context;
  const person = personOf(context);
  if (!company) throw notFound();
  if (!canListCompany(person, company.id)) throw permissionDenied();
  return sql`(c.company_id = ${company.id} and (not (c.is_on_hold or c.is_draft) or ${editable('c', person)}))`;
}
