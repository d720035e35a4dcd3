import type { SubSites } from './accounts.ts';
import type { PublicCompany } from './companies.ts';

/** Request to render a page of the portal on the server. */
export interface PageOrder {
  /** Full URL. */
  address: string;
  company: PublicCompany | null;
  sub_sites: SubSites;
  /** API responses for a visitor, by path and query string. */
  answers: Record<string, { status: number; body: string }>;
}

/** The page; or the API calls still needed to render it; or null when it redirects or can't be rendered. */
export type Drawn = { page: RenderedPage } | { missing: string[] } | null;

export interface RenderedPage {
  html: string;
  /** Style elements; the page's CSP nonce must still be added. */
  styles: string;
  /** State for hydration. */
  data: ServedData;
}

export interface ServedData {
  /** Data of the matched routes' loaders by route; null for routes without a loader. */
  loaded: Record<string, unknown>;
  /** Routes whose loader found that the page does not exist. */
  nothing: string[];
  /** Query cache entries. */
  known: [key: readonly unknown[], data: unknown][];
  /** Queries whose response was 404 or 410. */
  missing: [key: readonly unknown[], status: number][];
}
