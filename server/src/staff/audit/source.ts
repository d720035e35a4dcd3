import type { audit } from '@crewdock/contract/staff/audit';
import { sql } from 'kysely';
import { getDeviceName } from '../../core/identity/device.ts';
import { optionsFrom } from '../table/options.ts';
import type { TableSource } from '../table/source.ts';

/** Rows of the audit log, joined with the people and companies that still exist. */
export const auditSource: TableSource<typeof audit> = {
  from: 'audit_entry',
  joins: sql`left join person on person.id = audit_entry.person_id left join company on company.id = audit_entry.company_id`,
  columns: {
    id: sql`audit_entry.id`,
    action: sql`audit_entry.action`,
    subject_kind: sql`audit_entry.subject_kind`,
    subject_id: sql`audit_entry.subject_id`,
    actor: sql`audit_entry.actor`,
    person: { id: sql`audit_entry.person_id`, name: sql`person.email` },
    address: sql`audit_entry.address`,
    device: sql`audit_entry.user_agent`,
    company: { id: sql`audit_entry.company_id`, name: sql`company.name` },
    site: sql`audit_entry.site`,
    before: sql`audit_entry.before`,
    after: sql`audit_entry.after`,
    at: sql`audit_entry.at`,
  },
  shown: { device: getDeviceName },
  options: { person: optionsFrom('person', 'email'), company: optionsFrom('company', 'name') },
};
