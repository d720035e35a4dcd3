import type { CardKind } from '@crewdock/contract/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Details } from './fields.ts';

export const EDITED = 'edited-card';

/** A card to edit. Always fetched when the editor opens, never refetched while the user edits. */
export function editedCardQuery(kind: CardKind, id: string) {
  return queryOptions({
    queryKey: [EDITED, kind, id],
    queryFn: ({ signal }): Promise<Details> => call(`GET /${kind}s/{id}/`, { params: { id }, query: {}, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
