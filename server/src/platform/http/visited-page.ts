import type { Company } from '../company.ts';
import type { Link } from '../mail/letter.ts';
import type { Context } from './context.ts';
import { isAllowedSite } from './cors.ts';

/**
 * The page of a partner's site from which a widget sent something, or null. What stands behind its path is left out: it may be
 * somebody's, and could make a partner's redirect lead anywhere from a mail to an address that anybody typed.
 */
export function visitedPage({ page }: { page?: string | undefined }, { site }: Pick<Context, 'site'>): string | null {
  const url = URL.parse(page ?? '');
  return url && url.origin === site ? `${url.origin}${url.pathname}` : null;
}

/** A page that was kept, where its site may still send the company's forms. */
export function allowedPage(
  page: string | null,
  company: Company | null,
  { origins }: Pick<Context, 'origins'>,
): string | null {
  return page && company && isAllowedSite(new URL(page).origin, company, origins) ? page : null;
}

/** `Back to www.example.com`. */
export function backTo(page: string | null): { back?: Link } {
  return page ? { back: { label: `Back to ${new URL(page).host}`, url: page } } : {};
}
