import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { getShownId } from './shown-id.ts';

/**
 * Returns the path of a card's page for people who may edit it. A company's card is in the company's area, which is
 * open to its members regardless of their account type.
 */
export function getCardWorkPath(
  kind: CardKind,
  card: Parameters<typeof getShownId>[0] & { company_id: number | null },
): string {
  const { own, market } = KINDS[kind];
  return `${card.company_id === null ? `/my/${own}` : `/company/${market}`}/${getShownId(card)}`;
}
