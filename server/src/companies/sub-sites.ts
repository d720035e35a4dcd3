import type { SubSites } from '@crewdock/contract/accounts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Services } from '../core/context/services.ts';

const NONE: SubSites = { partner_site_url: null, engineer_site_url: null };

/**
 * Returns the sub-sites to which a portal links. A company's portal links to none, because it must not name other
 * brands.
 */
export function linkedSubSites(company: CompanyRow | null, { subSites }: Pick<Services, 'subSites'>): SubSites {
  return company ? NONE : subSites;
}
