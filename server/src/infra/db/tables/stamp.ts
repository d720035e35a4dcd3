import type { ColumnType } from 'kysely';

/** A timestamp column with a database default. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
