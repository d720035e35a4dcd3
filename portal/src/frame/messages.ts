import { defineMessage } from '@crewdock/contract/message';

// Header and menus.
export const mainNavigation = defineMessage('frame.mainNavigation', 'Main');
export const menuLabel = defineMessage('frame.menuLabel', 'Menu');
export const contactButton = defineMessage('frame.contactButton', 'Contact us');
export const signInLink = defineMessage('frame.signInLink', 'Sign in');
export const signUpLink = defineMessage('frame.signUpLink', 'Sign up');
export const findButton = defineMessage('frame.findButton', 'Find');
export const colorScheme = defineMessage(
  'frame.colorScheme',
  'Colors: {scheme, select, light {light} dark {dark} other {as the system}}',
);
export const skipToResults = defineMessage('frame.skipToResults', 'Skip to the results');
export const skipToContents = defineMessage('frame.skipToContents', 'Skip to the contents');

// Account menu.
export const accountMenuLabel = defineMessage('frame.accountMenuLabel', 'Account');
/** {name} is the name of the signed-in user. */
export const accountMenuButton = defineMessage('frame.accountMenuButton', 'Account of {name}');
export const settings = defineMessage('frame.settings', 'Settings');
export const users = defineMessage('frame.users', 'Users');
/** Page about widgets for other sites. */
export const embed = defineMessage('frame.embed', 'Embed');
/** Link to the page that shows the user’s manager. */
export const contactManager = defineMessage('frame.contactManager', 'Contact manager');
export const signOutButton = defineMessage('frame.signOutButton', 'Sign out');

// Main navigation.
export const talents = defineMessage('frame.talents', 'Talents');
export const jobs = defineMessage('frame.jobs', 'Jobs');
export const resources = defineMessage('frame.resources', 'Resources');
export const ownResources = defineMessage('frame.ownResources', 'My resources');
/** The list of everything that needs the user’s answer. */
export const inbox = defineMessage('frame.inbox', 'Inbox');
export const ownLists = defineMessage('frame.ownLists', 'My lists');
export const ownJobs = defineMessage('frame.ownJobs', 'My jobs');
export const ownTalents = defineMessage('frame.ownTalents', 'My talents');
export const company = defineMessage('frame.company', 'Company');

// Main navigation for staff.
export const updates = defineMessage('frame.updates', 'Updates');
export const requests = defineMessage('frame.requests', 'Requests');
export const applications = defineMessage('frame.applications', 'Applications');
export const people = defineMessage('frame.people', 'People');
export const vendors = defineMessage('frame.vendors', 'Vendors');
export const clients = defineMessage('frame.clients', 'Clients');
export const contractors = defineMessage('frame.contractors', 'Contractors');
export const companies = defineMessage('frame.companies', 'Companies');
export const staff = defineMessage('frame.staff', 'Staff');
export const sdrRequests = defineMessage('frame.sdrRequests', 'SDR requests');
export const sdrClients = defineMessage('frame.sdrClients', 'SDR clients');
export const market = defineMessage('frame.market', 'Market');
export const talentMarket = defineMessage('frame.talentMarket', 'Talent market');
export const jobMarket = defineMessage('frame.jobMarket', 'Job market');
export const jobsFeed = defineMessage('frame.jobsFeed', 'Jobs feed');
export const skills = defineMessage('frame.skills', 'Skills');
export const insight = defineMessage('frame.insight', 'Insight');
export const statistics = defineMessage('frame.statistics', 'Statistics');
export const auditLog = defineMessage('frame.auditLog', 'Audit log');
export const health = defineMessage('frame.health', 'Health');

// Footer.
export const footerLabel = defineMessage('frame.footerLabel', 'Company');
export const privacyPolicy = defineMessage('frame.privacyPolicy', 'Privacy policy');
export const termsOfUse = defineMessage('frame.termsOfUse', 'Terms of use');
export const forPartners = defineMessage('frame.forPartners', 'For partners');
export const forEngineers = defineMessage('frame.forEngineers', 'For engineers');

// Bars above every page.
export const offline = defineMessage(
  'frame.offline',
  'You’re offline. Loaded pages stay available. Everything else needs a connection.',
);
export const accountDeletionLabel = defineMessage('frame.accountDeletionLabel', 'Deletion of your account');
export const accountDeletionText = defineMessage(
  'frame.accountDeletionText',
  'Your account will be deleted on {date}.',
);
export const keepAccountButton = defineMessage('frame.keepAccountButton', 'Keep my account');
export const accountKept = defineMessage('frame.accountKept', 'Your account stays');
export const companyDeletionLabel = defineMessage('frame.companyDeletionLabel', 'Deletion of the company');
export const companyDeletionText = defineMessage(
  'frame.companyDeletionText',
  '{company} is closed to visitors and will be deleted on {date}.',
);
export const exportButton = defineMessage('frame.exportButton', 'Download everything');
export const newVersion = defineMessage('frame.newVersion', 'A new version of the portal is available.');
export const refreshButton = defineMessage('frame.refreshButton', 'Refresh');

// Loading and missing pages.
export const loading = defineMessage('frame.loading', 'Loading');
export const brokenTitle = defineMessage('frame.brokenTitle', 'Something went wrong');
export const missingTitle = defineMessage('frame.missingTitle', 'Page not found');
export const missingText = defineMessage(
  'frame.missingText',
  'There is no page at this address. The address may be wrong, or the page was removed.',
);
export const goneTitle = defineMessage('frame.goneTitle', 'No longer available');
export const goneText = defineMessage(
  'frame.goneText',
  'This card was taken off the market. There are others that may fit.',
);
export const marketLink = defineMessage('frame.marketLink', 'Go to the market');
