import type { AccountLine } from '@crewdock/server/demo-accounts';

/**
 * `tables` contains only the schema. `market` also contains reference data and a small demo market: 60 open talents, 20
 * open jobs, and the cards of three companies, without any activity.
 */
export type Content = 'tables' | 'market';

/** A PostgreSQL server with the template databases from which test databases are copied. */
export interface TemplateServer {
  url: string;
  templates: Record<Content, string>;
  /** Demo accounts of the market. */
  accounts: AccountLine[];
}
