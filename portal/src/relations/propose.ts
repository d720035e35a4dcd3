import type { CardKind } from '@crewdock/contract/kinds';
import { call } from '../api.ts';
import { APPLIED } from '../cards/applied.ts';
import { queryClient } from '../queryClient.ts';

/** Proposes the given cards for another card. Returns the ids of failed proposals and the first error. */
export async function proposeCards(
  target: { kind: CardKind; id: number },
  ids: number[],
  comment: string,
): Promise<{ refused: number[]; error: unknown }> {
  const sent = await Promise.allSettled(ids.map((id) => proposeOne(target, id, comment)));
  void queryClient.invalidateQueries({ queryKey: ['relations'] });
  void queryClient.invalidateQueries({ queryKey: ['matches'] });
  void queryClient.invalidateQueries({ queryKey: ['candidates'] });
  void queryClient.invalidateQueries({ queryKey: [APPLIED] });
  const failed = sent.find((each) => each.status === 'rejected');
  return { refused: ids.filter((_, at) => sent[at]!.status === 'rejected'), error: failed?.reason };
}

/** Idempotent: an existing relation stays unchanged. */
function proposeOne({ kind, id }: { kind: CardKind; id: number }, otherId: number, comment: string) {
  return call(CALLS[kind], { params: { id, otherId }, body: { comment } });
}

const CALLS = {
  talent: 'POST /talents/{id}/related-request/{otherId}/',
  request: 'POST /requests/{id}/related-talent/{otherId}/',
} as const;
