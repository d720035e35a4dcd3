import type { ColumnType } from 'kysely';

/** A time that the database sets by itself. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
