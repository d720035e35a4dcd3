import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * `pending`: not verified yet; `proven`: verified, the portal's address; `lost`: its DNS record was missing for too
 * many days; `former`: replaced by another verified domain. Pages of lost and former domains redirect to the portal's
 * current address.
 */
export const DomainState = z.enum(['pending', 'proven', 'lost', 'former']);
export type DomainState = z.infer<typeof DomainState>;

const CompanyDomain = z.object({
  /** Normalized as in DNS: lower case, other scripts in their `xn--` form. */
  domain: z.string(),
  state: DomainState,
  /** The TXT record that verifies the domain; null if the server's operator configured the domain. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  checked_at: z.string().nullable(),
  /**
   * For the domain in use: the time since which its record has been missing, and the day on which it becomes `lost`.
   */
  missing_since: z.string().nullable(),
  lost_on: z.string().nullable(),
});
export type CompanyDomain = z.infer<typeof CompanyDomain>;

export const CompanyDomains = z.object({
  /** Current origin of the portal. */
  portal_url: z.string(),
  /** The portal's permanent host name: the target of the domain's CNAME. */
  host: z.string(),
  domains: z.array(CompanyDomain),
});
export type CompanyDomains = z.infer<typeof CompanyDomains>;

// Not validated as a domain here: the server knows its own hosts, and explains mistakes in pasted URLs.
const Named = z.strictObject({ domain: z.string().trim().min(1, 'must not be empty').max(300) });

/** For superadmins of the portal's company, and for staff. */
export const companyDomain = {
  getCompanyDomains: defineEndpoint({
    method: 'GET',
    path: '/company/domain/',
    access: 'user',
    summary: 'Lists the domains of the host’s company: in use, pending and former.',
    response: CompanyDomains,
  }),
  enterCompanyDomain: defineEndpoint({
    method: 'POST',
    path: '/company/domain/',
    access: 'user',
    summary: 'Adds a domain, which must then be verified. Replaces another pending domain.',
    body: Named,
    response: CompanyDomains,
  }),
  checkCompanyDomain: defineEndpoint({
    method: 'POST',
    path: '/company/domain/check/',
    access: 'user',
    summary: 'Looks up the TXT record of a domain. When it is found, the domain becomes the portal’s address.',
    body: Named,
    response: CompanyDomains,
  }),
  removeCompanyDomain: defineEndpoint({
    method: 'DELETE',
    path: '/company/domain/',
    access: 'user',
    summary: 'Removes a domain. Without a verified domain, the portal’s address is its permanent host name.',
    query: Named,
    response: CompanyDomains,
  }),
};
