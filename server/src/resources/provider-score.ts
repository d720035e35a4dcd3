import { sql } from 'kysely';

/**
 * SQL columns for how reliably a provider answers emails about availability, from the row `freshness` of
 * `resource_freshness`. Null if no email was sent.
 */
export const PROVIDER_SCORE = {
  /** Percentage of the resources in emails that were confirmed in time. */
  score: sql`(round(100.0 * freshness.answered / nullif(freshness.answered + freshness.lapsed, 0)))::int`,
  /** Average hours until the answer. */
  answer_hours: sql`(round(freshness.answered_seconds / 3600.0 / nullif(freshness.answered, 0)))::int`,
};
