import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import { formatMessage } from '../core/messages/format-message.ts';
import { ENGAGEMENT_TYPE_LABELS, ENGAGEMENT_TYPES, RELOCATION_LABELS } from '@crewdock/contract/engagement-types';
import type { ResourceFacets } from '@crewdock/contract/resources';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Names } from '../dictionaries/names.ts';
import type { Schema } from '../infra/db/schema.ts';
import { type ResourceSearch, daysAhead, offeredResources } from './matching.ts';

/** Maximum number of skills in the facets; the most frequent are listed. */
const SKILLS = 50;
/** Maximum number of permits and visas in the facets; the most frequent are listed. */
const WORK_AUTHORIZATIONS = 20;

interface Question {
  companyId: number | null;
  asked: ResourceSearch;
  names: Names;
}

/** Counts the values of each filter. Each facet ignores its own filter. */
export async function countResourceFacets(db: Kysely<Schema>, question: Question): Promise<ResourceFacets> {
  const [skills, seniority, english, country, availability, work_authorization, engagement_types, relocation] =
    await Promise.all([
      FACETS.skills(db, question),
      FACETS.seniority(db, question),
      FACETS.english(db, question),
      FACETS.location(db, question),
      FACETS.availability(db, question),
      FACETS.work_authorization(db, question),
      FACETS.engagement_types(db, question),
      FACETS.relocation(db, question),
    ]);
  return { skills, seniority, english, country, availability, work_authorization, engagement_types, relocation };
}

/** Facet queries by the name of their filter. */
export const FACETS = {
  async skills(db: Kysely<Schema>, { companyId, asked, names }: Question): Promise<ResourceFacets['skills']> {
    const { rows } = await sql<Counted>`
      select s.skill_id as value, count(*) as count
      from resource r join resource_skill s on s.resource_id = r.id join skill k on k.id = s.skill_id and k.is_public
      where ${offeredResources(companyId, { ...asked, skills: undefined })}
      group by s.skill_id order by count desc, s.skill_id limit ${SKILLS}`.execute(db);
    return rows.flatMap(({ value, count }) => {
      const skill = names.skill.get(value);
      return skill ? [{ id: value, label: skill.name, skill_image: skill.skill_image, count }] : [];
    });
  },
  async seniority(db: Kysely<Schema>, { companyId, asked, names }: Question): Promise<ResourceFacets['seniority']> {
    const counts = await countBy(
      db,
      sql`r.seniority_id`,
      offeredResources(companyId, { ...asked, seniority: undefined }),
    );
    return [...names.seniority.values()].map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }));
  },
  async english(db: Kysely<Schema>, { companyId, asked, names }: Question): Promise<ResourceFacets['english']> {
    const counts = await countBy(
      db,
      sql`r.english_level_id`,
      offeredResources(companyId, { ...asked, english: undefined }),
    );
    return [...names.english.values()].map(({ id, name, level }) => ({
      level,
      label: name,
      count: counts.get(id) ?? 0,
    }));
  },
  async location(db: Kysely<Schema>, { companyId, asked, names }: Question): Promise<ResourceFacets['country']> {
    const counts = await countBy(db, sql`r.country_id`, offeredResources(companyId, { ...asked, location: undefined }));
    return [...counts]
      .flatMap(([id, count]) => {
        const country = names.country.get(id);
        return country ? [{ ...country, count }] : [];
      })
      .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label));
  },
  /** Counts people by availability. Cumulative: each count includes people who are available sooner. */
  async availability(db: Kysely<Schema>, { companyId, asked }: Question): Promise<ResourceFacets['availability']> {
    const counts = AVAILABLE_WITHIN.map(
      (days) => sql`count(*) filter (where r.available_from <= ${daysAhead(days)}) as ${sql.id(`in${days}`)}`,
    );
    const { rows } = await sql<Record<string, number>>`
      select ${sql.join(counts)} from resource r
      where ${offeredResources(companyId, { ...asked, availability: undefined })}`.execute(db);
    return AVAILABLE_WITHIN.map((days) => ({ days, count: rows[0]![`in${days}`]! }));
  },
  async work_authorization(
    db: Kysely<Schema>,
    { companyId, asked }: Question,
  ): Promise<ResourceFacets['work_authorization']> {
    const { rows } = await sql<{ label: string; count: number }>`
      select min(permit) as label, count(distinct r.id) as count
      from resource r cross join unnest(string_to_array(r.work_authorization, ', ')) permit
      where ${offeredResources(companyId, { ...asked, work_authorization: undefined })}
      group by lower(permit) order by count desc, lower(permit) limit ${WORK_AUTHORIZATIONS}`.execute(db);
    return rows.map(({ label, count }) => ({ id: label, label, count }));
  },
  async engagement_types(
    db: Kysely<Schema>,
    { companyId, asked }: Question,
  ): Promise<ResourceFacets['engagement_types']> {
    const { rows } = await sql<{ value: string; count: number }>`
      select value, count(*) as count from resource r cross join unnest(r.engagement_types) value
      where ${offeredResources(companyId, { ...asked, engagement_types: undefined })} group by value`.execute(db);
    const counts = new Map(rows.map(({ value, count }) => [value, count]));
    return ENGAGEMENT_TYPES.map((id) => ({
      id,
      label: formatMessage(ENGAGEMENT_TYPE_LABELS[id]),
      count: counts.get(id) ?? 0,
    }));
  },
  async relocation(db: Kysely<Schema>, { companyId, asked }: Question): Promise<ResourceFacets['relocation']> {
    const counts = await countBy(
      db,
      sql`r.relocation::int`,
      offeredResources(companyId, { ...asked, relocation: undefined }),
    );
    return (['yes', 'no'] as const).map((answer) => {
      const value = answer === 'yes' ? 1 : 0;
      return { id: String(value), label: formatMessage(RELOCATION_LABELS[answer]), count: counts.get(value) ?? 0 };
    });
  },
};

interface Counted {
  value: number;
  count: number;
}

async function countBy(
  db: Kysely<Schema>,
  column: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<Map<number, number>> {
  const { rows } = await sql<Counted>`
    select ${column} as value, count(*) as count from resource r
    where ${condition} and ${column} is not null group by ${column}`.execute(db);
  return new Map(rows.map(({ value, count }) => [value, count]));
}
