import type { Input } from '@crewdock/contract/endpoint';
import type { ShareStatistics, shareStatistics } from '@crewdock/contract/share-statistics';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import { invalidField } from '../platform/http/errors.ts';
import type { Named } from './subject.ts';

type Asked = Pick<Input<typeof shareStatistics.getTalentStatistics>['body'], 'from' | 'to' | 'tag'>;

type Numbers = Omit<ShareStatistics['days'][number], 'day'>;

/** Days that are told unless others are asked for, and at most. */
const DAYS = 30;
const MOST_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Read from the numbers by day, however many visits these count. */
export async function statisticsOf(
  { kind, id, name }: Named,
  asked: Asked,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<ShareStatistics> {
  const to = asked.to ?? now.toISOString().slice(0, 10);
  const from = asked.from ?? daysBefore(to, DAYS - 1);
  if (from > to) throw invalidField('from', 'must not be after the last day');
  if (daysBefore(to, MOST_DAYS - 1) > from)
    throw invalidField('from', `must be at most ${MOST_DAYS} days before the last`);
  const ofSubject = sql`${sql.ref(`s.${kind}_id`)} = ${id} and (${asked.tag ?? null}::text is null or s.public_key = ${asked.tag ?? null})`;
  const inTime = sql`d.day between ${from}::date and ${to}::date`;
  const [days, tags, total, sources] = await Promise.all([
    rowsOf<ShareStatistics['days'][number]>(
      db,
      sql`select g.day::date as day, ${COUNTS}
        from generate_series(${from}::date, ${to}::date, interval '1 day') g (day)
        left join (select d.* from share_day d join share_tag s on s.id = d.tag_id where ${ofSubject} and ${inTime}) d on d.day = g.day::date
        group by g.day order by g.day`,
    ),
    rowsOf<ShareStatistics['tags'][number]>(
      db,
      sql`select s.public_key, s.tag, ${COUNTS} from share_tag s left join share_day d on d.tag_id = s.id and ${inTime}
        where ${ofSubject} group by s.id order by views desc, s.id desc`,
    ),
    rowsOf<ShareStatistics['total']>(
      db,
      sql`select ${COUNTS}, coalesce(sum(d.owners), 0)::integer as owners,
          coalesce(sum(d.previews), 0)::integer as previews, coalesce(sum(d.bots), 0)::integer as bots
        from share_day d join share_tag s on s.id = d.tag_id where ${ofSubject} and ${inTime}`,
    ),
    rowsOf<{ kind: 'referrer' | 'device'; label: string; views: number }>(
      db,
      sql`select d.kind, d.value as label, sum(d.views)::integer as views from share_source d join share_tag s on s.id = d.tag_id
        where ${ofSubject} and ${inTime} group by d.kind, d.value order by views desc, label`,
    ),
  ]);
  const of = (what: string) => sources.flatMap(({ kind: each, ...source }) => (each === what ? [source] : []));
  return {
    name,
    from,
    to,
    total: total[0]!,
    days,
    tags,
    referrers: of('referrer').slice(0, 20),
    devices: of('device'),
  };
}

/** Of all that is kept, by tag. */
export async function numbersOf(db: Kysely<Schema>, tagIds: number[]): Promise<Map<number, Numbers>> {
  const rows = await rowsOf<{ tag_id: number } & Numbers>(
    db,
    sql`select d.tag_id, ${COUNTS} from share_day d where d.tag_id = any(${tagIds}::int[]) group by d.tag_id`,
  );
  return new Map(rows.map(({ tag_id, ...numbers }) => [tag_id, numbers]));
}

const COUNTS = sql.raw(
  ['views', 'visitors', 'clicks', 'contacts', 'verdicts']
    .map((what) => `coalesce(sum(d.${what}), 0)::integer as ${what}`)
    .join(', '),
);

async function rowsOf<T>(db: Kysely<Schema>, query: ReturnType<typeof sql>): Promise<T[]> {
  return (await query.execute(db)).rows as T[];
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
