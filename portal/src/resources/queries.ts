import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { Resource, ResourceFacets, ResourceQuery } from '@crewdock/contract/resources';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { isSpent } from '../auth/links/isSpent.ts';
import type { ItemsPage } from '../query/pageItems.ts';
import { cursorPagesQuery } from '../query/pages.ts';
import { EACH_VISIT } from '../queryClient.ts';

export type Sort = ResourceQuery['sortBy'];

/** Filters of the public list that the market does not support. */
export type TermFilters = Pick<ResourceQuery, 'work_authorization' | 'engagement_types' | 'relocation'>;

/** The view with the market's parameter names, for the market's filter components. */
export type ResourceMarketView = MarketUrlView & TermFilters;

/** Filters and sort order of the public list. Apart from `TermFilters`, the filters are a subset of the market's. */
export interface ResourceView
  extends
    TermFilters,
    Pick<MarketUrlView, 'search' | 'skills' | 'seniority' | 'english' | 'location' | 'hourlyRate' | 'availability'> {
  sortBy: Sort;
}

export interface ResourcePage extends ItemsPage<Resource> {
  facets: ResourceFacets | null;
}

/** A resource of the user, including private details. */
export type OwnResource = Resource & { own: NonNullable<Resource['own']> };

export interface OwnResourcesView {
  search: string;
  status: ResourceStatus | '';
  sortBy: Sort;
}

/** Prefix of the keys of all queries about resources. */
export const RESOURCES_KEY = 'resources';
export const OWN = [RESOURCES_KEY, 'mine'];
const OWN_PAGE = 50;

export function browseQuery(view: ResourceView) {
  return cursorPagesQuery({
    queryKey: [RESOURCES_KEY, 'browse', view],
    load: (from, signal): Promise<ResourcePage> =>
      call('GET /available_resources/', { query: { ...view, facets: from.cursor === undefined, ...from }, signal }),
  });
}

export function sharedViewQuery(hash: string) {
  return queryOptions({
    queryKey: [RESOURCES_KEY, 'shared', hash],
    queryFn: ({ signal }) => call('GET /available_resources/share/{hash}/', { params: { hash }, signal }),
    staleTime: Infinity,
  });
}

export function ownQuery({ search, status, sortBy }: OwnResourcesView) {
  return cursorPagesQuery({
    queryKey: [...OWN, search, status, sortBy],
    load: async (from, signal): Promise<ItemsPage<OwnResource>> => {
      const asked = { search: search || undefined, ...(status && { status: [status] }) };
      const query = { ...asked, sortBy, mine: true, limit: OWN_PAGE, ...from };
      return (await call('GET /available_resources/', { query, signal })) as ItemsPage<OwnResource>;
    },
    // Refetched on each visit, so that the user's own changes are shown immediately.
    staleTime: EACH_VISIT,
  });
}

/** A resource that the user can edit; null if it does not exist or the user has no permission. */
export function ownOneQuery(uid: string) {
  return queryOptions({
    queryKey: [RESOURCES_KEY, 'one', uid],
    queryFn: async ({ signal }) => {
      const { items } = await call('GET /available_resources/', { query: { mine: true, uid, limit: 1 }, signal });
      return (items[0] as OwnResource | undefined) ?? null;
    },
    staleTime: EACH_VISIT,
    // A refetch would replace the version with which the form was opened.
    refetchOnWindowFocus: false,
  });
}

/** The resources about whose availability an email asks. */
export function askedQuery(uidb64: string) {
  return queryOptions({
    queryKey: [RESOURCES_KEY, 'asked', uidb64],
    queryFn: ({ signal }) => call('GET /available_resources/still_free/{uidb64}/', { params: { uidb64 }, signal }),
    staleTime: Infinity,
    retry: (failures, error) => failures < 2 && !isSpent(error),
  });
}
