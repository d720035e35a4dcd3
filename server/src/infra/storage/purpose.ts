import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** The purpose of a kind of files, defined by the feature that owns them. */
export interface Purpose {
  /** Stored in rows, so it must never change. */
  name: string;
  maxBytes: number;
  /** True: readable by everybody who knows the path. False: the endpoints of the feature decide. */
  isPublic: boolean;
  /** The column that references its paths. Files not referenced there are removed. */
  namedIn: Column;
}

type Column = { [T in keyof Schema]: `${T}.${keyof Schema[T] & string}` }[keyof Schema];

/** Whether a path is referenced in the column of the purpose. */
export function isNamed({ namedIn }: Purpose, path: RawBuilder<unknown>): RawBuilder<boolean> {
  const [table, column] = namedIn.split('.') as [string, string];
  return sql`exists (select from ${sql.table(table)} as naming where naming.${sql.ref(column)} = ${path})`;
}
