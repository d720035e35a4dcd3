import type { PublicCompany } from './companies.ts';

/** A page of the portal that the server has drawn for a visitor. */
export interface PageOrder {
  /** With its origin. */
  address: string;
  company: PublicCompany | null;
  /** What the API answers to a visitor, by path and query. */
  answers: Record<string, { status: number; body: string }>;
}

/** The page; or what has to be asked before it can be drawn; or nothing, where it leads elsewhere or can't be drawn. */
export type Drawn = { page: RenderedPage } | { missing: string[] } | null;

export interface RenderedPage {
  html: string;
  /** Elements, which the page's nonce is still to be given to. */
  styles: string;
  /** What the script goes on with. */
  data: ServedData;
}

export interface ServedData {
  /** What the routes' loaders have answered, by route; null where there is nothing to load. */
  loaded: Record<string, unknown>;
  /** The routes where a loader has found that there is nothing. */
  nothing: string[];
  /** What was asked, by its key. */
  known: [key: readonly unknown[], data: unknown][];
  /** What was asked and isn't there (404), or no longer (410). */
  missing: [key: readonly unknown[], status: number][];
}
