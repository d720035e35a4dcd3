import type { CompanyRow } from '../core/identity/company.ts';
import type { Origins } from '../core/config/origins.ts';

/**
 * Whether a public card has its home on this portal: a company's card on the company's portal, a card without a company
 * on the main portal. Only the home has the card's canonical address, structured data and sitemap entry.
 */
export function isHome(card: { company_id: number | null }, company: CompanyRow | null): boolean {
  return card.company_id === (company?.id ?? null);
}

/** The origin of a public card's home. Visitors see a company's cards on the company's portal only. */
export function homeOrigin(
  card: { company_id: number | null },
  { company, origins }: { company: CompanyRow | null; origins: Origins },
): string {
  return origins.of(isHome(card, company) ? company : null);
}

/** Whether the request was sent to the host of this origin. A company with a custom domain also has another host. */
export function isRequestedFrom(origin: string, { hostname }: { hostname: string }): boolean {
  return new URL(origin).hostname === hostname;
}
