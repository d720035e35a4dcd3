import pg from 'pg';

/** Parses integer arrays with `JSON.parse`, several times faster than the driver, and `bigint` as a number. */
const parsers: Record<number, (text: string) => unknown> = {
  1007: (text) => JSON.parse(`[${text.slice(1, -1)}]`),
  [pg.types.builtins.INT8]: Number,
};

export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};
