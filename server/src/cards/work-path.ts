import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { shownIdOf } from './shown-id.ts';

/**
 * Where those who may change a card work with it on its portal: a company's stands in the company's area, which opens to its members
 * whatever their accounts are for.
 */
export function workPathOf(
  kind: CardKind,
  card: Parameters<typeof shownIdOf>[0] & { company_id: number | null },
): string {
  const { own, market } = KINDS[kind];
  return `${card.company_id === null ? `/my/${own}` : `/company/${market}`}/${shownIdOf(card)}`;
}
