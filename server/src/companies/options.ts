import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Every white-label company by its name, for who may choose among all. */
export function companyOptions(db: Kysely<Schema>): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('company').select(['id', 'name']).orderBy('name').execute();
}
