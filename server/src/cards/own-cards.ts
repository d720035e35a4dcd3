import type { cards } from '@crewdock/contract/cards';
import type { Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql } from 'kysely';
import { type Context, requirePerson } from '../core/context/context.ts';
import {
  ascendingNumber,
  ascendingText,
  conditionFirst,
  descendingNumber,
  isWrittenSince,
  newestFirst,
  type SortKey,
  rowVersion,
} from '../infra/db/total-order.ts';
import { type CursorPage, type ListOrder, type PageRow, readCursorPage } from '../infra/http/cursor-pages.ts';
import { notFound, permissionDenied } from '../core/errors/errors.ts';
import { editableCards, ownedCards } from './conditions.ts';
import { ownCardSearch } from './own-search.ts';
import { canListCompany } from './policy.ts';
import { type CardRow, loadCards } from './queries.ts';
import type { OwnCardRelationCounts, WithCardRelations } from './relations.ts';

type Query = Input<typeof cards.listOwnTalents>['query'];

type Counters = Record<State | 'waiting', number>;
type Listed = PageRow & { id: number };
/** State of a card. Drafts count only as drafts, not as active. */
type State = 'active' | 'drafts' | 'archive';

interface OwnCards<K extends CardKind> {
  page: CursorPage<CardRow<K>>;
  relations: Map<number, OwnCardRelationCounts>;
  /** Number of all cards in the requested state, over all pages. */
  total: number;
  counters: Counters | null;
}

/**
 * Returns a page of the requester's own cards, or of the portal company's cards that its members see; last changed
 * first by default.
 */
export async function ownCards<K extends CardKind>(
  kind: K,
  query: Query,
  context: Context & WithCardRelations,
): Promise<OwnCards<K>> {
  const { archive, drafts, waiting, with_counters, scope, search = '', sort } = query;
  const { db, cardRelations } = context;
  const table = sql.table(kind);
  const listed = scope === 'own' ? ownedCards('c', requirePerson(context)) : isCompanys(context);
  const found = ownCardSearch(kind, search);
  const state: State = archive ? 'archive' : drafts ? 'drafts' : 'active';
  const asksWaits = with_counters || waiting || sort === 'waiting';
  const order: ListOrder = {
    list: ['own cards', kind, scope, scope === 'company' && context.company?.id, state, waiting, search, sort],
    keys: [...ORDER[sort], descendingNumber(sql`c.id`)],
    changedSince: (transaction) =>
      sql`(${isWrittenSince(sql`c.version`, transaction)} or ${cardRelations.changedSince(kind, transaction)})`,
  };
  let counters: Counters | undefined;
  const { rows, ...page } = await readCursorPage(order, query, context, async ({ columns, condition, end }) => {
    // The counters have to scan all cards anyway, so the page is taken from the same scan.
    const {
      rows: [scanned],
    } = await sql<Counters & { entries: Listed[] }>`
    with c as materialized (
      select c.id, ${STATE} as state, c.title, c.priority, c.modified_at, ${rowVersion('c')} as version,
        ${asksWaits ? sql`c.is_active and not c.is_draft and ${cardRelations.waits(kind)}` : sql`false`} as waits
      from ${table} c where ${listed} and ${found})
    select count(*) filter (where state = 'active') as active, count(*) filter (where state = 'drafts') as drafts,
      count(*) filter (where state = 'archive') as archive, count(*) filter (where waits) as waiting,
      (select coalesce(json_agg(entry), '[]') from (
        select c.id, ${columns} from c
        where c.state = ${state} and (c.waits or not ${waiting}) and ${condition} ${end}) entry) as entries
    from c`.execute(db);
    const { entries, ...counts } = scanned!;
    counters ??= counts;
    return entries;
  });
  const ids = rows.map(({ id }) => id);
  const [cards, relations] = await Promise.all([loadCards(db, kind, ids), cardRelations.count(kind, ids)]);
  return {
    page: { ...page, rows: cards },
    relations,
    total: waiting ? (state === 'active' ? counters!.waiting : 0) : counters![state],
    counters: with_counters ? counters! : null,
  };
}

const STATE = sql`case when not c.is_active then 'archive' when c.is_draft then 'drafts' else 'active' end`;

const LAST_CHANGED = newestFirst(sql`c.modified_at`);
const ORDER: Record<Query['sort'], SortKey[]> = {
  '-modified': [LAST_CHANGED],
  waiting: [conditionFirst(sql`c.waits`), LAST_CHANGED],
  title: [ascendingText(sql`lower(c.title)`)],
  priority: [ascendingNumber(sql`c.priority`), LAST_CHANGED],
};

/**
 * Builds the SQL version of `canSeePrivately` for the portal's company. Drafts and cards on hold are visible only to
 * editors.
 */
function isCompanys(context: Context): RawBuilder<unknown> {
  const { company } = context;
  const person = requirePerson(context);
  if (!company) throw notFound();
  if (!canListCompany(person, company.id)) throw permissionDenied();
  return sql`(c.company_id = ${company.id} and (not (c.is_on_hold or c.is_draft) or ${editableCards('c', person)}))`;
}
