import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, text } from './fields.ts';

export const COMPANY_SLUG = /^[a-z][a-z0-9-]{1,40}$/;

export const CompanySlug = z.string().regex(COMPANY_SLUG, 'must be a company slug');

/** For widgets, which call the main origin: whose they are. A portal's host says it by itself. */
export const OnCompany = z.strictObject({ company: CompanySlug.optional() });

/** What visitors may know of a white-label company: its name, its look and where its portal is. */
export const PublicCompany = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  /** Path or address of a picture, or null: then the name is shown. */
  logo: z.string().nullable(),
  /** `#rrggbb`: the surface of headers and primary buttons. */
  brand_color: z.string(),
  /** `#rrggbb`: the text on it. */
  font_color: z.string(),
  header_title: z.string().nullable(),
  market_enabled: z.boolean(),
  /** Origin of the company's portal, without a closing slash. */
  portal_url: z.string(),
});
export type PublicCompany = z.infer<typeof PublicCompany>;

export const companies = {
  getCurrentCompany: endpoint({
    method: 'GET',
    path: '/companies/current/',
    access: 'public',
    summary: 'The white-label company of the host the request came to, or null on the main portal.',
    response: PublicCompany.nullable(),
  }),
  getCompany: endpoint({
    method: 'GET',
    path: '/companies/{id}/',
    access: 'public',
    cors: 'widgets',
    summary: 'The public theme of a company, by id or slug.',
    params: z.strictObject({ id: text(50) }),
    response: PublicCompany,
  }),
};
