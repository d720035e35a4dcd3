import { type OwnView, viewOf } from '../own-cards/queries.ts';

/** How the address says that a company's cards are looked at; the archive is a view of the same page. */
export function companyView(params: URLSearchParams): OwnView {
  return viewOf('company', params.get('tab') === 'archive', params);
}
