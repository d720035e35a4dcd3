import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { queryClient } from '../queryClient.ts';
import { visitFor, parseShareTag } from '../sharing/passwords.ts';

export const CARD = 'card';

/** A public card with all details. For a shared link with a tag, only the details that the tag permits. */
export function cardQuery(kind: CardKind, publicId: string) {
  return queryOptions({
    queryKey: [CARD, kind, publicId],
    queryFn: ({ signal }): Promise<TalentDetails | RequestDetails> =>
      parseShareTag(publicId) === null
        ? call(`GET /${kind}s/{id}/`, { params: { id: publicId }, query: {}, signal })
        : openShared(kind, publicId, signal),
  });
}

/** Opens a shared link with the entered password and caches the card. Rejects if the password is wrong. */
export async function openSharedCard(kind: CardKind, publicId: string): Promise<void> {
  queryClient.setQueryData(cardQuery(kind, publicId).queryKey, await openShared(kind, publicId));
}

function openShared(kind: CardKind, publicId: string, signal?: AbortSignal): Promise<TalentDetails | RequestDetails> {
  return call(`POST /${kind}s/{id}/open/`, {
    params: { id: publicId },
    body: visitFor(publicId),
    ...(signal && { signal }),
  });
}
