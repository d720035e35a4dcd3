import type { Input } from '@crewdock/contract/endpoint';
import type { ShareStatistics, shareStatistics } from '@crewdock/contract/share-statistics';
import { type Kysely, sql } from 'kysely';
import { plannedOnce } from '../infra/db/single-use-plans.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { invalidField } from '../core/errors/errors.ts';
import type { Named } from './subject.ts';
import * as errors from '../core/messages/errors/sharing.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type Asked = Pick<Input<typeof shareStatistics.getTalentStatistics>['body'], 'from' | 'to' | 'tag'>;

type Numbers = Omit<ShareStatistics['days'][number], 'day'>;
export type TagStatistics = Numbers & { last_visit_at: Date | null };
type Source = ShareStatistics['devices'][number];
type Devices = Record<(typeof DEVICES)[keyof typeof DEVICES], number>;
/** Sums per day, per tag, or in total. */
type Sums = ShareStatistics['total'] & Devices & { day: string | null; tag_id: number | null };

const NOTHING: Numbers = { views: 0, visitors: 0, clicks: 0, contacts: 0, verdicts: 0 };
const DEVICES = { Phone: 'phones', Tablet: 'tablets', Computer: 'computers', Other: 'other_devices' } as const;

/** Default and maximum number of days in the statistics. */
const DAYS = 30;
const MOST_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

const COUNTS = sumsOf(...Object.keys(NOTHING));
const APART = sumsOf('owners', 'previews', 'bots', ...Object.values(DEVICES));

/** Loads statistics from daily totals, so that the cost does not depend on the number of visits. */
export async function loadShareStatistics(
  { kind, id, name }: Named,
  asked: Asked,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<ShareStatistics> {
  const to = asked.to ?? now.toISOString().slice(0, 10);
  const from = asked.from ?? daysBefore(to, DAYS - 1);
  if (from > to) throw invalidField('from', formatMessage(errors.periodReversed));
  if (daysBefore(to, MOST_DAYS - 1) > from)
    throw invalidField('from', formatMessage(errors.periodTooLong, { max: MOST_DAYS }));
  const { tag } = asked;
  const named = await db
    .selectFrom('share_tag')
    .where(`${kind}_id`, '=', id)
    .$if(tag !== undefined, (only) => only.where('public_key', '=', tag!))
    .select(['id', 'public_key', 'tag'])
    .orderBy('id', 'desc')
    .execute();
  const inTime = sql`d.tag_id = any(${named.map((each) => each.id)}::int[]) and d.day between ${from}::date and ${to}::date`;
  const [sums, sources] = await Promise.all([
    rowsOf<Sums>(
      db,
      sql`${plannedOnce} select d.day, d.tag_id, ${COUNTS}, ${APART} from share_day d where ${inTime} group by grouping sets ((d.day), (d.tag_id), ())`,
    ),
    rowsOf<Source & { kind: 'referrer' | 'device' }>(
      db,
      sql`${plannedOnce} select d.kind, d.value as label, sum(d.views)::integer as views from share_source d where ${inTime} group by d.kind, d.value`,
    ),
  ]);
  const of = (what: string) => sources.flatMap(({ kind: each, ...source }) => (each === what ? [source] : []));
  const days = new Map(sums.map((each) => [each.day, numbers(each)]));
  const tags = new Map(sums.map((each) => [each.tag_id, numbers(each)]));
  const total = sums.find((each) => each.day === null && each.tag_id === null)!;
  return {
    name,
    from,
    to,
    total: { ...numbers(total), owners: total.owners, previews: total.previews, bots: total.bots },
    days: daysOf(from, to).map((day) => ({ day, ...(days.get(day) ?? NOTHING) })),
    tags: named
      .map((each) => ({ public_key: each.public_key, tag: each.tag, ...(tags.get(each.id) ?? NOTHING) }))
      .toSorted((one, other) => other.views - one.views),
    referrers: mostViewed(of('referrer')).slice(0, 20),
    devices: mostViewed(devicesOf(total, of('device'))),
  };
}

/** Returns the statistics of all stored days, by tag. */
export async function findTagStatistics(db: Kysely<Schema>, tagIds: number[]): Promise<Map<number, TagStatistics>> {
  const rows = await rowsOf<{ tag_id: number } & TagStatistics>(
    db,
    sql`select d.tag_id, ${COUNTS}, max(d.last_visit_at) as last_visit_at
      from share_day d where d.tag_id = any(${tagIds}::int[]) group by d.tag_id`,
  );
  return new Map(rows.map(({ tag_id, ...of }) => [tag_id, of]));
}

function sumsOf(...columns: string[]) {
  return sql.raw(columns.map((what) => `coalesce(sum(d.${what}), 0)::integer as ${what}`).join(', '));
}

function numbers({ views, visitors, clicks, contacts, verdicts }: Numbers): Numbers {
  return { views, visitors, clicks, contacts, verdicts };
}

/** Returns the views by device. Adds counts of an earlier release, which are stored with the sources. */
function devicesOf(total: Devices, former: Source[]): Source[] {
  return Object.entries(DEVICES).flatMap(([label, column]) => {
    const views = total[column] + (former.find((each) => each.label === label)?.views ?? 0);
    return views > 0 ? [{ label, views }] : [];
  });
}

function mostViewed(sources: Source[]): Source[] {
  return sources.toSorted((one, other) => other.views - one.views || (one.label < other.label ? -1 : 1));
}

function daysOf(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, at) => daysBefore(from, -at));
}

async function rowsOf<T>(db: Kysely<Schema>, query: ReturnType<typeof sql>): Promise<T[]> {
  return (await query.execute(db)).rows as T[];
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
