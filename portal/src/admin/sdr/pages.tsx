import type { LeadTable } from '@crewdock/contract/staff/leads';
import { staffPage } from '../../table/staffPage.tsx';
import { CreateLeadPage } from './CreatePage.tsx';
import { EditLeadPage } from './EditPage.tsx';
import { leadLook } from './look.tsx';

export function leadPages(table: LeadTable) {
  return {
    list: staffPage(table, () => leadLook(table.name)),
    create: { Component: () => <CreateLeadPage table={table} /> },
    edit: { Component: () => <EditLeadPage table={table} /> },
  };
}
