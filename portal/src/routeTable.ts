/**
 * Areas, which determine who can open a screen:
 * - `public` everyone, `entry` only visitors who are not signed in, `shared` every signed-in user;
 * - `client` type 1, `talent` types 2 and 3, `own` all three types;
 * - `company` members of the portal's company, `company-users` its team leads and superadmins, `company-admin` its
 *   superadmins;
 * - `staff` staff.
 */
type Area =
  | 'public'
  | 'entry'
  | 'shared'
  | 'client'
  | 'talent'
  | 'own'
  | 'company'
  | 'company-users'
  | 'company-admin'
  | 'staff';

/**
 * The path pattern and the window title, unique among all screens. A page can replace the title with a more specific
 * one from its data. With null, the window title is only the portal's name.
 */
type Screen = readonly [pattern: `/${string}`, title: string | null];

/** All screens of the specification, by area and route name. */
const TABLE = {
  public: {
    home: ['/', null],
    market: ['/market', 'Market'],
    'market-talents': ['/market/talents', 'Talents'],
    'market-talents-share': ['/market/talents/:hash', 'Shared talents'],
    'market-requests': ['/market/jobs', 'Jobs'],
    'market-requests-share': ['/market/jobs/:hash', 'Shared jobs'],
    'ext-talent-id': ['/t/:key', 'Talent'],
    'ext-request-id': ['/j/:key', 'Job'],
    'ext-list-id': ['/l/:id', 'Published list'],
    'import-requests': ['/import-jobs/:id', 'Import jobs'],
    'import-talents': ['/import-talents/:id', 'Import talents'],
    'available-resources': ['/available-resources', 'Available resources'],
    'available-resources-share': ['/available-resources/:hash', 'Shared resources'],
    'available-resources-still-free': ['/available-resources/still-free/:uidb64', 'Still free?'],
    'available-resources-subscribe': ['/available-resources-subscribe/:uidb64', 'Subscribe to resources'],
    'available-resources-unsubscribe': ['/available-resources-unsubscribe/:uidb64', 'Unsubscribe from resources'],
    'market-subscribe': ['/market-subscribe/:uidb64', 'Subscribe to the market'],
    'market-unsubscribe': ['/market-unsubscribe/:uidb64', 'Unsubscribe from the market'],
    'mails-unsubscribe': ['/mails-unsubscribe/:uidb64', 'Unsubscribe from emails'],
    interview: ['/interview/:token', 'Interview'],
    // For owners of shared cards, and for people without an account to whom an owner gave access.
    'share-statistics': ['/statistics/:type/:id', 'Link statistics'],
    // Links in emails, which work with and without a signed-in user.
    'subscription-activation': ['/subscription_activation/:uidb64/:token', 'Confirm your subscription'],
    'email-change': ['/email_change/:uidb64/:token', 'Confirm your email address'],
    'company-invitation': ['/company_invitation/:uidb64/:token', 'Invitation'],
    'contact-manager': ['/contact-manager', 'Contact manager'],
    'embed-guide': ['/embed-guide', 'Widgets: a guide for partners'],
    'embed-playground': ['/embed-playground', 'Widgets: playground'],
    privacy: ['/privacy-policy', 'Privacy policy'],
    terms: ['/terms-of-use', 'Terms of use'],
    'not-found': ['/*', 'Page not found'],
  },
  entry: {
    login: ['/login', 'Sign in'],
    'sign-in-client': ['/login/client', 'Sign in as a client'],
    'sign-in-talent-provider': ['/login/talent-provider', 'Sign in as a talent provider'],
    'sign-in-remote-developer': ['/login/remote-developer', 'Sign in as a remote developer'],
    'sign-in-staff': ['/login/staff', 'Staff sign-in'],
    'sign-up': ['/sign-up', 'Sign up'],
    'sign-up-client': ['/sign-up/client', 'Sign up as a client'],
    'sign-up-talent-provider': ['/sign-up/talent-provider', 'Sign up as a talent provider'],
    'sign-up-remote-developer': ['/sign-up/remote-developer', 'Sign up as a remote developer'],
    'password-reset': ['/password_reset', 'Reset your password'],
    'password-reset-create': ['/password_reset/:uidb64/:token', 'Choose a new password'],
    'account-activation': ['/account_activation/:uidb64/:token/:isSubscribe', 'Activate your account'],
    googleAuth: ['/auth/google', 'Sign in with Google'],
    linkedinAuth: ['/auth/linkedin', 'Sign in with LinkedIn'],
  },
  shared: {
    'available-resources-import': ['/available-resources/import', 'Import available resources'],
    'available-resources-import-step': ['/available-resources/import/:uid/:step', 'Import of resources'],
    'available-resources-imports': ['/available-resources/imports', 'Imports of resources'],
    settings: ['/settings', 'Settings'],
    'settings-profile': ['/settings/profile', 'Profile'],
    'settings-security': ['/settings/security', 'Security'],
    'settings-appearance': ['/settings/appearance', 'Appearance'],
    'settings-subscriptions': ['/settings/subscriptions', 'Subscriptions'],
    'settings-activity': ['/settings/activity', 'Activity'],
    'settings-account': ['/settings/account', 'Account'],
    'settings-connect-google': ['/settings/connect/google', 'Connect Google'],
    'settings-connect-linkedin': ['/settings/connect/linkedin', 'Connect LinkedIn'],
    // The page checks access, which depends on the user's type or role.
    'available-resources-mine': ['/available-resources/mine', 'My resources'],
    'available-resources-create': ['/available-resources/create', 'New resource'],
    'available-resources-edit': ['/available-resources/edit/:uid', 'Edit resource'],
  },
  own: {
    my: ['/my', 'My area'],
    'my-inbox': ['/my/inbox', 'My inbox'],
    'my-lists': ['/my/lists', 'My lists'],
    'my-lists-archive': ['/my/lists/archive', 'Archived lists'],
    'my-lists-id': ['/my/lists/:id', 'List'],
  },
  client: {
    'my-requests': ['/my/jobs', 'My jobs'],
    'my-requests-archive': ['/my/jobs/archive', 'Archived jobs'],
    'my-requests-create': ['/my/jobs/create', 'New job'],
    'my-requests-id': ['/my/job/:id', 'My job'],
    'my-requests-edit': ['/my/job/:id/edit', 'Edit job'],
    'my-requests-copy': ['/my/job/:id/copy', 'Copy job'],
  },
  talent: {
    'my-talents': ['/my/talents', 'My talents'],
    'my-talents-archive': ['/my/talents/archive', 'Archived talents'],
    'my-talents-create': ['/my/talents/create', 'New talent'],
    'my-talents-id': ['/my/talents/:id', 'My talent'],
    'my-talents-edit': ['/my/talents/:id/edit', 'Edit talent'],
    'my-talents-copy': ['/my/talents/:id/copy', 'Copy talent'],
  },
  company: {
    company: ['/company', 'Company'],
    'company-requests': ['/company/jobs', 'Company jobs'],
    'company-requests-create': ['/company/jobs/create', 'New company job'],
    'company-requests-id': ['/company/jobs/:id', 'Company job'],
    'company-requests-edit': ['/company/jobs/:id/edit', 'Edit company job'],
    'company-requests-copy': ['/company/jobs/:id/copy', 'Copy company job'],
    'company-talents': ['/company/talents', 'Company talents'],
    'company-talents-create': ['/company/talents/create', 'New company talent'],
    'company-talents-id': ['/company/talents/:id', 'Company talent'],
    'company-talents-edit': ['/company/talents/:id/edit', 'Edit company talent'],
    'company-talents-copy': ['/company/talents/:id/copy', 'Copy company talent'],
  },
  'company-users': {
    'admin-users': ['/admin/users', 'Users'],
    'admin-create-user': ['/admin/create-user', 'New user'],
    'admin-edit-user': ['/admin/edit-user/:id', 'Edit user'],
    'company-numbers': ['/company/numbers', 'Numbers'],
    'company-activity': ['/company/activity', 'Company activity'],
  },
  'company-admin': {
    'company-inbox': ['/company/inbox', 'Inbox'],
    'admin-groups': ['/admin/groups', 'Groups'],
    'admin-create-group': ['/admin/create-group', 'New group'],
    'admin-edit-group': ['/admin/edit-group/:id', 'Edit group'],
    'admin-settings': ['/admin/settings', 'Company settings'],
    'admin-settings-check': ['/admin/settings/check', 'Check'],
    'admin-embed': ['/admin/embed', 'Embed'],
  },
  staff: {
    'admin-panel': ['/admin-panel', 'Admin panel'],
    'admin-panel-requests': ['/admin-panel/requests', 'All requests'],
    'admin-panel-requests-id': ['/admin-panel/requests/:id', 'Request record'],
    'admin-panel-talents-id': ['/admin-panel/talents/:id', 'Talent record'],
    'admin-panel-talents': ['/admin-panel/talents', 'All talents'],
    'admin-panel-vendors': ['/admin-panel/vendors', 'Vendors'],
    'admin-panel-vendors-create': ['/admin-panel/vendors/create', 'New vendor'],
    'admin-panel-vendors-edit': ['/admin-panel/vendors/edit/:id', 'Edit vendor'],
    'admin-panel-clients': ['/admin-panel/clients', 'Clients'],
    'admin-panel-clients-create': ['/admin-panel/clients/create', 'New client'],
    'admin-panel-clients-edit': ['/admin-panel/clients/edit/:id', 'Edit client'],
    'admin-panel-contractors': ['/admin-panel/contractors', 'Contractors'],
    'admin-panel-contractors-create': ['/admin-panel/contractors/create', 'New contractor'],
    'admin-panel-contractors-edit': ['/admin-panel/contractors/edit/:id', 'Edit contractor'],
    'admin-panel-staff': ['/admin-panel/staff', 'Staff'],
    'admin-panel-staff-edit': ['/admin-panel/staff/edit/:id', 'Edit staff account'],
    'admin-panel-applications': ['/admin-panel/applications', 'Applications'],
    'admin-panel-available-resources': ['/admin-panel/available-resources', 'All available resources'],
    'admin-panel-skills': ['/admin-panel/skills', 'Skills'],
    'admin-panel-companies': ['/admin-panel/companies', 'Companies'],
    'admin-panel-companies-create': ['/admin-panel/companies/create', 'New company'],
    'admin-panel-ledger': ['/admin-panel/ledger', 'Attribution'],
    'admin-panel-audit': ['/admin-panel/audit', 'Audit log'],
    'admin-panel-updates': ['/admin-panel/updates', 'Updates'],
    'admin-panel-sdr-requests': ['/admin-panel/sdr-requests', 'SDR requests'],
    'admin-panel-sdr-clients': ['/admin-panel/sdr-clients', 'SDR clients'],
    'admin-panel-sdr-requests-create': ['/admin-panel/sdr-requests/create', 'New SDR request'],
    'admin-panel-sdr-requests-edit': ['/admin-panel/sdr-requests/edit/:id', 'SDR request'],
    'admin-panel-sdr-clients-create': ['/admin-panel/sdr-clients/create', 'New SDR client'],
    'admin-panel-sdr-clients-edit': ['/admin-panel/sdr-clients/edit/:id', 'SDR client'],
    'admin-panel-health': ['/admin-panel/health', 'Health'],
    'admin-panel-feed': ['/admin-panel/feed', 'Jobs feed'],
    'admin-panel-stats': ['/admin-panel/stats', 'Statistics'],
  },
} as const satisfies Record<Area, Record<string, Screen>>;

export type RouteName = { [A in Area]: keyof (typeof TABLE)[A] }[Area];

/** Data of a route for the guard, the window title and the tag manager. */
export interface RouteRow {
  name: RouteName;
  pattern: string;
  title: string | null;
  area: Area;
}

export const ROUTES: readonly RouteRow[] = Object.entries(TABLE).flatMap(([area, screens]) =>
  Object.entries<Screen>(screens).map(([name, [pattern, title]]) => ({
    name: name as RouteName,
    pattern,
    title,
    area: area as Area,
  })),
);

const BY_NAME = new Map<string, RouteRow>(ROUTES.map((row) => [row.name, row]));
const BY_PATTERN = new Map(ROUTES.map((row) => [row.pattern, row]));

/** Returns the route with this name, or undefined if there is none. */
export function findRoute(name: string): RouteRow | undefined {
  return BY_NAME.get(name);
}

/** Returns the route with this pattern, which must exist. */
export function routeOfPattern(pattern: string): RouteRow {
  return BY_PATTERN.get(pattern)!;
}

/** Returns the path of a screen, which must have no parameters. */
export function getRoutePath(name: RouteName): string {
  return BY_NAME.get(name)!.pattern;
}
