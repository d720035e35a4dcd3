import { type Kysely, sql } from 'kysely';

/** Restricts who can read the names of custom skills, and makes superadmins members of their companies. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...skills, ...heldSkills, ...members]) await sql.raw(statement).execute(db);
}

const skills = [
  `alter table skill
     -- Whether everybody may read the name. Otherwise only its creator, or the company for whose card it was created.
     add is_public boolean not null default false,
     add made_by integer references person on delete set null,
     add made_for integer references company on delete cascade,
     add made_at timestamptz not null default now(),
     -- Whether a public card of that company has the skill. Visitors of the company's portal may then read the name.
     add is_shown boolean not null default false`,
  `alter table skill drop constraint skill_name_key`,
  `create unique index on skill (name) where is_public`,
  `create index on skill (lower(name)) where not is_public`,
  `create index on skill (made_by, made_at) where made_by is not null`,
  `create index on skill (made_for) where made_for is not null`,
];

/** Custom skills of cards, with the visibility of the card. */
const CARRIED = ['talent', 'request']
  .map(
    (kind) => `
      select cs.skill_id, c.owner_id, c.company_id, c.is_active and not (c.is_on_hold or c.is_private or c.is_draft) as is_public
      from ${kind}_skill cs join ${kind} c on c.id = cs.${kind}_id where cs.skill_id >= 1000000`,
  )
  .join(' union all ');

const heldSkills = [
  `create temporary table carried on commit drop as ${CARRIED}`,
  `update skill set is_public = true
   where id < 1000000 or id in (select skill_id from carried where is_public and company_id is null)
     or id in (select skill_id from resource_skill)`,
  // Splits a private skill that several owners use into one skill per owner, so that owners do not see names entered by
  // others.
  `create temporary table holder on commit drop as
     select skill_id, owner_id, company_id, bool_or(is_public) as is_shown,
       row_number() over (partition by skill_id order by company_id nulls last, owner_id) as place, null::integer as own_id
     from (
       select skill_id, case when company_id is null then owner_id end as owner_id, company_id, is_public from carried
       where skill_id in (select id from skill where not is_public)) held
     group by skill_id, owner_id, company_id`,
  `update holder set own_id = case when place = 1 then skill_id else nextval('skill_id') end`,
  `insert into skill (id, name, made_by, made_for, is_shown)
     select h.own_id, s.name, h.owner_id, h.company_id, h.company_id is not null and h.is_shown
     from holder h join skill s on s.id = h.skill_id where h.place > 1`,
  `update skill s set made_by = h.owner_id, made_for = h.company_id, is_shown = h.company_id is not null and h.is_shown
     from holder h where h.skill_id = s.id and h.place = 1`,
  ...['talent', 'request'].map(
    (kind) => `update ${kind}_skill cs set skill_id = h.own_id
     from ${kind} c, holder h
     where c.id = cs.${kind}_id and h.skill_id = cs.skill_id and h.place > 1
       and h.company_id is not distinct from c.company_id and (c.company_id is not null or h.owner_id = c.owner_id)`,
  ),
  // Updates the market index of cards to their new skills.
  ...['talent', 'request'].map(
    (kind) => `update market_${kind} m set
       skills = array(select skill_id from ${kind}_skill where ${kind}_id = m.card_id order by skill_id),
       main_skills = array(select skill_id from ${kind}_skill where ${kind}_id = m.card_id and is_main order by skill_id),
       facets = array(select f from unnest(m.facets) f where f >= 10000000)
         || array(select skill_id from ${kind}_skill where ${kind}_id = m.card_id order by skill_id)
     from holder h
     where h.place > 1 and h.company_id = m.company_id
       and exists (select from ${kind}_skill where ${kind}_id = m.card_id and skill_id = h.own_id)`,
  ),
  // Lookups of entered names must only find public skills.
  `delete from skill_alias where skill_id in (select id from skill where not is_public)`,
];

const members = [
  // From now on, superadmins' rights require membership, so existing superadmins become members.
  `insert into company_member (company_id, person_id)
     select superadmin_in, id from person where superadmin_in is not null on conflict do nothing`,
];
