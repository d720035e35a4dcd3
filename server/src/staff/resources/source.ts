import { FRESH_DAYS } from '@crewdock/contract/resource-status';
import type { availableResources } from '@crewdock/contract/staff/resources';
import { OPTIONS_MAX } from '@crewdock/contract/table';
import { sql } from 'kysely';
import { PROVIDER_SCORE } from '../../resources/provider-score.ts';
import { holdsWorkAuthorization } from '../../resources/work-authorization-filter.ts';
import { setStatus } from '../../resources/write.ts';
import { searchPeople } from '../people/find-people.ts';
import { optionsFrom } from '../table/options.ts';
import { personName } from '../../infra/db/person-name.ts';
import type { OptionsSource, TableSource } from '../table/source.ts';

/** Rows of the staff table of available resources, without deleted resources. */
export const resourceSource: TableSource<typeof availableResources> = {
  from: 'resource',
  subject: 'resource',
  only: sql`resource.deleted_at is null`,
  joins: sql`join person provider on provider.id = resource.owner_id
    left join company on company.id = resource.company_id left join country on country.id = resource.country_id
    left join resource_freshness freshness on freshness.owner_id = resource.owner_id`,
  columns: {
    uid: sql`resource.uid`,
    id: sql`resource.id`,
    version: sql`resource.version`,
    name: sql`resource.name`,
    title: sql`resource.title`,
    provider: {
      id: sql`resource.owner_id`,
      name: sql`coalesce(nullif(provider.company_name, ''), ${personName('provider')})`,
    },
    company: { id: sql`resource.company_id`, name: sql`company.name` },
    status: sql`resource.status`,
    is_due: sql`(resource.status = 'unknown'
      or (resource.status = 'available' and resource.confirmed_at < now() - make_interval(days => ${FRESH_DAYS})))`,
    confirmed: sql`resource.confirmed_at`,
    available_from: sql`(resource.available_from::timestamp at time zone 'UTC')`,
    country: { id: sql`resource.country_id`, name: sql`country.name` },
    city: sql`resource.city`,
    work_authorization: sql`resource.work_authorization`,
    engagement_types: sql`resource.engagement_types`,
    relocation: sql`resource.relocation`,
    hourly_rate: sql`resource.hourly_rate`,
    monthly_rate: sql`resource.monthly_rate`,
    experience: sql`resource.experience`,
    reference: sql`resource.reference`,
    email: sql`resource.email`,
    phone: sql`resource.phone`,
    employer: sql`resource.employer`,
    ...PROVIDER_SCORE,
    import: sql`(select i.uid from import i where i.uid = resource.import_uid and i.expires_at > now())`,
    created: sql`resource.created_at`,
    modified: sql`resource.modified_at`,
  },
  conditions: {
    work_authorization: (asked) => holdsWorkAuthorization(sql`resource.work_authorization`, [asked]),
    available_from: ({ min, max }) => sql`(resource.available_from >= coalesce(${min}::date, '-infinity')
      and resource.available_from <= coalesce(${max}::date, 'infinity'))`,
  },
  storedWords: sql`resource.staff_words`,
  options: {
    provider: providerOptions,
    company: optionsFrom('company', 'name'),
    country: optionsFrom('country', 'name'),
  },
  reader: { person: sql`resource.owner_id`, company: sql`resource.company_id` },
  async write(trx, changes, doer) {
    for (const [status, alike] of Map.groupBy(changes, ({ values }) => values.status)) {
      if (status === undefined) continue;
      const uids = alike.map(({ key }) => key);
      const rows = await trx.selectFrom('resource').where('uid', 'in', uids).select('id').orderBy('id').execute();
      const ids = rows.map(({ id }) => id);
      await setStatus(trx, ids, status, doer);
    }
  },
};

/** Finds owners of resources by name, company or email, best match of the name first. */
async function providerOptions(...[db, { search, ids }]: Parameters<OptionsSource>): ReturnType<OptionsSource> {
  const { found, bestFirst } = searchPeople(
    search,
    sql`exists (select from resource r where r.owner_id = person.id and r.deleted_at is null)
      and ${ids ? sql`person.id = any(${ids})` : sql`true`}`,
  );
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${personName('person')} || case when company_name = '' then '' else ', ' || company_name end as name
    from person where ${found}
    order by ${bestFirst}name, id limit ${OPTIONS_MAX}`.execute(db);
  return rows;
}
