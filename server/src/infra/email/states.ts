import type { Pool } from 'pg';

interface ByReason {
  reason: string;
  count: number;
}

/** Counts of unsent emails. */
export interface MailStates {
  waiting: ByReason[];
  /** Creation time of the oldest waiting email, except emails that are still being batched. */
  oldest: Date | null;
  /** Emails that were given up and whose rows still exist. */
  refused: ByReason[];
}

export async function mailStates(pool: Pool): Promise<MailStates> {
  const { rows } = await pool.query<ByReason & { is_refused: boolean; oldest: Date | null }>(
    `select case when parts is null then coalesce(reason, 'not tried yet') else 'batching' end as reason, failed_at is not null as is_refused, count(*) as count,
       min(created_at) filter (where parts is null) as oldest
     from mail where sent_at is null group by 1, 2 order by 3 desc, 1`,
  );
  const waiting = rows.filter(({ is_refused }) => !is_refused);
  const byReason = ({ reason, count }: ByReason) => ({ reason, count });
  return {
    waiting: waiting.map(byReason),
    oldest: waiting.reduce<Date | null>(
      (first, { oldest }) => (first && oldest && first < oldest ? first : (oldest ?? first)),
      null,
    ),
    refused: rows.filter(({ is_refused }) => is_refused).map(byReason),
  };
}
