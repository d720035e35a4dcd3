import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { MarketType } from '@crewdock/contract/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';

export const CARD = 'card';

/** A public card with all there is to read. */
export function cardQuery(type: MarketType, publicId: string) {
  return queryOptions({
    queryKey: [CARD, type, publicId],
    queryFn: ({ signal }): Promise<TalentDetails | RequestDetails> =>
      call(type === 'talents' ? 'GET /talents/{id}/' : 'GET /requests/{id}/', {
        params: { id: publicId },
        query: {},
        signal,
      }),
  });
}
