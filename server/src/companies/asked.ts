import type { Context } from '../platform/http/context.ts';
import { notFound } from '../platform/http/errors.ts';
import type { Company } from '../platform/company.ts';
import { findCompany } from './queries.ts';

/**
 * Whom a call is about: a company's portal is its own alone, elsewhere a widget names a company. Another one on a portal is the
 * same 404 as one that isn't there.
 */
export async function askedCompany(
  slug: string | undefined,
  { db, company }: Pick<Context, 'db' | 'company'>,
): Promise<Company | null> {
  if (slug === undefined || slug === company?.slug) return company;
  const asked = company ? null : await findCompany(db, slug);
  if (!asked) throw notFound();
  return asked;
}

/** The same context, as if the call had come to the portal of the company that it names. */
export async function onCompany<C extends Pick<Context, 'db' | 'company'>>(
  { company }: { company?: string | undefined },
  context: C,
): Promise<C> {
  const asked = await askedCompany(company, context);
  return asked === context.company ? context : { ...context, company: asked };
}
