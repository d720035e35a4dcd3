import type { Selectable } from 'kysely';
import type { Schema } from './db/schema.ts';

/** A white-label company: whose portal a request came to, and whom a mail speaks for. */
export type Company = Selectable<Schema['company']>;
