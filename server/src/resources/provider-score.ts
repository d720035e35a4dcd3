import { sql } from 'kysely';

/** How well a provider answers whether people are still free, of the row `freshness` of `resource_freshness`; null where nobody was asked for. */
export const PROVIDER_SCORE = {
  /** Percent of those asked for that were confirmed before they decayed. */
  score: sql`(round(100.0 * freshness.answered / nullif(freshness.answered + freshness.lapsed, 0)))::int`,
  /** The hours that it took, on average. */
  answer_hours: sql`(round(freshness.answered_seconds / 3600.0 / nullif(freshness.answered, 0)))::int`,
};
