import type { Context } from '../../core/context/context.ts';

export interface WithInboxCount {
  /** Number of entries in the requester's inbox. Implemented by the inbox feature. */
  countInbox(context: Pick<Context, 'db' | 'actor' | 'company'>): Promise<number>;
}
