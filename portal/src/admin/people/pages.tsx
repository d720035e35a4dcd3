import type { PeopleTable } from '@crewdock/contract/staff/people';
import { staffPage } from '../../table/staffPage.tsx';
import { CreatePage } from './CreatePage.tsx';
import { EditPage } from './EditPage.tsx';
import { peopleLook } from './look.tsx';

/** The pages of an account table. */
export function peoplePages(table: PeopleTable) {
  return {
    list: staffPage(table, peopleLook(table.name)),
    create: { Component: () => <CreatePage table={table} /> },
    edit: { Component: () => <EditPage table={table} /> },
  };
}
