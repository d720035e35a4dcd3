import type { Handlers } from '@crewdock/contract/endpoint';
import { type SectionName, type StaffSection, type sections, staffSections } from '@crewdock/contract/staff/sections';
import type { StaffTable } from '@crewdock/contract/table';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { countByColumnValue } from '../table/count.ts';
import { sectionSources } from './sources.ts';

/** Handlers that return the declaration of a staff section, with its counters. */
export const sectionRoutes: Handlers<typeof sections, Context> = {
  async readSection({ params: { section } }, { db }) {
    if (section === 'stats') return STATS;
    if (!isTableSection(section)) throw notFound();
    const table: StaffTable = staffSections[section];
    const counters =
      table.counters === undefined ? null : await countByColumnValue(db, table, sectionSources[section], {});
    return { ...declared(table), counters };
  },
};

function isTableSection(name: string): name is SectionName {
  return Object.hasOwn(staffSections, name);
}

/** Statistics of requests by creator: computed values, not rows of a database table. */
const STATS: StaffSection = {
  path: '/admin-panel/requests_stats/',
  key: 'creator',
  columns: [
    { name: 'creator', type: 'ref' },
    ...['requests', 'open', 'proposed', 'confirmed', 'proceeded', 'hired'].map((name) => ({ name, type: 'count' })),
    ...['to_proposal', 'to_confirmation', 'to_hire'].map((name) => ({ name, type: 'count', is_nullable: true })),
  ].map((column) => ({ values: null, is_nullable: false, ...column })),
  search: [],
  filters: { creator: 'is', status: 'is', stage: 'is' },
  sorts: [],
  edit: [],
  bulk: [],
  counters: null,
};

function declared({ name, key, row, search, filters, sorts, edit, bulk }: StaffTable): Omit<StaffSection, 'counters'> {
  return {
    path: `/admin-panel/${name}/`,
    key,
    columns: Object.entries(row).map(([column, { type, isNullable = false, ...rest }]) => ({
      name: column,
      type,
      values: 'values' in rest ? [...rest.values] : null,
      is_nullable: isNullable,
    })),
    search: [...search],
    filters: { ...filters } as StaffSection['filters'],
    sorts: [...sorts],
    edit: [...edit],
    bulk: [...bulk],
  };
}
