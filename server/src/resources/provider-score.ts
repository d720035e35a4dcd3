import { sql } from 'kysely';

/**
 * How reliably a provider answers availability mails: columns of the row `freshness` of `resource_freshness`; null if
 * no mail was sent.
 */
export const PROVIDER_SCORE = {
  /** Percentage of the resources in mails that were confirmed in time. */
  score: sql`(round(100.0 * freshness.answered / nullif(freshness.answered + freshness.lapsed, 0)))::int`,
  /** Average hours until the answer. */
  answer_hours: sql`(round(freshness.answered_seconds / 3600.0 / nullif(freshness.answered, 0)))::int`,
};
