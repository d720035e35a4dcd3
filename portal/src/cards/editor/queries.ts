import type { MarketType } from '@crewdock/contract/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import type { Details } from './fields.ts';

export const EDITED = 'edited-card';

/** A card to be edited: read afresh each time, and never again while somebody types. */
export function editedCardQuery(type: MarketType, id: string) {
  return queryOptions({
    queryKey: [EDITED, type, id],
    queryFn: ({ signal }): Promise<Details> =>
      call(type === 'talents' ? 'GET /talents/{id}/' : 'GET /requests/{id}/', { params: { id }, query: {}, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What writes and cleans rich text. */
export const richTextQuery = queryOptions({
  queryKey: ['dict', 'rich-text'],
  queryFn: () => import('../../ui/RichText.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  // Also without a connection: then it fails, and says so.
  networkMode: 'always',
  structuralSharing: false,
});
