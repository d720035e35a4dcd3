import type { Selectable } from 'kysely';
import type { Schema } from './db/schema.ts';

/** A white-label company: whose portal a request came to, and whom a mail speaks for. */
export type Company = Selectable<Schema['company']>;

/** A logo's path as that of a picture. Drawings of the demo are for browsers alone: each has a picture beside it. */
export function rasterOf(logo: string): string {
  return logo.startsWith('/demo/') ? logo.replace(/\.svg$/, '.png') : logo;
}
