import type { Selectable } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** A white-label company: it owns a portal and is the sender of the portal's emails. */
export type CompanyRow = Selectable<Schema['company']>;

/**
 * Returns the path of a logo as a raster image, for clients that do not show SVG. Each SVG logo of the demo has a PNG
 * in the same folder.
 */
export function getRasterLogoPath(logo: string): string {
  return logo.startsWith('/demo/') ? logo.replace(/\.svg$/, '.png') : logo;
}
