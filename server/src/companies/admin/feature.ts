import { defineFeature, defineRoutes, type RunningServer } from '../../core/feature/define-feature.ts';
import { companyActivityRoutes } from './activity/routes.ts';
import { companyCheckRoutes } from './check/routes.ts';
import { recheckDomains } from './domain/recheck.ts';
import { companyDomainRoutes } from './domain/routes.ts';
import { expiredExports } from './export/expired.ts';
import { exportCompany } from './export/export-company.ts';
import { companyArchives } from './export/found.ts';
import { companyExportRoutes } from './export/routes.ts';
import { companyGroupRoutes } from './groups/routes.ts';
import { companyInboxRoutes } from './inbox/routes.ts';
import { companyNumbersRoutes } from './numbers/routes.ts';
import { companySettingsRoutes } from './settings/routes.ts';
import { companyUserRoutes } from './users/routes.ts';

export const companyAdminFeature = defineFeature({
  routes: ({ app, https }: RunningServer) =>
    defineRoutes({
      companyUsers: companyUserRoutes,
      companyGroups: companyGroupRoutes,
      companyInbox: companyInboxRoutes,
      companyActivity: companyActivityRoutes,
      companyExport: companyExportRoutes,
      companyNumbers: companyNumbersRoutes,
      companyCheck: companyCheckRoutes(app, https),
      companyDomain: companyDomainRoutes,
      companySettings: companySettingsRoutes,
    }),
  tasks: { 'recheck-domains': recheckDomains, 'export-company': exportCompany },
  schedule: [['17 8 * * *', 'recheck-domains', '1d']],
  cleanup: expiredExports,
  files: [companyArchives],
});
