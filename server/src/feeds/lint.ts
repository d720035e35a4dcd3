import type { Input } from '@crewdock/contract/endpoint';
import { FEED_FAULTS, type FeedFault } from '@crewdock/contract/feed-faults';
import type { feed } from '@crewdock/contract/staff/feed';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context/context.ts';
import { buildPage } from '../infra/http/page.ts';
import { FAULTS } from './faults.ts';

type Query = Input<typeof feed.lintJobs>['query'];

/** Lists active jobs with the faults that keep them out of feeds. */
export async function lintJobs(query: Query, { db }: Context) {
  const { fault, published, limit, offset } = query;
  const hasFault = fault === undefined ? sql`true` : faulty(fault);
  const isIn = published === undefined ? sql`true` : sql`(c.feed_at is not null) = ${published}`;
  const [page, counted] = await Promise.all([
    sql<Row>`
      select c.id, c.title, coalesce(c.company_name, co.name) as company, c.feed_at, ${FAULTS} as faults
      from request c left join company co on co.id = c.company_id
      where ${ACTIVE} and ${hasFault} and ${isIn}
      order by c.modified_at desc, c.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<Record<string, number>>`
      select count(*) as jobs, count(*) filter (where ${hasFault} and ${isIn}) as total,
        count(*) filter (where c.feed_at is not null and ${FAULTS} = '{}') as published, ${sql.join(COUNTS)}
      from request c where ${ACTIVE}`.execute(db),
  ]);
  const counts = counted.rows[0]!;
  const items = page.rows.map(({ feed_at, ...row }) => ({ ...row, published: feed_at?.toISOString() ?? null }));
  const faults = Object.fromEntries(FEED_FAULTS.map((code) => [code, counts[code] ?? 0])) as Record<FeedFault, number>;
  return {
    ...buildPage(items, counts['total']!, query),
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

/** Excludes archived jobs and drafts, because they need no corrections. */
const ACTIVE = sql`c.is_active and not c.is_draft`;
const LINTED = FEED_FAULTS.filter((fault) => fault !== 'archived' && fault !== 'draft');
const COUNTS = LINTED.map((fault) => sql`count(*) filter (where ${faulty(fault)}) as ${sql.ref(fault)}`);

function faulty(fault: FeedFault): RawBuilder<unknown> {
  return sql`${FAULTS} @> array[${fault}]::text[]`;
}
