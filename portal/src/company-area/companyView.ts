import { type OwnCardsView, parseOwnCardsView } from '../own-cards/queries.ts';

/**
 * Returns the view of the company's cards in the URL. Unlike for a user's cards, the archive is a tab of the same page.
 */
export function companyView(params: URLSearchParams): OwnCardsView {
  return parseOwnCardsView('company', params.get('tab') === 'archive', params);
}
