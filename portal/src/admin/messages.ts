import { defineMessage } from '@crewdock/contract/message';

// Columns and values of several tables.
export const nameColumn = defineMessage('admin.nameColumn', 'Name');
export const titleColumn = defineMessage('admin.titleColumn', 'Title');
/** Preset view: cards with a proposal that their side has not answered. */
export const needsReply = defineMessage('admin.needsReply', 'Needs reply');
export const statusColumn = defineMessage('admin.statusColumn', 'Status');
export const countryColumn = defineMessage('admin.countryColumn', 'Country');
export const rateColumn = defineMessage('admin.rateColumn', 'Rate');
export const createdColumn = defineMessage('admin.createdColumn', 'Created');
/** When the row was received. */
export const arrivedColumn = defineMessage('admin.arrivedColumn', 'Arrived');
export const addedColumn = defineMessage('admin.addedColumn', 'Added');
export const changedColumn = defineMessage('admin.changedColumn', 'Changed');
export const emailColumn = defineMessage('admin.emailColumn', 'Email');
export const phoneColumn = defineMessage('admin.phoneColumn', 'Phone');
/** The company’s portal on which the row was created. */
export const portalColumn = defineMessage('admin.portalColumn', 'Portal');
/** Partner site on which the row was created. */
export const siteColumn = defineMessage('admin.siteColumn', 'Site');

// Applications table.
export const applicationsTitle = defineMessage('admin.applicationsTitle', 'Applications');
export const application = defineMessage('admin.application', 'application');
export const applications = defineMessage('admin.applications', 'applications');
export const jobColumn = defineMessage('admin.jobColumn', 'Job');
export const messageColumn = defineMessage('admin.messageColumn', 'Message');
export const cvColumn = defineMessage('admin.cvColumn', 'CV');
/** Terms that the applicant has agreed to. */
export const consentColumn = defineMessage('admin.consentColumn', 'Agreed to');
export const answersColumn = defineMessage('admin.answersColumn', 'Answers');
/** Values that a partner’s form sends with the application. */
export const hiddenFieldsColumn = defineMessage('admin.hiddenFieldsColumn', 'Hidden fields');
export const applicationsEmpty = defineMessage(
  'admin.applicationsEmpty',
  'Applications from job pages and embedded job boards appear here.',
);

// Audit log.
export const auditTitle = defineMessage('admin.auditTitle', 'Audit log');
export const auditEntry = defineMessage('admin.auditEntry', 'entry');
export const auditEntries = defineMessage('admin.auditEntries', 'entries');
export const eventColumn = defineMessage('admin.eventColumn', 'Event');
/** What the event has changed, such as `Talent 12`. */
export const subjectColumn = defineMessage('admin.subjectColumn', 'Object');
export const accountColumn = defineMessage('admin.accountColumn', 'Account');
export const fieldsColumn = defineMessage('admin.fieldsColumn', 'Fields');
export const addressColumn = defineMessage('admin.addressColumn', 'IP address');
export const timeColumn = defineMessage('admin.timeColumn', 'Time');
export const subjectIdColumn = defineMessage('admin.subjectIdColumn', 'ID');
/** Type of actor, such as `Staff`. */
export const actorColumn = defineMessage('admin.actorColumn', 'Actor');
export const deviceColumn = defineMessage('admin.deviceColumn', 'Device');
/** Accessible name of an entry: `Changed: Talent 12, 3 Jan 2027, 10:00`. */
export const auditEntryName = defineMessage('admin.auditEntryName', '{action}: {subject}, {time}');
export const auditEmpty = defineMessage(
  'admin.auditEmpty',
  'Changes to cards, relations, lists, accounts and companies appear here, and every sign-in.',
);

// Companies table.
export const companiesTitle = defineMessage('admin.companiesTitle', 'Companies');
export const company = defineMessage('admin.company', 'company');
export const companies = defineMessage('admin.companies', 'companies');
export const newCompanyLink = defineMessage('admin.newCompanyLink', 'New company');
export const companyColumn = defineMessage('admin.companyColumn', 'Company');
/** Part of URLs, such as `acme`. */
export const slugColumn = defineMessage('admin.slugColumn', 'Short name');
export const domainColumn = defineMessage('admin.domainColumn', 'Own domain');
export const companyStateColumn = defineMessage('admin.companyStateColumn', 'State');
export const marketColumn = defineMessage('admin.marketColumn', 'Market');
export const marketOn = defineMessage('admin.marketOn', 'On');
export const marketOff = defineMessage('admin.marketOff', 'Off');
export const membersColumn = defineMessage('admin.membersColumn', 'Members');
export const superadminsColumn = defineMessage('admin.superadminsColumn', 'Superadmins');
export const talentsColumn = defineMessage('admin.talentsColumn', 'Talents');
export const jobsColumn = defineMessage('admin.jobsColumn', 'Jobs');
export const deletionColumn = defineMessage('admin.deletionColumn', 'Deletion date');
export const companiesEmpty = defineMessage(
  'admin.companiesEmpty',
  'Companies that run the market under their own name appear here.',
);

// Attribution: people whom two accounts have submitted.
export const ledgerTitle = defineMessage('admin.ledgerTitle', 'Attribution');
export const person = defineMessage('admin.person', 'person');
export const people = defineMessage('admin.people', 'people');
export const personColumn = defineMessage('admin.personColumn', 'Person');
export const matchedColumn = defineMessage('admin.matchedColumn', 'Matched by');
export const firstColumn = defineMessage('admin.firstColumn', 'First submitted by');
export const firstAtColumn = defineMessage('admin.firstAtColumn', 'First submitted');
export const secondColumn = defineMessage('admin.secondColumn', 'Later submitted by');
export const secondAtColumn = defineMessage('admin.secondAtColumn', 'Later submitted');
export const ledgerEmpty = defineMessage(
  'admin.ledgerEmpty',
  'People submitted by two accounts appear here, matched by email, phone, CV, or name with employer and skills.',
);

// Jobs table.
export const requestsTitle = defineMessage('admin.requestsTitle', 'Requests');
export const request = defineMessage('admin.request', 'request');
export const requests = defineMessage('admin.requests', 'requests');
export const cityColumn = defineMessage('admin.cityColumn', 'City');
export const regionColumn = defineMessage('admin.regionColumn', 'Region');
export const clientColumn = defineMessage('admin.clientColumn', 'Client');
export const onlyActiveRequests = defineMessage('admin.onlyActiveRequests', 'Only active requests');
export const requestsEmpty = defineMessage('admin.requestsEmpty', 'Jobs that clients and companies post appear here.');

// Available resources table.
export const resourcesTitle = defineMessage('admin.resourcesTitle', 'Available resources');
export const resource = defineMessage('admin.resource', 'resource');
export const resources = defineMessage('admin.resources', 'resources');
export const resourceTables = defineMessage('admin.resourceTables', 'Available resources and imports');
export const resourcesTab = defineMessage('admin.resourcesTab', 'Resources');
export const importsTab = defineMessage('admin.importsTab', 'Imports');
export const providerColumn = defineMessage('admin.providerColumn', 'Provider');
export const engagementColumn = defineMessage('admin.engagementColumn', 'Engagement');
export const workAuthorizationColumn = defineMessage('admin.workAuthorizationColumn', 'Work authorization');
export const relocationColumn = defineMessage('admin.relocationColumn', 'Relocation');
export const confirmedColumn = defineMessage('admin.confirmedColumn', 'Confirmed');
export const freeFromColumn = defineMessage('admin.freeFromColumn', 'Free from');
/** Share of questions about availability that the provider has answered in time. */
export const scoreColumn = defineMessage('admin.scoreColumn', 'Answers');
export const score = defineMessage('admin.score', '{score}% on time');
export const notAsked = defineMessage('admin.notAsked', 'Not asked');
export const answerHoursColumn = defineMessage('admin.answerHoursColumn', 'Answers within');
export const answerHours = defineMessage('admin.answerHours', '{hours} h');
export const expiryColumn = defineMessage('admin.expiryColumn', 'Expiry');
export const expired = defineMessage('admin.expired', 'Expired');
export const confirmed = defineMessage('admin.confirmed', 'Confirmed');
export const employerColumn = defineMessage('admin.employerColumn', 'Employer');
export const referenceColumn = defineMessage('admin.referenceColumn', 'Reference');
export const expiryQueue = defineMessage('admin.expiryQueue', 'Expiry queue');
/** Effect of a keyboard shortcut. */
export const markAvailable = defineMessage('admin.markAvailable', 'mark as available');
/** Effect of a keyboard shortcut. */
export const markPlaced = defineMessage('admin.markPlaced', 'mark as placed');
export const resourcesEmpty = defineMessage(
  'admin.resourcesEmpty',
  'Available resources that providers offer appear here.',
);

// Skills table.
export const skillsTitle = defineMessage('admin.skillsTitle', 'Skills');
export const skill = defineMessage('admin.skill', 'skill');
export const skills = defineMessage('admin.skills', 'skills');
export const approvedColumn = defineMessage('admin.approvedColumn', 'Approved');
export const approved = defineMessage('admin.approved', 'Approved');
export const notApproved = defineMessage('admin.notApproved', 'Not approved');
export const mergedIntoColumn = defineMessage('admin.mergedIntoColumn', 'Merged into');
export const mergedInto = defineMessage('admin.mergedInto', 'Merged into {skill}');
export const notMerged = defineMessage('admin.notMerged', 'Not merged');
export const cardsColumn = defineMessage('admin.cardsColumn', 'Cards');
export const enteredByColumn = defineMessage('admin.enteredByColumn', 'Entered by');
export const enteredColumn = defineMessage('admin.enteredColumn', 'Entered');
export const visibleToColumn = defineMessage('admin.visibleToColumn', 'Visible to');
export const visibleToEveryone = defineMessage('admin.visibleToEveryone', 'Everyone');
/** Shown for a skill that only the users who have entered it can see. */
export const visibleToUsers = defineMessage('admin.visibleToUsers', 'Its creators');
export const skillStateColumn = defineMessage('admin.skillStateColumn', 'State');
/** Effect of a keyboard shortcut. */
export const approve = defineMessage('admin.approve', 'approve');
export const skillsEmpty = defineMessage('admin.skillsEmpty', 'New skills that users enter in cards appear here.');

// Talents table.
export const talentsTitle = defineMessage('admin.talentsTitle', 'Talents');
export const talent = defineMessage('admin.talent', 'talent');
export const talents = defineMessage('admin.talents', 'talents');
export const monthlyRateColumn = defineMessage('admin.monthlyRateColumn', 'Monthly rate');
export const screeningColumn = defineMessage('admin.screeningColumn', 'Screening');
export const screeningNeeded = defineMessage('admin.screeningNeeded', 'Needed');
export const screeningNotNeeded = defineMessage('admin.screeningNotNeeded', 'Not needed');
export const onlyActive = defineMessage('admin.onlyActive', 'Only active');
/** Preset view: talents that staff have not reviewed. */
export const toScreen = defineMessage('admin.toScreen', 'To screen');
export const needsScreening = defineMessage('admin.needsScreening', 'Needs screening');
export const talentsEmpty = defineMessage(
  'admin.talentsEmpty',
  'Talents that providers and developers publish appear here.',
);

// Updates: the inbox of staff.
export const updatesTitle = defineMessage('admin.updatesTitle', 'Updates');
export const update = defineMessage('admin.update', 'update');
export const updates = defineMessage('admin.updates', 'updates');
export const updateColumn = defineMessage('admin.updateColumn', 'Update');
export const detailColumn = defineMessage('admin.detailColumn', 'Details');
export const movedTo = defineMessage('admin.movedTo', 'Moved to {status}');
export const assigneeColumn = defineMessage('admin.assigneeColumn', 'Assignee');
export const assignedTo = defineMessage('admin.assignedTo', 'Assigned to {name}');
export const unassigned = defineMessage('admin.unassigned', 'Unassigned');
export const actorNameColumn = defineMessage('admin.actorNameColumn', 'By');
export const kindColumn = defineMessage('admin.kindColumn', 'Kind');
/** Name of the icon before the title of an update. */
export const kindLabel = defineMessage('admin.kindLabel', '{kind}:');
export const updatesEmpty = defineMessage(
  'admin.updatesEmpty',
  'Registrations, messages, applications and changes of relations appear here.',
);
