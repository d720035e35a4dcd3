import type { Calls } from './endpoint.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { booking } from './booking.ts';
import { cardEditing } from './card-editing.ts';
import { cardFiles } from './card-files.ts';
import { cards } from './cards.ts';
import { closing } from './closing.ts';
import { companies } from './companies.ts';
import { companyActivity } from './company-activity.ts';
import { companyExport } from './company-export.ts';
import { companyGroups } from './company-groups.ts';
import { companyInbox } from './company-inbox.ts';
import { companyCheck } from './company-check.ts';
import { companyDomain } from './company-domain.ts';
import { companyNumbers } from './company-numbers.ts';
import { companySettings } from './company-settings.ts';
import { companyUsers } from './company-users.ts';
import { contact } from './contact.ts';
import { dictionaries } from './dictionaries.ts';
import { inbox } from './inbox.ts';
import { importLinks } from './import-links.ts';
import { imports, massImportVariants } from './imports.ts';
import { landing } from './landing.ts';
import { lists } from './lists.ts';
import { mails } from './mails.ts';
import { market } from './market.ts';
import { massImport } from './mass-import.ts';
import { matching } from './matching.ts';
import { operations } from './operations.ts';
import { ownResources } from './own-resources.ts';
import { profile } from './profile.ts';
import { relationNotes } from './relation-notes.ts';
import { relations } from './relations.ts';
import { jobTexts } from './job-texts.ts';
import { resumes } from './resumes.ts';
import { resources } from './resources.ts';
import { session } from './session.ts';
import { social } from './social.ts';
import { shareStatistics } from './share-statistics.ts';
import { sharing } from './sharing.ts';
import { verdicts } from './verdicts.ts';
import { subscriptions } from './subscriptions.ts';
import { twoFactor } from './two-factor.ts';
import { duplicates } from './staff/duplicates.ts';
import { feed } from './staff/feed.ts';
import { accountMerge } from './staff/account-merge.ts';
import { accountEndpoints, peopleEndpoints } from './staff/people-endpoints.ts';
import { staffCompanies } from './staff/company-endpoints.ts';
import { leadEndpoints } from './staff/lead-endpoints.ts';
import { staffAccounts } from './staff/accounts.ts';
import { health } from './staff/health.ts';
import { sections } from './staff/sections.ts';
import { staffNavigation } from './staff/navigation.ts';
import { staffRelations } from './staff/relations.ts';
import { stats } from './staff/stats.ts';
import { staffTables } from './staff/tables.ts';
import { staffViews } from './staff/views.ts';
import { tableEndpoints } from './table-endpoints.ts';
import { widgetSettings } from './widget-settings.ts';

/** The whole API: one endpoint table per feature. */
export const api = {
  market,
  landing,
  cards,
  cardEditing,
  cardFiles,
  relations,
  relationNotes,
  booking,
  staffRelations,
  matching,
  lists,
  companies,
  companyUsers,
  companyGroups,
  companyInbox,
  companyActivity,
  companyCheck,
  companyDomain,
  companyExport,
  companyNumbers,
  companySettings,
  dictionaries,
  accounts,
  session,
  mails,
  profile,
  twoFactor,
  social,
  contact,
  applications,
  closing,
  updates: tableEndpoints(staffTables.updates),
  staffRequests: tableEndpoints(staffTables.requests),
  staffTalents: tableEndpoints(staffTables.talents),
  staffSkills: tableEndpoints(staffTables.skills),
  staffResources: tableEndpoints(staffTables.availableResources),
  requestApplications: tableEndpoints(staffTables.requestApplications),
  vendors: peopleEndpoints(staffTables.vendors),
  clients: peopleEndpoints(staffTables.clients),
  contractors: peopleEndpoints(staffTables.contractors),
  staff: accountEndpoints(staffTables.staff),
  companiesTable: tableEndpoints(staffTables.companies),
  staffCompanies,
  staffAccounts,
  accountMerge,
  sdrRequests: leadEndpoints(staffTables.sdrRequests),
  sdrClients: leadEndpoints(staffTables.sdrClients),
  staffViews,
  ledger: tableEndpoints(staffTables.ledger),
  duplicates,
  sections,
  staffNavigation,
  feed,
  stats,
  health,
  audit: tableEndpoints(staffTables.audit),
  resources,
  ownResources,
  subscriptions,
  imports,
  massImportVariants,
  resumes,
  jobTexts,
  massImport,
  inbox,
  importLinks,
  widgetSettings,
  operations,
  sharing,
  shareStatistics,
  verdicts,
};

export type Api = typeof api;

/** Every endpoint by its `METHOD /path/`; used by the typed client. */
export type ApiCalls = Calls<Api>;
