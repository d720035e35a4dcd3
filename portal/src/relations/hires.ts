import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import type { Relation } from '@crewdock/contract/relations';
import { CARD } from '../cards/queries.ts';
import { changeCached } from '../query/optimistic.ts';
import { queryClient } from '../queryClient.ts';
import type { Own } from './queries.ts';
import { formatHires, isHired } from './words.ts';

/** Adjusts the cached number of hires after a move. Then refetches the card, because colleagues may have hired, too. */
export function countHire(own: Own, before: Relation, now: Relation): void {
  const by = Number(isHired(now)) - Number(isHired(before));
  if (by === 0) return;
  changeCached<Card>([CARD, own.kind], (card) =>
    card.id === own.id && card.hired !== undefined ? { ...card, hired: card.hired + by } : card,
  );
  void queryClient.invalidateQueries({ queryKey: [CARD, own.kind] });
  void queryClient.invalidateQueries({ queryKey: ['own-cards', own.kind] });
}

/** Returns `2 of 3 hired` if the card is cached, else ''. */
export function hiresTold({ kind, id }: Own): string {
  const card = queryClient
    .getQueriesData<Card>({ queryKey: [CARD, kind] })
    .map(([, data]) => data)
    .find((data) => data?.id === id);
  return card ? formatHires(card) : '';
}

type Card = RequestDetails | TalentDetails;
