import type { CompanyRow } from '../core/identity/company.ts';
import type { Origins } from '../core/config/origins.ts';

/**
 * Whether a public card has its home on this portal: a company's card on its company's, a card without a company on the
 * main one. Only the home has the card's canonical address, structured data and sitemap entry.
 */
export function isHome(card: { company_id: number | null }, company: CompanyRow | null): boolean {
  return card.company_id === (company?.id ?? null);
}

/** The origin of a public card's home. Visitors only see a company's cards on its own portal. */
export function homeOrigin(
  card: { company_id: number | null },
  { company, origins }: { company: CompanyRow | null; origins: Origins },
): string {
  return origins.of(isHome(card, company) ? company : null);
}

/** Whether the request came to this origin's host; a company with a domain has another host beside it. */
export function isRequestedFrom(origin: string, { hostname }: { hostname: string }): boolean {
  return new URL(origin).hostname === hostname;
}
