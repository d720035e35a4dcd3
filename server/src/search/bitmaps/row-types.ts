import pg from 'pg';

/**
 * Parsers by type id. Integer arrays are parsed with `JSON.parse`, which is several times faster than the driver's
 * parser; `bigint` becomes a number.
 */
const parsers: Record<number, (text: string) => unknown> = {
  1007: (text) => JSON.parse(`[${text.slice(1, -1)}]`),
  [pg.types.builtins.INT8]: Number,
};

export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};
