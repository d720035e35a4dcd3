import type { AccountLine } from '@crewdock/server/demo-accounts';

/**
 * Only the tables, or reference data and a small demo market: 60 open talents, 20 open jobs and those of three
 * companies, without any activity.
 */
export type Content = 'tables' | 'market';

/** A PostgreSQL server with the template databases that test databases are copied from. */
export interface TemplateServer {
  url: string;
  templates: Record<Content, string>;
  /** Demo accounts of the market. */
  accounts: AccountLine[];
}
