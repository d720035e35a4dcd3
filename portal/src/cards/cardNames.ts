import { getDistinctNames } from '../ui/format/distinctNames.ts';
import { type AnyCard, getCardName, isTalent } from './facts.ts';

/**
 * Returns accessible names of cards by id. Talents with the same name also get their title, and jobs with the same
 * title their company. `getName` replaces the default name.
 */
export function nameCards(
  cards: readonly AnyCard[],
  getName: (card: AnyCard) => string = getCardName,
): ReadonlyMap<string, string> {
  return getDistinctNames(cards, {
    key: ({ id }) => String(id),
    name: getName,
    details: [(card) => (isTalent(card) ? card.title : (card.company_name ?? ''))],
  });
}
