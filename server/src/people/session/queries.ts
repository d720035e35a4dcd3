import type { Session } from '@crewdock/contract/session';
import { type Kysely, sql } from 'kysely';
import { countOwned } from '../../cards/conditions.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Person } from '../../core/identity/actor.ts';

interface Loaded extends Omit<Session, 'lacks_second_factor' | 'inbox_count' | 'companies'> {
  companies: { id: number; name: string; slug: string; domain: string | null }[];
}
type Row = Omit<Loaded, 'deletion_due'> & { deletion_due: Date | null };

/** Loads all data of the session call in one statement; `companyId` is the portal's company. */
export async function loadSession(
  db: Kysely<Schema>,
  { asker, companyId }: { asker: Person; companyId: number | null },
): Promise<Loaded> {
  const { rows } = await sql<Row>`
    select
      uid,
      email as username,
      first_name,
      last_name,
      email,
      avatar,
      type,
      is_staff as staff,
      phone_number,
      skype,
      viber,
      company_name,
      ${asker.superadminIn}::int as is_wl_superadmin_in,
      coalesce(${asker.superadminIn} = ${companyId}::int, false) as is_wl_superadmin,
      (
        select json_build_object('id', c.id, 'role', coalesce(min(nullif(g.role, 0)), 0), 'deletion_due', c.deletion_due)
        from company_member m join company c on c.id = m.company_id
          left join company_group_member g using (company_id, person_id)
        where m.person_id = person.id and m.company_id = ${companyId}
        group by c.id
      ) as company,
      coalesce((
        select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'domain', c.domain) order by lower(c.name), c.id)
        from company_member m join company c on c.id = m.company_id where m.person_id = person.id), '[]') as companies,
      my_default_route as "myCrewdockDefaultRoute",
      company_default_route as "companyDefaultRoute",
      market_default_route as "marketDefaultRoute",
      ${countOwned('request', asker)} as request_cards_count,
      ${countOwned('talent', asker)} as talent_cards_count,
      case when is_staff then id end as staff_id,
      case when is_staff then (select count(*) from staff_update where status = 'new') end as new_updates_count,
      deletion_due
    from person
    where id = ${asker.id}`.execute(db);
  const row = rows[0]!;
  return { ...row, deletion_due: row.deletion_due?.toISOString() ?? null };
}
