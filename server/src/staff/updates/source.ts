import type { updates } from '@crewdock/contract/staff/updates';
import { sql } from 'kysely';
import { optionsFrom } from '../table/options.ts';
import type { TableSource } from '../table/source.ts';
import { moveUpdate } from '../../updates/write.ts';

/** Rows of the staff inbox. */
export const updateSource: TableSource<typeof updates> = {
  from: 'staff_update',
  subject: 'staff_update',
  joins: sql`left join company on company.id = staff_update.company_id`,
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
    created: sql`staff_update.created_at`,
    modified: sql`staff_update.modified_at`,
  },
  options: { company: optionsFrom('company', 'name') },
  write: { status: moveUpdate },
};
