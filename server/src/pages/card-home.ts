import type { CompanyRow } from '../core/identity/company.ts';
import type { Origins } from '../core/config/origins.ts';

/**
 * Returns whether a portal is the home of a public card: the company's portal for a company's card, otherwise the main
 * portal. Only the home has the card's canonical URL, structured data and sitemap entry.
 */
export function isHome(card: { company_id: number | null }, company: CompanyRow | null): boolean {
  return card.company_id === (company?.id ?? null);
}

/** Returns the origin of a public card's home. Visitors see a company's cards only on the company's portal. */
export function homeOrigin(
  card: { company_id: number | null },
  { company, origins }: { company: CompanyRow | null; origins: Origins },
): string {
  return origins.of(isHome(card, company) ? company : null);
}

/**
 * Returns whether the request was sent to the host of this origin. A company with a custom domain has a second host.
 */
export function isRequestedFrom(origin: string, { hostname }: { hostname: string }): boolean {
  return new URL(origin).hostname === hostname;
}
