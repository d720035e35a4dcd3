import type { ApplicationFilter, ApplicationStatus } from '@crewdock/contract/applications';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { personName } from '../infra/db/person-name.ts';
import type { Schema } from '../infra/db/schema.ts';
import { ascendingText, isWrittenSince, newestFirst, rowVersion } from '../infra/db/total-order.ts';
import type { Context } from '../core/context/context.ts';
import { staffQuery, toSearchWords } from '../search/words.ts';
import {
  type CursorPage,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../infra/http/cursor-pages.ts';

/** An application with the name of the company through whose portal it was sent, and its earlier CVs, newest first. */
export type ApplicationRow = Selectable<Schema['application']> & {
  on_company: string | null;
  earlier_cvs: EarlierCv[];
};

/** A CV that a newer CV of the same application has replaced. `added` is a timestamp with time zone. */
interface EarlierCv {
  id: number;
  name: string;
  added: string;
}

export type EventRow = Selectable<Schema['application_event']> & { name: string | null; by_staff: boolean | null };

interface Asked extends PageQuery {
  status: ApplicationFilter;
  search?: string | undefined;
}

/** Reads a page of a job's applications, newest first, with the number of matches and the counts per status. */
export async function applicationsFor(
  context: Context,
  jobId: number,
  asked: Asked,
): Promise<{ page: CursorPage<ApplicationRow>; total: number; counters: Record<ApplicationFilter, number> }> {
  const { db } = context;
  const { status, search = '' } = asked;
  const conditions = [sql`a.request_id = ${jobId}`, IS[status], searchCondition(search)];
  const matching = sql.join(conditions, sql` and `);
  // The order of applications never changes, so a cursor alone skips nothing, except applications that start to match a
  // filter.
  const isWhole = status === 'all' && search.trim() === '';
  const order: ListOrder = {
    list: ['applications', jobId, status, search],
    keys: [newestFirst(sql`a.created_at`), ascendingText(sql`a.id`)],
    changedSince: isWhole ? null : (transaction) => isWrittenSince(rowVersion('a'), transaction),
  };
  const [page, found, counted] = await Promise.all([
    readCursorPage(order, asked, context, async ({ columns, condition, end }) => {
      const { rows } = await sql<ApplicationRow & PageRow>`
        select ${APPLICATION}, ${columns} ${FROM} where ${matching} and ${condition} ${end}`.execute(db);
      return rows;
    }),
    sql<{ total: number }>`select count(*) as total from application a where ${matching}`.execute(db),
    sql<Record<ApplicationFilter, number>>`
      select ${sql.join(FILTERS.map((each) => sql`count(*) filter (where ${IS[each]}) as ${sql.ref(each)}`))}
      from application a where a.request_id = ${jobId}`.execute(db),
  ]);
  return { page, total: found.rows[0]!.total, counters: counted.rows[0]! };
}

export async function findApplication(
  db: Kysely<Schema>,
  requestId: number,
  id: string,
): Promise<ApplicationRow | undefined> {
  const { rows } = await buildApplicationsQuery(sql`a.request_id = ${requestId} and a.id = ${id}`).execute(db);
  return rows[0];
}

/** Finds the path and name of the newest or an earlier CV of an application. Undefined if there is no such CV. */
export async function findCv(
  db: Kysely<Schema>,
  { id, cv_file, cv_name }: ApplicationRow,
  earlier: number | undefined,
): Promise<{ path: string; name: string } | undefined> {
  if (earlier === undefined) return cv_file === null ? undefined : { path: cv_file, name: cv_name ?? 'cv' };
  return db
    .selectFrom('application_earlier_cv')
    .where('application_id', '=', id)
    .where('id', '=', earlier)
    .select(['file as path', 'name'])
    .executeTakeFirst();
}

/** Loads the moves of an application with the names of the people who made them, oldest first. */
export async function loadApplicationEvents(db: Kysely<Schema>, id: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.*, ${personName('p')} as name, p.is_staff as by_staff
    from application_event e left join person p on p.id = e.person_id
    where e.application_id = ${id} order by e.id`.execute(db);
  return rows;
}

/** Builds the search condition: matches folded words, or substrings as written. */
function searchCondition(search: string): RawBuilder<unknown> {
  const query = staffQuery(search);
  if (query === null) return sql`true`;
  if (toSearchWords(search).length === 0) return sql`false`;
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean);
  const parts = typed.map((word) => sql`strpos(lower(${TEXT}), ${word}) > 0`);
  return sql`(a.staff_words @@ ${query}::tsquery or (${sql.join(parts, sql` and `)})
    or (a.staff_words is null and staff_words(${TEXT}) @@ ${query}::tsquery))`;
}

const TEXT = sql`a.name || ' ' || a.email || ' ' || a.message`;

const of = (...statuses: ApplicationStatus[]) => sql`a.status = any(${statuses}::text[])`;

const IS: Record<ApplicationFilter, RawBuilder<unknown>> = {
  active: of('open', 'shortlisted'),
  unread: sql`a.read_at is null`,
  open: of('open'),
  shortlisted: of('shortlisted'),
  invited: of('invited'),
  rejected: of('rejected'),
  all: sql`true`,
};
const FILTERS = Object.keys(IS) as ApplicationFilter[];

/** Builds the query for the applications that match a condition on `a`. */
export function buildApplicationsQuery(condition: RawBuilder<unknown>): RawBuilder<ApplicationRow> {
  return sql`select ${APPLICATION} ${FROM} where ${condition}`;
}

const FROM = sql`from application a left join company c on c.id = a.company_id`;

const APPLICATION = sql`a.*, c.name as on_company, (
  select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'added', e.added_at) order by e.id desc), '[]')
  from application_earlier_cv e where e.application_id = a.id) as earlier_cvs`;
