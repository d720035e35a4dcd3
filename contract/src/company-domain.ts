import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * `pending` waits for its proof; `proven` is the portal's address; `lost` was it until its record had been missing for days; `former`
 * was it until another one was proven. Pages of the last two lead to where the portal is.
 */
export const DomainState = z.enum(['pending', 'proven', 'lost', 'former']);
export type DomainState = z.infer<typeof DomainState>;

const CompanyDomain = z.object({
  /** As DNS writes it: small letters, other scripts in their xn-- form. */
  domain: z.string(),
  state: DomainState,
  /** The TXT record that proves it; null where whoever runs the server has set the domain. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  checked_at: z.string().nullable(),
  /** Since when the record of the address in use isn't found, and when the address is lost for it. */
  missing_since: z.string().nullable(),
  lost_on: z.string().nullable(),
});
export type CompanyDomain = z.infer<typeof CompanyDomain>;

export const CompanyDomains = z.object({
  /** Where links of the portal lead now. */
  portal_url: z.string(),
  /** What is the portal's always: where a domain's CNAME points. */
  host: z.string(),
  domains: z.array(CompanyDomain),
});
export type CompanyDomains = z.infer<typeof CompanyDomains>;

// Judged by the server, which knows what is its own: what people paste here is more than a name.
const Named = z.strictObject({ domain: z.string().trim().min(1, 'must not be empty').max(300) });

/** For the superadmins of the host's company, and staff. */
export const companyDomain = {
  getCompanyDomains: endpoint({
    method: 'GET',
    path: '/company/domain/',
    access: 'user',
    summary: 'The host’s company’s own domains: the one in use, the one that waits for its proof, and those before.',
    response: CompanyDomains,
  }),
  enterCompanyDomain: endpoint({
    method: 'POST',
    path: '/company/domain/',
    access: 'user',
    summary: 'Enters a domain, which waits for its proof then in the place of any other that did.',
    body: Named,
    response: CompanyDomains,
  }),
  checkCompanyDomain: endpoint({
    method: 'POST',
    path: '/company/domain/check/',
    access: 'user',
    summary: 'Looks for the record of a domain; once it is found, the portal is there.',
    body: Named,
    response: CompanyDomains,
  }),
  removeCompanyDomain: endpoint({
    method: 'DELETE',
    path: '/company/domain/',
    access: 'user',
    summary: 'Gives a domain up. Without one in use, the portal is at its host again.',
    query: Named,
    response: CompanyDomains,
  }),
};
