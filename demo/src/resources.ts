import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';

/** Number of resources: on the main portal, and per company. */
const COUNTS = { open: 48, company: 6 };

/**
 * Inserts available resources for some talents of providers. Most are available now, some in the coming weeks, and a
 * few are no longer available.
 */
export async function insertResources(trx: Transaction<Schema>): Promise<void> {
  await sql`
    with offered as (
      select t.*, row_number() over (partition by t.company_id order by hashint4(t.id), t.id) as place
      from talent t join person p on p.id = t.owner_id
      where t.id in (select card_id from market_talent) and (p.type = 2 or t.company_id is not null)),
    added as (
      insert into resource (owner_id, company_id, name, title, seniority_id, english_level_id, country_id, hourly_rate,
        available_from, status, offered_at, created_at, modified_at)
      select owner_id, company_id, split_part(name, ' ', 1) || ' ' || left(split_part(name, ' ', 2), 1) || '.', title,
        seniority_id, english_level_id, country_id, hourly_rate, current_date + (case when place % 3 = 0 then place else 0 end)::int,
        case when place % 11 = 10 then 'placed' when place % 11 = 9 then 'unknown' else 'available' end,
        now() - make_interval(hours => 7 * place::int), now() - make_interval(hours => 7 * place::int),
        now() - make_interval(hours => 7 * place::int)
      from offered where place <= case when company_id is null then ${COUNTS.open}::int else ${COUNTS.company}::int end
      order by company_id nulls first, place desc
      returning id, owner_id, title, offered_at, company_id)
    insert into resource_skill (resource_id, skill_id, experience, is_main, position)
    select added.id, s.skill_id, s.experience, s.is_main, s.position
    from added join offered o on o.owner_id = added.owner_id and o.title = added.title
        and o.company_id is not distinct from added.company_id
        and added.offered_at = now() - make_interval(hours => 7 * o.place::int)
      join talent_skill s on s.talent_id = o.id`.execute(trx);
  await tellMore(trx);
}

/**
 * Adds rates, cities, years of experience, terms and internal data to the resources. Some resources have not been
 * confirmed for a while.
 */
async function tellMore(trx: Transaction<Schema>): Promise<void> {
  await sql`
    with told as (
      select r.id, row_number() over (partition by r.owner_id order by r.id) as place, c.name as city,
        lower(regexp_replace(split_part(r.name, ' ', 1), '[^A-Za-z]', '', 'g')) as called
      from resource r left join lateral (
        select name from city where country_id = r.country_id order by hashint4(r.id + id) limit 1) c on true)
    update resource r set monthly_rate = r.hourly_rate * 152, city = coalesce(told.city, ''),
      work_authorization = case when r.id % 3 = 0 then '' else (array['US citizen', 'Green Card', 'H-1B', 'EU citizen',
        'Green Card EAD', 'Blue Card'])[1 + r.id % 6] end,
      engagement_types = case r.id % 5 when 0 then '{}' when 1 then '{contract,c2c}' when 2 then '{permanent}'
        when 3 then '{c2c,w2}' else '{contract}' end::text[],
      relocation = case r.id % 4 when 0 then true when 1 then false end, experience = 2 + r.id % 14, reference = 'R-' || lpad(told.place::text, 3, '0'),
      email = coalesce(nullif(told.called, ''), 'person') || r.id || '@example.com',
      phone = '+48 555 ' || lpad((r.id % 10000)::text, 4, '0'),
      employer = (array['Amber Works', 'Northlight', 'Harbour Labs', 'Quiet Systems'])[1 + r.id % 4],
      cv_url = case when r.id % 3 = 0 then 'https://files.example.com/cv/' || r.id || '.pdf' else '' end,
      summary = 'Finishes a project these weeks and looks for the next one. Works alone or in a team, and writes down what was decided.',
      confirmed_at = now() - make_interval(days => case when r.status = 'unknown' then 16 else (r.id * 5 % 13)::int end)
    from told where told.id = r.id`.execute(trx);
}
