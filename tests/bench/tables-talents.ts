import {
  countColumn,
  fileColumn,
  idColumn,
  lineColumn,
  nullableColumn,
  enumColumn,
  referenceColumn,
  defineStaffTable,
  timeColumn,
  versionColumn,
} from '@crewdock/contract/table';
import { optionsFrom } from '@crewdock/server/staff/table/options';
import type { TableSource } from '@crewdock/server/staff/table/source';
import { sql } from 'kysely';

/** A staff table of all talents, for measuring the largest size of staff tables. Used only by this benchmark. */
export const talents = defineStaffTable('bench_talents', {
  row: {
    id: idColumn(),
    version: versionColumn(),
    name: lineColumn(),
    title: lineColumn(),
    state: enumColumn(['active', 'on_hold', 'archived', 'draft']),
    seniority: nullableColumn(referenceColumn()),
    country: nullableColumn(referenceColumn()),
    company: nullableColumn(referenceColumn()),
    rate: nullableColumn(countColumn()),
    priority: countColumn(),
    cv: nullableColumn(fileColumn()),
    created: timeColumn(),
    modified: timeColumn(),
  },
  key: 'id',
  search: ['name', 'title'],
  filters: {
    state: 'any',
    seniority: 'any',
    country: 'any',
    company: 'any',
    rate: 'range',
    cv: 'has',
    created: 'days',
    modified: 'days',
  },
  sorts: ['-modified', 'modified', '-created', 'created', 'name', '-name', '-priority'],
  counters: 'state',
  edit: [],
  bulk: [],
});

/** SQL for the `state` of a talent. */
export const STATE = `case when talent.is_draft then 'draft' when not talent.is_active then 'archived'
  when talent.is_on_hold then 'on_hold' else 'active' end`;

export const talentSource: TableSource<typeof talents> = {
  from: 'talent',
  joins: sql`left join seniority on seniority.id = talent.seniority_id left join country on country.id = talent.country_id
    left join company on company.id = talent.company_id`,
  columns: {
    id: sql`talent.id`,
    version: sql`talent.version`,
    name: sql`talent.name`,
    title: sql`talent.title`,
    state: sql.raw(STATE),
    seniority: { id: sql`talent.seniority_id`, name: sql`seniority.label` },
    country: { id: sql`talent.country_id`, name: sql`country.name` },
    company: { id: sql`talent.company_id`, name: sql`company.name` },
    rate: sql`talent.hourly_rate`,
    priority: sql`talent.priority`,
    cv: { name: sql`talent.cv_name`, url: sql`'/api/talents/' || talent.id || '/cv/'` },
    created: sql`talent.created_at`,
    modified: sql`talent.modified_at`,
  },
  words: sql`talent.bench_words`,
  options: {
    seniority: optionsFrom('seniority', 'label'),
    country: optionsFrom('country', 'name'),
    company: optionsFrom('company', 'name'),
  },
};
