import { defineFeature, defineRoutes, type RunningServer } from '../core/feature/define-feature.ts';
import { staffTables } from '@crewdock/contract/staff/tables';
import type { StaffTable } from '@crewdock/contract/table';
import type { TaskServices } from '../core/context/task.ts';
import type { Definitions } from '../core/operations/run-chunk.ts';
import { applicationSource } from './applications/source.ts';
import { duplicateRoutes } from './attribution/duplicates.ts';
import { ledgerSource } from './attribution/source.ts';
import { auditSource } from './audit/source.ts';
import { requestSource } from './cards/requests.ts';
import { talentSource } from './cards/talents.ts';
import { endCompanies } from './companies/end.ts';
import { staffCompanyRoutes } from './companies/routes.ts';
import { companySource } from './companies/source.ts';
import { healthRoutes } from './health/routes.ts';
import { navigationRoutes } from './navigation/routes.ts';
import { accountPageRoutes } from './people/account-page.ts';
import { accountMergeRoutes } from './people/merge/routes.ts';
import { accountRoutes, peopleRoutes } from './people/routes.ts';
import { peopleSource } from './people/source.ts';
import { resourceSource } from './resources/source.ts';
import { leadRoutes } from './sdr/routes.ts';
import { leadSource } from './sdr/source.ts';
import { sectionRoutes } from './sections/routes.ts';
import { skillSource } from './skills/source.ts';
import { statsRoutes } from './stats/routes.ts';
import { bulkEdit } from './table/bulk.ts';
import { massMail } from './table/mails/send.ts';
import { tableRoutes } from './table/routes.ts';
import { type AnySource, anySource } from './table/source.ts';
import { updateSource } from './updates/source.ts';
import { viewRoutes } from './views/routes.ts';

const operations: Definitions<TaskServices> = [
  ...tableOperations(staffTables.updates, anySource(updateSource)),
  ...[staffTables.sdrRequests, staffTables.sdrClients].flatMap((table) =>
    tableOperations(table, anySource(leadSource(table.name))),
  ),
  ...[staffTables.vendors, staffTables.clients, staffTables.contractors, staffTables.staff].flatMap((table) =>
    tableOperations(table, anySource(peopleSource(table.name))),
  ),
  ...tableOperations(staffTables.requests, anySource(requestSource)),
  ...tableOperations(staffTables.talents, anySource(talentSource)),
  ...tableOperations(staffTables.skills, anySource(skillSource)),
  ...tableOperations(staffTables.availableResources, anySource(resourceSource)),
];

export const staffFeature = defineFeature({
  routes: ({ pool }: RunningServer) =>
    defineRoutes({
      updates: tableRoutes(staffTables.updates, updateSource),
      staffRequests: tableRoutes(staffTables.requests, requestSource),
      staffTalents: tableRoutes(staffTables.talents, talentSource),
      staffSkills: tableRoutes(staffTables.skills, skillSource),
      staffResources: tableRoutes(staffTables.availableResources, resourceSource),
      requestApplications: tableRoutes(staffTables.requestApplications, applicationSource),
      vendors: peopleRoutes(staffTables.vendors, 2),
      clients: peopleRoutes(staffTables.clients, 1),
      contractors: peopleRoutes(staffTables.contractors, 3),
      staff: accountRoutes(staffTables.staff),
      sdrRequests: leadRoutes(staffTables.sdrRequests),
      sdrClients: leadRoutes(staffTables.sdrClients),
      companiesTable: tableRoutes(staffTables.companies, companySource),
      staffCompanies: staffCompanyRoutes,
      staffAccounts: accountPageRoutes,
      accountMerge: accountMergeRoutes,
      staffViews: viewRoutes,
      sections: sectionRoutes,
      ledger: tableRoutes(staffTables.ledger, ledgerSource),
      duplicates: duplicateRoutes,
      staffNavigation: navigationRoutes,
      health: healthRoutes(pool),
      stats: statsRoutes,
      audit: tableRoutes(staffTables.audit, auditSource),
    }),
  tasks: { 'end-companies': endCompanies },
  schedule: [['52 3 * * *', 'end-companies', '1d']],
  operations,
});

/** Returns the long-running operations of a staff table: bulk edit and, if the table allows it, mass email. */
function tableOperations(table: StaffTable, source: AnySource) {
  return [bulkEdit(table, source), ...(table.mails ? [massMail(table, source)] : [])];
}
