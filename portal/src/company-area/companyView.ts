import { type OwnView, viewOf } from '../own-cards/queries.ts';

/** The view of the company's cards in the URL; the archive is a tab of the same page. */
export function companyView(params: URLSearchParams): OwnView {
  return viewOf('company', params.get('tab') === 'archive', params);
}
