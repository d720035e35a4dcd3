import type { PeopleTable } from '@crewdock/contract/staff/people';
import { staffPage } from '../../table/staffPage.tsx';
import { CreateAccountPage } from './CreatePage.tsx';
import { EditAccountPage } from './EditPage.tsx';
import { peopleLook } from './look.tsx';

export function peoplePages(table: PeopleTable) {
  return {
    list: staffPage(table, () => peopleLook(table.name)),
    create: { Component: () => <CreateAccountPage table={table} /> },
    edit: { Component: () => <EditAccountPage table={table} /> },
  };
}
