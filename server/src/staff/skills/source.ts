import type { skills } from '@crewdock/contract/staff/skills';
import { OPTIONS_MAX } from '@crewdock/contract/table';
import { type RawBuilder, sql } from 'kysely';
import { optionsFrom } from '../table/options.ts';
import { NO_MATCH, textRank } from '../../infra/db/text-rank.ts';
import type { OptionsSource, TableSource } from '../table/source.ts';
import { approveSkill } from './approve.ts';
import { mergeSkill } from './merge.ts';

const STATE = sql`case when skill.merged_into is not null then 'merged' when skill.is_approved then 'approved' else 'waiting' end`;

/** Rows of the staff table of custom skills. Skills of the reference data have ids below 1,000,000. */
export const skillSource: TableSource<typeof skills> = {
  from: 'skill',
  subject: 'skill',
  only: sql`skill.id >= 1000000`,
  joins: sql`left join skill known on known.id = skill.merged_into left join person on person.id = skill.made_by
    left join company on company.id = skill.made_for`,
  storedWords: sql`skill.staff_words`,
  columns: {
    id: sql`skill.id`,
    version: sql`skill.version`,
    name: sql`skill.name`,
    state: STATE,
    is_approved: sql`skill.is_approved`,
    merged_into: { id: sql`skill.merged_into`, name: sql`known.name` },
    is_public: sql`skill.is_public`,
    cards: sql`${carried('talent')} + ${carried('request')}`,
    made_by: { id: sql`skill.made_by`, name: sql`person.email` },
    company: { id: sql`skill.made_for`, name: sql`company.name` },
    made: sql`skill.made_at`,
  },
  options: {
    merged_into: publicSkills,
    made_by: optionsFrom('person', 'email'),
    company: optionsFrom('company', 'name'),
  },
  write: { is_approved: approveSkill, merged_into: mergeSkill },
};

function carried(kind: 'talent' | 'request'): RawBuilder<unknown> {
  return sql`(select count(*) from ${sql.table(`${kind}_skill`)} s where s.skill_id = skill.id)`;
}

/** Finds public skills by all their names, best match first. */
async function publicSkills(...[db, { search, ids }]: Parameters<OptionsSource>): ReturnType<OptionsSource> {
  const rank = textRank(sql`a.alias`, search?.trim() ?? '');
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from skill s join skill_alias a on a.skill_id = s.id
    where s.is_public and s.merged_into is null
      and ${ids ? sql`s.id = any(${ids})` : sql`true`} and ${rank} < ${NO_MATCH}
    group by s.id order by min(${rank}), min(length(a.alias)), s.name
    limit ${OPTIONS_MAX}`.execute(db);
  return rows;
}
