import type { SubSites } from './accounts.ts';
import type { PublicCompany } from './companies.ts';

/** Request to render a page of the portal on the server (SSR). */
export interface PageOrder {
  /** Full URL. */
  address: string;
  company: PublicCompany | null;
  sub_sites: SubSites;
  /** Public API responses, by path and query string. */
  answers: Record<string, { status: number; body: string }>;
}

/** The rendered page, or the API calls still needed to render it. Null for pages that redirect or can't be rendered. */
export type Drawn = { page: RenderedPage } | { missing: string[] } | null;

export interface RenderedPage {
  html: string;
  /** Style elements. The caller must add the CSP nonce of the page. */
  styles: string;
  /** State for hydration. */
  data: ServedData;
}

export interface ServedData {
  /** Data of the matched routes' loaders, by route; null for routes without a loader. */
  loaded: Record<string, unknown>;
  /** Routes whose loader did not find the page. */
  nothing: string[];
  /** Routes whose loader found no data for the URL. */
  known: [key: readonly unknown[], data: unknown][];
  /** Queries that returned 404 or 410. */
  missing: [key: readonly unknown[], status: number][];
}
