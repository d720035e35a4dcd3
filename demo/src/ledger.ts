import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';

/** Number of people whom two providers offer. */
const TWICE = 6;

/**
 * Creates attribution conflicts: a second provider offers the same person a few days after the first, with the same
 * email address or phone number.
 */
export async function insertBroughtTwice(trx: Transaction<Schema>): Promise<void> {
  await sql`
    with first as (
      select r.*, row_number() over (order by r.id) as place from resource r where company_id is null order by id limit ${TWICE}),
    told as (
      update resource r set email = 'person' || f.place || '@mail.example', phone = '+4860070080' || f.place
      from first f where r.id = f.id),
    again as (
      insert into resource (owner_id, name, title, seniority_id, english_level_id, country_id, hourly_rate, available_from,
        email, phone, offered_at, created_at, modified_at)
      select (select p.id from person p where p.type = 2 and p.id <> f.owner_id order by hashint4(p.id + f.place::int) limit 1),
        f.name, f.title, f.seniority_id, f.english_level_id, f.country_id, f.hourly_rate, f.available_from,
        case when f.place % 2 = 1 then 'Person' || f.place || '@Mail.example' else '' end,
        case when f.place % 3 > 0 then '0048 60070080' || f.place else '' end, now(), now(), now()
      from first f returning id, title, name)
    insert into resource_skill (resource_id, skill_id, experience, is_main, position)
    select again.id, s.skill_id, s.experience, s.is_main, s.position
    from again join first f on f.name = again.name and f.title = again.title
    join resource_skill s on s.resource_id = f.id`.execute(trx);
}
