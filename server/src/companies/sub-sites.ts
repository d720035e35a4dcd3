import type { SubSites } from '@crewdock/contract/accounts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { Services } from '../core/context/services.ts';

const NONE: SubSites = { partner_site_url: null, engineer_site_url: null };

/**
 * The sub-sites that a portal links to. A company's portal has no links to sub-sites, because it names no other brand.
 */
export function linkedSubSites(company: CompanyRow | null, { subSites }: Pick<Services, 'subSites'>): SubSites {
  return company ? NONE : subSites;
}
