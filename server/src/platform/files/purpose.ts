import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What files are for, said by the feature that has them. */
export interface Purpose {
  /** Stands in rows: never another one. */
  name: string;
  maxBytes: number;
  /** Whether whoever knows its path may read it; otherwise its feature's endpoint says who may. */
  isPublic: boolean;
  /** Where its paths stand. What stands there no longer is removed. */
  namedIn: Column;
}

type Column = { [T in keyof Schema]: `${T}.${keyof Schema[T] & string}` }[keyof Schema];

/** Whether a path stands where those of this purpose do. */
export function isNamed({ namedIn }: Purpose, path: RawBuilder<unknown>): RawBuilder<boolean> {
  const [table, column] = namedIn.split('.') as [string, string];
  return sql`exists (select from ${sql.table(table)} as naming where naming.${sql.ref(column)} = ${path})`;
}
