import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * `pending`: not verified yet; `proven`: the portal's address; `lost`: its DNS record was missing for too many days;
 * `former`: replaced by another verified domain. Pages of lost and former domains redirect to the portal's current
 * address.
 */
export const DomainState = z.enum(['pending', 'proven', 'lost', 'former']);
export type DomainState = z.infer<typeof DomainState>;

const CompanyDomain = z.object({
  /** Normalised as in DNS: lower case, other scripts in their `xn--` form. */
  domain: z.string(),
  state: DomainState,
  /** The TXT record that verifies the domain; null when the server's operator has set the domain. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  checked_at: z.string().nullable(),
  /** Since when the record of the domain in use has been missing, and when the domain will be lost. */
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

// Validated by the server, which knows its own hosts; people paste more than a host name here.
const Named = z.strictObject({ domain: z.string().trim().min(1, 'must not be empty').max(300) });

/** For the superadmins of the host's company, and staff. */
export const companyDomain = {
  getCompanyDomains: defineEndpoint({
    method: 'GET',
    path: '/company/domain/',
    access: 'user',
    summary: 'The host’s company’s own domains: the one in use, the one that waits for its proof, and those before.',
    response: CompanyDomains,
  }),
  enterCompanyDomain: defineEndpoint({
    method: 'POST',
    path: '/company/domain/',
    access: 'user',
    summary: 'Enters a domain, which waits for its proof then in the place of any other that did.',
    body: Named,
    response: CompanyDomains,
  }),
  checkCompanyDomain: defineEndpoint({
    method: 'POST',
    path: '/company/domain/check/',
    access: 'user',
    summary: 'Looks for the record of a domain; once it is found, the portal is there.',
    body: Named,
    response: CompanyDomains,
  }),
  removeCompanyDomain: defineEndpoint({
    method: 'DELETE',
    path: '/company/domain/',
    access: 'user',
    summary: 'Gives a domain up. Without one in use, the portal is at its host again.',
    query: Named,
    response: CompanyDomains,
  }),
};
