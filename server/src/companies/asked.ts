import type { Context } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import { findCompany } from './queries.ts';

/**
 * Returns the company of a call: the portal's company or, on the main portal, the company named by a widget. On a
 * company's portal, other companies return the same 404 as a slug that does not exist.
 */
export async function askedCompany(
  slug: string | undefined,
  { db, company }: Pick<Context, 'db' | 'company'>,
): Promise<CompanyRow | null> {
  if (slug === undefined || slug === company?.slug) return company;
  const asked = company ? null : await findCompany(db, slug);
  if (!asked) throw notFound();
  return asked;
}

/**
 * Returns the context with `company` set to the company that the call names, as if the call had been sent to that
 * company's portal.
 */
export async function onCompany<C extends Pick<Context, 'db' | 'company'>>(
  { company }: { company?: string | undefined },
  context: C,
): Promise<C> {
  const asked = await askedCompany(company, context);
  return asked === context.company ? context : { ...context, company: asked };
}
