import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** A kind of files, defined by the feature that owns the files. */
export interface Purpose {
  /** Stored in the rows of files, so it must never change. */
  name: string;
  maxBytes: number;
  /** Whether anyone who knows a path can read the file. Otherwise, endpoints of the feature check access. */
  isPublic: boolean;
  /** Column that refers to the paths. Files that are not referenced there are removed. */
  namedIn: Column;
}

type Column = { [T in keyof Schema]: `${T}.${keyof Schema[T] & string}` }[keyof Schema];

/** Builds an SQL condition: the purpose's column refers to the path. */
export function isNamed({ namedIn }: Purpose, path: RawBuilder<unknown>): RawBuilder<boolean> {
  const [table, column] = namedIn.split('.') as [string, string];
  return sql`exists (select from ${sql.table(table)} as naming where naming.${sql.ref(column)} = ${path})`;
}
