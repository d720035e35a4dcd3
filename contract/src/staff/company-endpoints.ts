import { z } from 'zod';
import { Email, PersonName } from '../accounts.ts';
import { CompanyColor } from '../company-settings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { MAX_ID, wholeNumber, visibleText, SEEN } from '../fields.ts';
import { COMPANY_NAME_MAX } from '../limits.ts';
import { tableEndpoints } from '../table-endpoints.ts';
import { CLOSING_DAYS, companies } from './companies.ts';

/** The portal's subdomain of the main host. */
export const CompanySlug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/, 'must be 3 to 40 lowercase letters, digits and hyphens');

/** A new company, with its first superadmin. */
export const NewCompany = z.strictObject({
  name: visibleText(COMPANY_NAME_MAX),
  slug: CompanySlug,
  brand_color: CompanyColor.default('#1f2937'),
  font_color: CompanyColor.default('#ffffff'),
  superadmin: z.strictObject({ email: Email, first_name: PersonName, last_name: PersonName }),
});
export type NewCompany = z.infer<typeof NewCompany>;

const { response } = tableEndpoints(companies).read_companies;
const params = z.strictObject({ id: wholeNumber(1, MAX_ID) });
const body = z.strictObject(SEEN).prefault({});

/** Endpoints to create and close companies, in addition to the table's endpoints. */
export const staffCompanies = {
  createCompany: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/companies/',
    access: 'staff',
    summary:
      'Creates a company and mails an invitation to its first superadmin; returns `conflict` if the slug is taken.',
    idempotent: true,
    body: NewCompany,
    response,
  }),
  closeCompany: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/companies/{id}/close/',
    access: 'staff',
    summary: `Closes a company to visitors, notifies its superadmins, and schedules the deletion of the company and its data in ${CLOSING_DAYS} days. Idempotent.`,
    params,
    body,
    response,
  }),
  reopenCompany: defineEndpoint({
    method: 'POST',
    path: '/admin-panel/companies/{id}/reopen/',
    access: 'staff',
    summary: 'Reopens a closed company before its deletion.',
    params,
    body,
    response,
  }),
};
