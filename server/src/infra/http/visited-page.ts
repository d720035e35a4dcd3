import type { CompanyRow } from '../../core/identity/company.ts';
import type { EmailLink } from '../../core/email-content/email-message.ts';
import type { Context } from '../../core/context/context.ts';
import { isAllowedSite } from './cors.ts';

/**
 * Returns the page of the partner site from which a widget sent the form, or null. Removes the query and fragment,
 * which may contain personal data and could turn a redirect of the partner's site into an open redirect in an email.
 */
export function visitedPage({ page }: { page?: string | undefined }, { site }: Pick<Context, 'site'>): string | null {
  const url = URL.parse(page ?? '');
  return url && url.origin === site ? `${url.origin}${url.pathname}` : null;
}

/** Returns a stored page, or null if its site is no longer allowed to send forms to the company. */
export function allowedPage(
  page: string | null,
  company: CompanyRow | null,
  { origins }: Pick<Context, 'origins'>,
): string | null {
  return page && company && isAllowedSite(new URL(page).origin, company, origins) ? page : null;
}

/** Builds the link `Back to www.example.com`. */
export function backTo(page: string | null): { back?: EmailLink } {
  return page ? { back: { label: `Back to ${new URL(page).host}`, url: page } } : {};
}
