import type { StaffView } from '@crewdock/contract/staff/views';
import { sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';

/** Loads a person's own views of a table by name, then the views that colleagues share. */
export async function viewsFor(context: Context, table: string): Promise<StaffView[]> {
  return visible(context, table)
    .orderBy('made_by', (by) => by.asc().nullsFirst())
    .orderBy('name')
    .orderBy('staff_view.id')
    .limit(MOST)
    .execute();
}

/** Loads a view as the requester sees it. Throws `notFound` if the view is not visible to the requester. */
export async function loadVisibleView(context: Context, table: string, id: number): Promise<StaffView> {
  const view = await visible(context, table).where('staff_view.id', '=', id).executeTakeFirst();
  if (!view) throw notFound();
  return view;
}

/** Builds the query for the requester's own views, which they may change. */
export function ownViews(context: Context, table: string) {
  return context.db
    .selectFrom('staff_view')
    .where('person_id', '=', requirePerson(context).id)
    .where('table_name', '=', table);
}

/** Maximum number of listed views. Own views come before views of colleagues. */
const MOST = 500;

function visible(context: Context, table: string) {
  const { id: own } = requirePerson(context);
  return context.db
    .selectFrom('staff_view')
    .innerJoin('person', 'person.id', 'staff_view.person_id')
    .where('table_name', '=', table)
    .where((either) => either.or([either('person_id', '=', own), either('is_shared', '=', true)]))
    .select([
      'staff_view.id',
      'name',
      'query',
      'is_shared',
      sql<boolean>`is_default and person_id = ${own}`.as('is_default'),
      sql<string | null>`case when person_id <> ${own} then
        case when is_staff then ${personName('person')} else '' end end`.as('made_by'),
    ]);
}
