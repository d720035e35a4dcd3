import { defineMessage } from '@crewdock/contract/message';

// Side panel of an application.
export const kind = defineMessage('admin.applications.kind', 'Application');
export const jobFact = defineMessage('admin.applications.jobFact', 'Job');
export const statusFact = defineMessage('admin.applications.statusFact', 'Status');
export const arrivedFact = defineMessage('admin.applications.arrivedFact', 'Arrived');
export const phoneFact = defineMessage('admin.applications.phoneFact', 'Phone');
export const siteFact = defineMessage('admin.applications.siteFact', 'Site');
export const portalFact = defineMessage('admin.applications.portalFact', 'Portal');
/** Terms that the applicant has agreed to. */
export const consentFact = defineMessage('admin.applications.consentFact', 'Agreed to');
/** Values that a partner’s form sends with the application. */
export const hiddenFields = defineMessage('admin.applications.hiddenFields', 'Hidden fields');
