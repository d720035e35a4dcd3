import type { MatchedBy } from '@crewdock/contract/staff/ledger';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import { emailsIn, nameAt, phonesIn } from './normalise.ts';

/** Data of a card that can identify its person. */
interface Card {
  talent_id: number | null;
  resource_id: number | null;
  owner_id: number;
  name: string;
  /** Free text, which may contain email addresses and phone numbers. */
  text: string;
  /** The owner's email address and phone number, which usually do not identify the card's person. */
  owner_email: string;
  owner_phone: string;
  employers: string[];
  cv: string | null;
}

export type Traced = Pick<Card, 'talent_id' | 'resource_id' | 'owner_id'> & { kind: MatchedBy; value: string };

/** Returns the traces that identify the people in these cards. Skips drafts and cards of anonymized owners. */
export async function toldBy(db: Kysely<Schema>, talents: number[], resources: number[]): Promise<Traced[]> {
  const { rows } = await sql<Card>`${talentsOf(talents)} union all ${resourcesOf(resources)}`.execute(db);
  return rows.flatMap(({ talent_id, resource_id, owner_id, name, text, cv, ...card }) => {
    const told: Record<MatchedBy, (string | null)[]> = {
      email: emailsIn(text).filter((email) => !emailsIn(card.owner_email).includes(email)),
      phone: phonesIn(text).filter((phone) => !phonesIn(card.owner_phone).includes(phone)),
      cv: [cv],
      name: card.employers.map((employer) => nameAt(name, employer)),
    };
    return (Object.keys(told) as MatchedBy[]).flatMap((kind) =>
      [...new Set(told[kind])].flatMap((value) =>
        value === null ? [] : [{ talent_id, resource_id, owner_id, kind, value }],
      ),
    );
  });
}

/**
 * Builds the query for talents. The text of a developer's own card includes the owner's contact data; the text of a
 * talent created from an application includes the applicant's contact data.
 */
function talentsOf(ids: number[]) {
  return sql`
    select t.id as talent_id, null::integer as resource_id, t.owner_id, t.name,
      concat_ws(' ', regexp_replace(t.summary, '<[^>]*>', ' ', 'g'),
        (select string_agg(link ->> 'url', ' ') from json_array_elements(t.links::json) link),
        case when p.type = 3 and t.company_id is null then p.email || ' ' || p.phone_number end,
        (select string_agg(a.email || ' ' || a.phone_number, ' ')
          from application a join relation r on r.id = a.relation_id where r.talent_id = t.id)) as text,
      case when p.type = 3 and t.company_id is null then '' else p.email end as owner_email,
      case when p.type = 3 and t.company_id is null then '' else p.phone_number end as owner_phone,
      array(select job ->> 'company' from json_array_elements(t.work_experience::json) job) as employers,
      (select encode(f.sha256, 'hex') from file f where f.path = t.cv_file) as cv
    from talent t join person p on p.id = t.owner_id
    where t.id = any(${ids}::int[]) and not t.is_draft and p.anonymised_at is null`;
}

function resourcesOf(ids: number[]) {
  return sql`
    select null, r.id, r.owner_id, r.name, r.email || ' ' || r.phone, p.email, p.phone_number,
      array[r.employer], (select encode(f.sha256, 'hex') from file f where f.path = r.cv_file)
    from resource r join person p on p.id = r.owner_id
    where r.id = any(${ids}::int[]) and p.anonymised_at is null`;
}
