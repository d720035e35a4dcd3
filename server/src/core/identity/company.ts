import type { Selectable } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

/** A white-label company: the owner of a portal, and the sender of its emails. */
export type CompanyRow = Selectable<Schema['company']>;

/**
 * Returns the path of a logo as a raster image, for clients that cannot show SVG. Demo logos are SVGs with a PNG beside
 * them.
 */
export function getRasterLogoPath(logo: string): string {
  return logo.startsWith('/demo/') ? logo.replace(/\.svg$/, '.png') : logo;
}
