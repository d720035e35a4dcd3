import { sql } from 'kysely';
import { rowsBy, type ExportContentSection } from './section.ts';

/** Members of a company, and open invitations. */
export const memberSections: ExportContentSection[] = [
  rowsBy(
    'members',
    (companyId) => sql`
      select p.id as key, p.uid, p.email, p.first_name, p.last_name, coalesce(p.superadmin_in = m.company_id, false) as is_superadmin,
        coalesce((
          select json_agg(json_build_object('group', g.name, 'role', place.role) order by g.id)
          from company_group_member place join company_group g on g.id = place.group_id
          where place.company_id = m.company_id and place.person_id = m.person_id), '[]') as groups
      from company_member m join person p on p.id = m.person_id where m.company_id = ${companyId}`,
  ),
  rowsBy(
    'invitations',
    (companyId) => sql`
      select uid as key, email, first_name, last_name, is_superadmin, created_at, sent_at, expires_at
      from company_invitation where company_id = ${companyId}`,
  ),
  rowsBy('groups', (companyId) => sql`select id as key, id, name from company_group where company_id = ${companyId}`),
];
