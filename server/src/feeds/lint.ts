import type { Input } from '@crewdock/contract/endpoint';
import { FEED_FAULTS, type FeedFault } from '@crewdock/contract/feed-faults';
import type { feed } from '@crewdock/contract/staff/feed';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context/context.ts';
import { descendingNumber, isWrittenSince, newestFirst, rowVersion } from '../infra/db/total-order.ts';
import { buildPageCursors, type ListOrder, type PageRow, readCursorPage } from '../infra/http/cursor-pages.ts';
import { FAULTS } from './faults.ts';

type Query = Input<typeof feed.lintJobs>['query'];

/** Lists active jobs with the errors that exclude them from feeds. */
export async function lintJobs(query: Query, context: Context) {
  const { db } = context;
  const { fault, published } = query;
  const hasFault = fault === undefined ? sql`true` : faulty(fault);
  const isIn = published === undefined ? sql`true` : sql`(c.feed_at is not null) = ${published}`;
  const order: ListOrder = {
    list: ['feed faults', fault, published],
    keys: [newestFirst(sql`c.modified_at`), descendingNumber(sql`c.id`)],
    changedSince: (transaction) => isWrittenSince(rowVersion('c'), transaction),
  };
  const [page, counted] = await Promise.all([
    readCursorPage(order, query, context, async ({ columns, condition, end }) => {
      const { rows } = await sql<Row & PageRow>`
        select c.id, c.title, coalesce(c.company_name, co.name) as company, c.feed_at, ${FAULTS} as faults, ${columns}
        from request c left join company co on co.id = c.company_id
        where ${ACTIVE} and ${hasFault} and ${isIn} and ${condition} ${end}`.execute(db);
      return rows;
    }),
    sql<Record<string, number>>`
      select count(*) as jobs, count(*) filter (where ${hasFault} and ${isIn}) as total,
        count(*) filter (where c.feed_at is not null and ${FAULTS} = '{}') as published, ${sql.join(COUNTS)}
      from request c where ${ACTIVE}`.execute(db),
  ]);
  const counts = counted.rows[0]!;
  const items = page.rows.map(({ id, title, company, feed_at, faults }) => ({
    id,
    title,
    company,
    published: feed_at?.toISOString() ?? null,
    faults,
  }));
  const faults = Object.fromEntries(FEED_FAULTS.map((code) => [code, counts[code] ?? 0])) as Record<FeedFault, number>;
  return {
    items,
    ...buildPageCursors(counts['total']!, page),
    counters: { jobs: counts['jobs']!, published: counts['published']!, faults },
  };
}

interface Row {
  id: number;
  title: string;
  company: string | null;
  feed_at: Date | null;
  faults: FeedFault[];
}

/** SQL condition that excludes archived jobs and drafts, because they need no corrections. */
const ACTIVE = sql`c.is_active and not c.is_draft`;
const LINTED = FEED_FAULTS.filter((fault) => fault !== 'archived' && fault !== 'draft');
const COUNTS = LINTED.map((fault) => sql`count(*) filter (where ${faulty(fault)}) as ${sql.ref(fault)}`);

function faulty(fault: FeedFault): RawBuilder<unknown> {
  return sql`${FAULTS} @> array[${fault}]::text[]`;
}
