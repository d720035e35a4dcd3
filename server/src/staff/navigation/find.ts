import { FOUND_MAX } from '@crewdock/contract/staff/navigation';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { pickerSearch } from '../../infra/db/text-rank.ts';
import { foundCards } from '../../relations/staff/suggest.ts';
import { staffQuery } from '../../search/words.ts';

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

/** Search of the staff panel: cards, ranked as in suggestions, and people by name, email or company. */
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
  const query = staffQuery(search);
  if (query === null) return [];
  const { bestFirst } = pickerSearch(search, sql`trim(first_name || ' ' || last_name)`, sql`email`);
  // Limits the matches before sorting: for a common name, any of the matches will do.
  const { rows } = await sql<FoundPerson>`
    select uid, trim(first_name || ' ' || last_name) as name, email as more,
      case when is_staff then 'staff' when type = 1 then 'clients' when type = 2 then 'vendors' else 'contractors' end as table
    from (select * from person
      where staff_words @@ ${query}::tsquery and anonymised_at is null and (is_staff or type is not null)
      limit ${MOST}) few
    order by ${bestFirst}last_sign_in_at desc nulls last, id desc limit ${FOUND_MAX}`.execute(db);
  return rows;
}

const MOST = 200;
