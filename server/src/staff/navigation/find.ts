import { FOUND_MAX } from '@crewdock/contract/staff/navigation';
import { type Kysely, sql } from 'kysely';
import { personName } from '../../infra/db/person-name.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { foundCards } from '../../relations/staff/suggest.ts';
import { searchPeople } from '../people/find-people.ts';

interface Found {
  id: number;
  name: string;
  more: string;
}

interface FoundPerson {
  uid: string;
  name: string;
  more: string;
  table: 'vendors' | 'clients' | 'contractors' | 'staff';
}

/** Searches the staff panel: cards, ranked as in suggestions, and people by name, email or company. */
export async function searchStaffPanel(db: Kysely<Schema>, search: string) {
  const [requests, talents, people] = await Promise.all([
    sql<Found>`select c.id, c.title as name, coalesce(c.company_name, '') as more
      from (${foundCards('request', search, FOUND_MAX)}) found join request c using (id)`.execute(db),
    sql<Found>`select c.id, c.name, c.title as more
      from (${foundCards('talent', search, FOUND_MAX)}) found join talent c using (id)`.execute(db),
    foundPeople(db, search),
  ]);
  return { requests: requests.rows, talents: talents.rows, people };
}

async function foundPeople(db: Kysely<Schema>, search: string): Promise<FoundPerson[]> {
  const { found, bestFirst } = searchPeople(
    search,
    sql`person.anonymised_at is null and (person.is_staff or person.type is not null)`,
  );
  const { rows } = await sql<FoundPerson>`
    select uid, ${personName('person')} as name, email as more,
      case when is_staff then 'staff' when type = 1 then 'clients' when type = 2 then 'vendors' else 'contractors' end as table
    from person where ${found}
    order by ${bestFirst}last_sign_in_at desc nulls last, id desc limit ${FOUND_MAX}`.execute(db);
  return rows;
}
