import type { QueryConfig } from 'pg';

/** Adds a client-side timeout to a query, because a connection may be dead without an error. */
export function withQueryTimeout(seconds: number, query: QueryConfig): QueryConfig {
  // `query_timeout` is missing in the driver's types.
  return Object.assign(query, { query_timeout: seconds * 1000 });
}
