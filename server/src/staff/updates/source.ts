import type { UpdateStatus, updates } from '@crewdock/contract/staff/updates';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { staffOptions } from '../people/staff-options.ts';
import { optionsFrom } from '../table/options.ts';
import { personName } from '../../infra/db/person-name.ts';
import type { TableSource } from '../table/source.ts';

/** Rows of the staff inbox. */
export const updateSource: TableSource<typeof updates> = {
  from: 'staff_update',
  subject: 'staff_update',
  joins: sql`left join company on company.id = staff_update.company_id
    left join person actor on actor.id = staff_update.actor_id
    left join person assignee on assignee.id = staff_update.assignee_id`,
  storedWords: sql`staff_update.staff_words`,
  columns: {
    id: sql`staff_update.id`,
    version: sql`staff_update.version`,
    kind: sql`staff_update.kind`,
    status: sql`staff_update.status`,
    title: sql`staff_update.title`,
    detail: sql`staff_update.detail`,
    email: sql`staff_update.email`,
    path: sql`staff_update.path`,
    company: { id: sql`staff_update.company_id`, name: sql`company.name` },
    actor: { id: sql`staff_update.actor_id`, name: personName('actor') },
    assignee: { id: sql`staff_update.assignee_id`, name: personName('assignee') },
    created: sql`staff_update.created_at`,
    modified: sql`staff_update.modified_at`,
  },
  options: { company: optionsFrom('company', 'name'), assignee: staffOptions },
  write: {
    status: (trx, id, status) => writeColumn(trx, id, { status }),
    assignee: (trx, id, assignee) => writeColumn(trx, id, { assignee_id: assignee }),
  },
};

async function writeColumn(
  trx: Transaction<Schema>,
  id: number,
  column: { status: UpdateStatus } | { assignee_id: number | null },
): Promise<void> {
  await trx
    .updateTable('staff_update')
    .set({ ...column, modified_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
