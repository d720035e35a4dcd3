import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { PageContents } from './frame/Contents.tsx';
import { ContentsSkeleton } from './frame/ContentsSkeleton.tsx';
import { PortalFrame } from './frame/Frame.tsx';
import { PageError } from './frame/PageError.tsx';
import { guardNavigation } from './guard.ts';
import { ROUTES, type RouteName } from './routeTable.ts';

interface Page {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

type Load = () => Promise<Page>;

const market = () => import('./market/route.ts');
const cards = () => import('./card-page/route.ts');
const auth = () => import('./auth/route.ts');
const settings = () => import('./settings/route.ts');
const my = () => import('./my/route.ts');
const inbox = () => import('./inbox/route.ts');
const lists = () => import('./lists/route.ts');
const imports = () => import('./imports/tables/route.ts');
const editor = () => import('./card-editor/route.ts');
const sending = () => import('./imports/mass/sending/route.ts');
const resources = () => import('./resources/route.ts');
const subscriptions = () => import('./subscriptions/route.tsx');
const staffCards = () => import('./admin/cards/route.ts');
const companyArea = () => import('./company-area/route.ts');
const companyAdmin = () => import('./company-admin/route.ts');
const sdrRequests = () => import('./admin/sdr-requests.ts');
const companies = () => import('./admin/companies.tsx');
const sdrClients = () => import('./admin/sdr-clients.ts');
const vendors = () => import('./admin/vendors.ts');
const clients = () => import('./admin/clients.ts');
const contractors = () => import('./admin/contractors.ts');
const staff = () => import('./admin/staff.ts');
const login: Load = async () => (await auth()).loginRoute;
const signUp: Load = async () => (await auth()).signUp;
const social: Load = async () => (await auth()).socialReturnRoute;
const connect: Load = async () => (await settings()).settingsConnectRoute;

/** Module of a screen that always redirects. */
const nowhere: Load = async () => ({ Component: () => null });

/** Loads the page module of each screen. */
const PAGES: Record<RouteName, Load> = {
  home: () => import('./home/HomePage.tsx'),
  market: nowhere,
  'market-talents': async () => (await market()).marketTalentsRoute,
  'market-talents-share': async () => (await market()).marketTalentsRoute,
  'market-requests': async () => (await market()).marketJobsRoute,
  'market-requests-share': async () => (await market()).marketJobsRoute,
  'ext-talent-id': async () => (await cards()).publicTalentRoute,
  'ext-request-id': async () => (await cards()).publicJobRoute,
  'import-requests': async () => (await sending()).importJobsRoute,
  'import-talents': async () => (await sending()).importTalentsRoute,
  'ext-list-id': async () => (await lists()).publicList,
  'available-resources': async () => (await resources()).browseResourcesRoute,
  'available-resources-share': async () => (await resources()).browseResourcesRoute,
  'available-resources-still-free': async () => (await resources()).stillFree,
  interview: () => import('./interviews/route.ts'),
  'share-statistics': () => import('./statistics/route.ts'),
  'available-resources-mine': async () => (await resources()).myResourcesRoute,
  'available-resources-create': async () => (await resources()).createResourceRoute,
  'available-resources-edit': async () => (await resources()).editResourceRoute,
  'available-resources-subscribe': async () => (await subscriptions()).confirmResourcesRoute,
  'available-resources-unsubscribe': async () => (await subscriptions()).unsubscribeResourcesRoute,
  'market-subscribe': async () => (await subscriptions()).confirmMarket,
  'market-unsubscribe': async () => (await subscriptions()).unsubscribeMarket,
  'mails-unsubscribe': async () => (await subscriptions()).mailChoice,
  privacy: () => import('./legal/PrivacyPage.tsx'),
  terms: () => import('./legal/TermsPage.tsx'),
  'not-found': () => import('./not-found/NotFoundPage.tsx'),

  login,
  'sign-in-client': login,
  'sign-in-talent-provider': login,
  'sign-in-remote-developer': login,
  'sign-in-staff': login,
  'sign-up': signUp,
  'sign-up-client': signUp,
  'sign-up-talent-provider': signUp,
  'sign-up-remote-developer': signUp,
  'password-reset': async () => (await auth()).passwordReset,
  'password-reset-create': async () => (await auth()).newPassword,
  'account-activation': async () => (await auth()).accountActivationRoute,
  'subscription-activation': async () => (await auth()).subscriptionActivationRoute,
  'email-change': async () => (await auth()).emailChange,
  googleAuth: social,
  linkedinAuth: social,

  'available-resources-import': async () => (await imports()).startImportRoute,
  'available-resources-import-step': async () => (await imports()).importWizardRoute,
  'available-resources-imports': async () => (await imports()).resourceImportsRoute,

  settings: nowhere,
  'settings-profile': async () => (await settings()).settingsProfileRoute,
  'settings-security': async () => (await settings()).settingsSecurityRoute,
  'settings-appearance': async () => (await settings()).settingsAppearanceRoute,
  'settings-activity': async () => (await settings()).settingsActivityRoute,
  'settings-subscriptions': async () => (await settings()).settingsSubscriptionsRoute,
  'settings-account': async () => (await settings()).settingsAccountRoute,
  'settings-connect-google': connect,
  'settings-connect-linkedin': connect,
  'contact-manager': async () => (await import('./contact/route.ts')).contactManager,

  my: nowhere,
  'my-inbox': async () => (await inbox()).inboxRoute,
  'my-requests': async () => (await my()).myJobsRoute,
  'my-requests-archive': async () => (await my()).archivedJobs,
  'my-requests-create': async () => (await editor()).myJobs.create,
  'my-requests-edit': async () => (await editor()).myJobs.edit,
  'my-requests-copy': async () => (await editor()).myJobs.copy,
  'my-requests-id': async () => (await my()).myJobRoute,
  'my-talents': async () => (await my()).myTalentsRoute,
  'my-talents-archive': async () => (await my()).archivedTalents,
  'my-lists': async () => (await lists()).myListsRoute,
  'my-lists-archive': async () => (await lists()).archivedLists,
  'my-lists-id': async () => (await lists()).myListRoute,
  'my-talents-create': async () => (await editor()).myTalents.create,
  'my-talents-edit': async () => (await editor()).myTalents.edit,
  'my-talents-copy': async () => (await editor()).myTalents.copy,
  'my-talents-id': async () => (await my()).myTalentRoute,
  company: nowhere,
  'company-requests': async () => (await companyArea()).companyJobsRoute,
  'company-requests-create': async () => (await editor()).companyJobs.create,
  'company-requests-edit': async () => (await editor()).companyJobs.edit,
  'company-requests-copy': async () => (await editor()).companyJobs.copy,
  'company-requests-id': async () => (await companyArea()).companyJobRoute,
  'company-talents': async () => (await companyArea()).companyTalentsRoute,
  'company-talents-id': async () => (await companyArea()).companyTalentRoute,
  'company-talents-create': async () => (await editor()).companyTalents.create,
  'company-talents-edit': async () => (await editor()).companyTalents.edit,
  'company-talents-copy': async () => (await editor()).companyTalents.copy,
  'embed-guide': () => import('./embed/guide/GuidePage.tsx'),
  'embed-playground': () => import('./embed/PlaygroundPage.tsx'),
  'company-invitation': async () => (await companyAdmin()).companyInvitationRoute,
  'admin-users': async () => (await companyAdmin()).adminUsersRoute,
  'admin-create-user': async () => (await companyAdmin()).createUser,
  'admin-edit-user': async () => (await companyAdmin()).editUser,
  'admin-groups': async () => (await companyAdmin()).adminGroupsRoute,
  'admin-create-group': async () => (await companyAdmin()).createGroup,
  'admin-edit-group': async () => (await companyAdmin()).editGroup,
  'company-numbers': async () => (await companyAdmin()).companyNumbersRoute,
  'company-activity': async () => (await companyAdmin()).companyActivityRoute,
  'company-inbox': async () => (await companyAdmin()).companyInboxRoute,
  'admin-settings-check': async () => (await companyAdmin()).adminSettingsCheckRoute,
  'admin-settings': async () => (await companyAdmin()).adminSettingsRoute,
  'admin-embed': () => import('./company-admin/embed/route.ts'),
  'admin-panel': nowhere,
  'admin-panel-requests-id': async () => (await staffCards()).staffJobRoute,
  'admin-panel-talents-id': async () => (await staffCards()).staffTalentRoute,
  'admin-panel-updates': () => import('./admin/updates.tsx'),
  'admin-panel-vendors': async () => (await vendors()).list,
  'admin-panel-vendors-create': async () => (await vendors()).create,
  'admin-panel-vendors-edit': async () => (await vendors()).edit,
  'admin-panel-clients': async () => (await clients()).list,
  'admin-panel-clients-create': async () => (await clients()).create,
  'admin-panel-clients-edit': async () => (await clients()).edit,
  'admin-panel-contractors': async () => (await contractors()).list,
  'admin-panel-contractors-create': async () => (await contractors()).create,
  'admin-panel-contractors-edit': async () => (await contractors()).edit,
  'admin-panel-sdr-requests': async () => (await sdrRequests()).list,
  'admin-panel-sdr-requests-create': async () => (await sdrRequests()).create,
  'admin-panel-sdr-requests-edit': async () => (await sdrRequests()).edit,
  'admin-panel-sdr-clients': async () => (await sdrClients()).list,
  'admin-panel-sdr-clients-create': async () => (await sdrClients()).create,
  'admin-panel-sdr-clients-edit': async () => (await sdrClients()).edit,
  'admin-panel-staff': async () => (await staff()).list,
  'admin-panel-staff-edit': async () => (await staff()).edit,
  'admin-panel-requests': () => import('./admin/requests.tsx'),
  'admin-panel-talents': () => import('./admin/talents.tsx'),
  'admin-panel-skills': () => import('./admin/skills.tsx'),
  'admin-panel-available-resources': () => import('./admin/resources.tsx'),
  'admin-panel-companies': async () => (await companies()).staffCompaniesRoute,
  'admin-panel-companies-create': async () => (await companies()).createCompanyRoute,
  'admin-panel-ledger': () => import('./admin/ledger.tsx'),
  'admin-panel-audit': () => import('./admin/audit.tsx'),
  'admin-panel-applications': () => import('./admin/applications.tsx'),
  'admin-panel-stats': () => import('./admin/stats.ts'),
  'admin-panel-feed': () => import('./admin/feed.ts'),
  'admin-panel-health': () => import('./admin/health.tsx'),
};

/** The route table in the format of React Router. */
export const routes: RouteObject[] = [
  {
    // No HydrateFallback here, so that React keeps the same frame element before and after the first page loads.
    Component: PortalFrame,
    children: [
      {
        Component: PageContents,
        HydrateFallback: ContentsSkeleton,
        children: [
          {
            // Nested in the frame, so that an error while loading the session is shown within the page.
            middleware: [guardNavigation],
            ErrorBoundary: PageError,
            children: ROUTES.map((row) => ({ id: row.name, path: row.pattern, handle: row, lazy: PAGES[row.name] })),
          },
        ],
      },
    ],
  },
];
