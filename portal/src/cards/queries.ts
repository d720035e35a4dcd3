import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

export const CARD = 'card';

/** A public card with all there is to read. */
export function cardQuery(kind: CardKind, publicId: string) {
  return queryOptions({
    queryKey: [CARD, kind, publicId],
    queryFn: ({ signal }): Promise<TalentDetails | RequestDetails> =>
      call(`GET /${kind}s/{id}/`, {
        params: { id: publicId },
        query: {},
        signal,
      }),
  });
}
