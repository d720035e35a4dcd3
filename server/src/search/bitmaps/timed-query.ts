import type { QueryConfig } from 'pg';

/** Adds a client-side timeout in seconds to a query, because a connection can be dead without an error. */
export function withQueryTimeout(seconds: number, query: QueryConfig): QueryConfig {
  // `query_timeout` is missing in the types of the driver.
  return Object.assign(query, { query_timeout: seconds * 1000 });
}
