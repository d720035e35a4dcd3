import { FEED_DAYS, FEED_FAULT_FIELDS, type FeedFault } from '@crewdock/contract/feed-faults';
import { type RawBuilder, sql } from 'kysely';
import type { RequestRow } from '../cards/queries.ts';

/** Returns the reasons why a job cannot be in a feed; empty if it can. */
export function findFeedFaults(job: Omit<RequestRow, 'skills'>, now: Date): FeedFault[] {
  const state: [FeedFault, boolean][] = [
    ['archived', !job.is_active],
    ['draft', job.is_draft],
    ['on_hold', job.is_on_hold],
    ['private', job.is_private],
    ['age', now.getTime() - job.modified_at.getTime() >= FEED_DAYS * 86_400_000],
  ];
  return [...state.flatMap(([fault, has]) => (has ? fault : [])), ...(job.feed_faults as FeedFault[])];
}

/** SQL version of `findFeedFaults`, for a job with the alias `c`. */
export const FAULTS: RawBuilder<FeedFault[]> = sql`(array_remove(array[
  case when not c.is_active then 'archived' end,
  case when c.is_draft then 'draft' end,
  case when c.is_on_hold then 'on_hold' end,
  case when c.is_private then 'private' end,
  case when c.modified_at <= now() - ${sql.lit(`${FEED_DAYS} days`)}::interval then 'age' end]::text[], null) || c.feed_faults)`;

/** Adds the affected fields and the messages for API responses. */
export function describeFeedFaults(faults: FeedFault[]) {
  return faults.map((fault) => ({ fault, ...FEED_FAULT_FIELDS[fault] }));
}
