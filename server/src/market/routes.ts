import type { Handlers, Input } from '@crewdock/contract/endpoint';
import { LAST_MARKET_OFFSET, MARKET_PAGE_SIZE } from '@crewdock/contract/limits';
import { type MarketQuery, MarketView, type market } from '@crewdock/contract/market';
import { type CardKind, KINDS, parseCardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import type { WithWidgetCounts } from '../cards/in-widgets.ts';
import type { ListedCard, WithListed } from '../cards/listed-cards.ts';
import { presentRequest, presentTalent } from '../cards/present.ts';
import type { CardRow } from '../cards/queries.ts';
import { idsBehind } from '../cards/shown-id.ts';
import { askedCompany } from '../companies/asked.ts';
import { isMarketOpen } from '../companies/policy.ts';
import type { Names, WithNames } from '../dictionaries/names.ts';
import type { Context } from '../core/context/context.ts';
import { invalidInput, notFound } from '../core/errors/errors.ts';
import { readInput } from '../infra/http/read-input.ts';
import { type Ranker, matchesFor, rankerFor } from './matches.ts';
import { buildPageCursors } from '../infra/http/cursor-pages.ts';
import { readMemoryPage, type MemoryList } from '../infra/http/memory-pages.ts';
import { readMarketPage } from './answer.ts';
import { type Among, limitTo } from './changed-cards.ts';
import { linkedCards } from './linked.ts';
import { findLinkedIds } from '../relations/queries.ts';
import { findView, storeView } from '../core/signed-links/view-links.ts';
import { keptView, presentMarketView } from './shared-ids.ts';
import { type MarketQuestion, indexFilters, type WithSearch } from '../search/question.ts';
import * as errors from '../core/messages/errors/field.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type Asker = Context & WithListed & WithNames & WithSearch & WithWidgetCounts;

export const marketRoutes: Handlers<typeof market, Asker> = {
  ...withKindName('talent', routesOf('talent', presentTalent)),
  ...withKindName('request', routesOf('request', presentRequest)),
  async createSharedLink({ params, body }, context) {
    const { db, company, limits, caller } = context;
    checkView(body.query);
    await limits.use('write', caller);
    const query = await keptView(parseCardKind(params.type), body.query, context);
    const link = { company_id: company?.id ?? 0, type: params.type, query };
    return { hash: await storeView(db, 'market_link', link), type: params.type, query };
  },
  async getSharedLink({ params }, { db, company }) {
    const query = await findView(db, 'market_link', {
      company_id: company?.id ?? 0,
      type: params.type,
      hash: params.hash,
    });
    if (query === null) throw notFound();
    return {
      hash: params.hash,
      type: params.type,
      query: await presentMarketView(parseCardKind(params.type), query, { db }),
    };
  },
};

function routesOf<K extends CardKind, C extends object>(
  kind: K,
  present: (row: ListedCard<K> | CardRow<K>, names: Names) => C,
) {
  return {
    async listCards({ query }: Input<typeof market.listTalents>, context: Asker) {
      if (query.for !== undefined && query.status !== undefined)
        return linkedCards({ kind, present }, query, { number: query.for, status: query.status }, context);
      const { page, ...counted } = await marketPage(kind, query, context);
      const { cards, companyId, facets, without, total } = page;
      const names = await context.names();
      const { askingSite: site } = context;
      const ids = cards.map(({ row }) => row.id);
      if (query.company !== undefined && companyId !== null && site !== null)
        context.inWidget({ what: 'view', kind, ids, companyId, site }, context);
      const items = cards.map(({ row, ...matched }) => ({ ...present(row, names), ...matched }));
      return { items, ...buildPageCursors(total, counted), facets, without };
    },
  };
}

/** Throws `invalid_input` for a query that the market would reject, so that no broken link is saved. */
function checkView(query: string): void {
  readInput('body.query', MarketView, Object.fromEntries(new URLSearchParams(query)));
}

/** A page of the market; with `for`, a page of the matches of that card. */
async function marketPage<K extends CardKind>(kind: K, query: MarketQuery, context: Asker) {
  const ranker = query.for === undefined ? null : await rankerFor(kind, query.for, context);
  const asked = {
    ...(await question(kind, query, context)),
    ...(ranker && !query.linked && { except: await findLinkedIds(context.db, KINDS[kind].other, ranker.cardId) }),
  };
  const { companyId, limit, matching, sortBy } = asked;
  const { limit: _, offset: __, cursor, facets: ___, company: ____, ...view } = query;
  const list: MemoryList = {
    list: ['market', kind, companyId, view, matching, sortBy],
    basis: ranker && ranker.asker,
    lastOffset: LAST_MARKET_OFFSET,
  };
  const amongChanged = async (since: string) => context.search.changedSince(kind, since);
  return readMemoryPage(
    list,
    { limit, offset: asked.offset, cursor },
    context,
    async ({ offset, after, since }) => {
      const from = { ...asked, offset, after };
      const among = since === null ? null : await amongChanged(since);
      const page = ranker
        ? await matchedCards(from, ranker, among, context)
        : await plainCards(kind, from, query.facets, among, context);
      return { ...page, companyId };
    },
    async (since) => {
      const changed = await amongChanged(since);
      if (changed.length === 0) return false;
      const first = limitTo(changed, { ...asked, offset: 0, limit: 1 });
      return ranker ? (await matchesFor(first, ranker, context)).total > 0 : (await context.search.total(first)) > 0;
    },
  );
}

async function plainCards<K extends CardKind>(
  kind: K,
  asked: MarketQuestion,
  withFacets: boolean,
  among: Among,
  context: Asker,
) {
  const { cards, ...rest } = await readMarketPage(context.search, asked, {
    withFacets,
    names: await context.names(),
    among,
    load: (ids) => context.listed(kind, ids),
    db: context.db,
  });
  return { cards: cards.map((row) => ({ row })), ...rest };
}

async function matchedCards<K extends CardKind>(
  asked: MarketQuestion & { kind: K },
  ranker: Ranker,
  among: Among,
  context: Asker,
) {
  const { page, ...found } = await matchesFor(limitTo(among, asked), ranker, context);
  const all =
    among === null ? found : await matchesFor({ ...asked, offset: 0, after: null, limit: 1 }, ranker, context);
  const listed = await context.listed(
    asked.kind,
    page.map(({ id }) => id),
  );
  const rows = new Map(listed.map((row) => [row.id, row]));
  const cards = page.flatMap(({ id, ...matched }) => {
    const row = rows.get(id);
    return row ? [{ row, ...matched }] : [];
  });
  return { ...found, cards, total: all.total, facets: null, without: [] };
}

async function question<K extends CardKind>(
  kind: K,
  query: MarketQuery,
  context: Context & WithNames,
): Promise<MarketQuestion & { kind: K }> {
  const { sortBy, matching, facets: _, company, for: __, status: ___, step: ____, linked: _____, ...asked } = query;
  const { limit = MARKET_PAGE_SIZE, offset, cursor: ______, ...filters } = asked;
  if (offset > LAST_MARKET_OFFSET)
    throw invalidInput([{ path: 'query.offset', message: formatMessage(errors.atMost, { size: LAST_MARKET_OFFSET }) }]);
  return {
    kind,
    companyId: await marketOf(company, context),
    filters: {
      ...indexFilters(filters, await context.names()),
      ...(filters.ids && { ids: await idsBehind(kind, filters.ids, context) }),
    },
    matching,
    sortBy,
    limit,
    offset,
    now: context.now,
  };
}

/**
 * The company whose market is shown; null for the main portal. A company's portal shows only its own market. On the
 * main portal, a widget specifies the company. Throws 404 if the market is closed.
 */
async function marketOf(slug: string | undefined, context: Context): Promise<number | null> {
  const asked = await askedCompany(slug, context);
  if (!isMarketOpen(asked)) throw notFound();
  return asked?.id ?? null;
}
