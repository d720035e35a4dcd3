import type { LeadTable } from '@crewdock/contract/staff/leads';
import { staffPage } from '../../table/staffPage.tsx';
import { CreatePage } from './CreatePage.tsx';
import { EditPage } from './EditPage.tsx';
import { leadLook } from './look.tsx';

/** The pages of a lead table. */
export function leadPages(table: LeadTable) {
  return {
    list: staffPage(table, leadLook(table.name)),
    create: { Component: () => <CreatePage table={table} /> },
    edit: { Component: () => <EditPage table={table} /> },
  };
}
