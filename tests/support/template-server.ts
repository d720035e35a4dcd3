import type { AccountLine } from '@crewdock/server/demo-accounts';

/**
 * Nothing but the tables, or reference data and a small demo market: 60 open talents, 20 open jobs, and those of three companies, where nobody has
 * worked yet.
 */
export type Content = 'tables' | 'market';

/** A PostgreSQL server with the databases that test databases are copied from. */
export interface TemplateServer {
  url: string;
  templates: Record<Content, string>;
  /** The demo accounts of the market. */
  accounts: AccountLine[];
}
