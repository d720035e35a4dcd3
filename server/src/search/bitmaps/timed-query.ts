import type { QueryConfig } from 'pg';

/** A query that fails when no answer has come by then: a connection may be dead without having said so. */
export function within(seconds: number, query: QueryConfig): QueryConfig {
  // The driver's types don't know of it.
  return Object.assign(query, { query_timeout: seconds * 1000 });
}
