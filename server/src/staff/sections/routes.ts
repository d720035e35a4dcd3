import type { Handlers } from '@crewdock/contract/endpoint';
import { type StaffSection, type sections, staffSections } from '@crewdock/contract/staff/sections';
import type { StaffTable } from '@crewdock/contract/table';
import type { Context } from '../../platform/http/context.ts';
import { countersOf } from '../table/count.ts';
import { sectionSources } from './sources.ts';

/** Returns the declaration of each staff section, with its counters. */
export const sectionRoutes: Handlers<typeof sections, Context> = {
  async readSection({ params: { section } }, { db }) {
    const table: StaffTable = staffSections[section];
    const counters = table.counters === undefined ? null : await countersOf(db, table, sectionSources[section], {});
    return { ...declared(table), counters };
  },
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
