import type { CardKind } from '@crewdock/contract/kinds';
import { MarketView } from '@crewdock/contract/market';
import type { Names } from '../../../dictionaries/names.ts';
import { readInput } from '../../../infra/http/read-input.ts';
import { type MarketQuestion, indexFilters } from '../../../search/question.ts';

/**
 * The filters of a view that can be subscribed to. Explicitly selected cards are excluded, because they are never new.
 */
const SubscribedView = MarketView.omit({ ids: true });
export type SubscribedView = ReturnType<typeof parseSubscribedView>;

/** Normalizes a query for storage, so that the same view in a different order is one subscription. */
export function keptQuery(query: string): string {
  const params = new URLSearchParams(query);
  readInput('body.query', SubscribedView, Object.fromEntries(params));
  params.delete('sortBy');
  params.sort();
  return params.toString().replaceAll('%2C', ',');
}

export function parseSubscribedView(query: string) {
  return SubscribedView.parse(Object.fromEntries(new URLSearchParams(query)));
}

/** Builds the market query of a subscription. It requests no page, because callers look up all matching cards. */
export function toMarketQuery(
  { kind, query, company_id }: { kind: CardKind; query: string; company_id: number | null },
  names: Names,
  now: Date,
): MarketQuestion {
  const { sortBy, matching, ...filters } = parseSubscribedView(query);
  const page = { limit: 0, offset: 0, now };
  return { kind, companyId: company_id, filters: indexFilters(filters, names), matching, sortBy, ...page };
}
