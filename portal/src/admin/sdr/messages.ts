import { defineMessage } from '@crewdock/contract/message';

// Notices.
export const leadAdded = defineMessage('admin.sdr.leadAdded', 'Data added successfully');
export const leadSaved = defineMessage('admin.sdr.leadSaved', 'Data successfully updated');
/** {stage}: `contacted`, for example. */
export const stageChanged = defineMessage('admin.sdr.stageChanged', 'Moved to {stage}');
export const ownerChanged = defineMessage('admin.sdr.ownerChanged', 'Owner: {owner}');
export const clientChanged = defineMessage('admin.sdr.clientChanged', 'Client: {client}');

// Lead conversion.
export const convertTitle = defineMessage('admin.sdr.convertTitle', 'Convert');
export const convertRequestText = defineMessage(
  'admin.sdr.convertRequestText',
  'Creates a job draft for the chosen client. You complete and publish it; the client sees it among their drafts.',
);
export const convertClientText = defineMessage(
  'admin.sdr.convertClientText',
  'Invites the lead’s email address to create an account, or uses the account of the client chosen here.',
);
/** {name}: name of the client. */
export const chosenClient = defineMessage('admin.sdr.chosenClient', 'Client: {name}');
export const chooseOtherButton = defineMessage('admin.sdr.chooseOtherButton', 'Choose another client');
export const clientPlaceholder = defineMessage('admin.sdr.clientPlaceholder', 'Search');
export const createDraftButton = defineMessage('admin.sdr.createDraftButton', 'Create job draft');
export const createAccountButton = defineMessage('admin.sdr.createAccountButton', 'Create account');
export const draftCreated = defineMessage('admin.sdr.draftCreated', 'Job draft created');
export const clientCreated = defineMessage('admin.sdr.clientCreated', 'The lead is now a client');
export const convertedTitle = defineMessage('admin.sdr.convertedTitle', 'Converted');
export const convertedText = defineMessage(
  'admin.sdr.convertedText',
  'The history of the client or job has a link to this lead.',
);
/** {name}: title of the job, a link. */
export const convertedJob = defineMessage('admin.sdr.convertedJob', 'Job: {name}');

// Forms.
export const newTitle = defineMessage('admin.sdr.newTitle', 'New lead');
export const newText = defineMessage(
  'admin.sdr.newText',
  'You are the owner unless you choose someone else. Leads aren’t shown on the market.',
);
export const createButton = defineMessage('admin.sdr.createButton', 'Create lead');
export const cancelButton = defineMessage('admin.sdr.cancelButton', 'Cancel');
export const unsavedNewLead = defineMessage('admin.sdr.unsavedNewLead', 'The new lead hasn’t been saved.');
export const leadTitle = defineMessage('admin.sdr.leadTitle', 'Lead');
export const leadText = defineMessage('admin.sdr.leadText', 'Contact details, requirements and the next step.');
export const saveButton = defineMessage('admin.sdr.saveButton', 'Save');
export const discardButton = defineMessage('admin.sdr.discardButton', 'Discard');
export const unsavedLead = defineMessage('admin.sdr.unsavedLead', 'Your changes to the lead haven’t been saved.');
/** {detail}: a sentence that another user has changed the lead. */
export const fieldConflict = defineMessage(
  'admin.sdr.fieldConflict',
  '{detail} It is now “{value}”. Save again to keep your version.',
);

// Fields.
export const companyLabel = defineMessage('admin.sdr.companyLabel', 'Company');
export const needLabel = defineMessage('admin.sdr.needLabel', 'Requirements');
export const contactLabel = defineMessage('admin.sdr.contactLabel', 'Contact');
export const emailLabel = defineMessage('admin.sdr.emailLabel', 'Email');
export const phoneLabel = defineMessage('admin.sdr.phoneLabel', 'Phone');
export const sourceLabel = defineMessage('admin.sdr.sourceLabel', 'Source');
export const nextStepLabel = defineMessage('admin.sdr.nextStepLabel', 'Next step');
export const nextStepDateLabel = defineMessage('admin.sdr.nextStepDateLabel', 'Next step on');
export const ownerLabel = defineMessage('admin.sdr.ownerLabel', 'Owner');
export const noOwner = defineMessage('admin.sdr.noOwner', 'None');
export const notesLabel = defineMessage('admin.sdr.notesLabel', 'Notes');

// Side panel of the tables.
export const kindLabel = defineMessage('admin.sdr.kindLabel', 'Lead');
export const stageLabel = defineMessage('admin.sdr.stageLabel', 'Stage');
export const nextLabel = defineMessage('admin.sdr.nextLabel', 'Next');
export const clientLabel = defineMessage('admin.sdr.clientLabel', 'Client');
export const jobLabel = defineMessage('admin.sdr.jobLabel', 'Job');
export const openButton = defineMessage('admin.sdr.openButton', 'Open lead');

// Tables.
export const requestsTitle = defineMessage('admin.sdr.requestsTitle', 'SDR requests');
export const clientsTitle = defineMessage('admin.sdr.clientsTitle', 'SDR clients');
export const lead = defineMessage('admin.sdr.lead', 'lead');
export const leads = defineMessage('admin.sdr.leads', 'leads');
export const addedColumn = defineMessage('admin.sdr.addedColumn', 'Added');
export const changedColumn = defineMessage('admin.sdr.changedColumn', 'Changed');
/** Effect of a keyboard shortcut. */
export const markContacted = defineMessage('admin.sdr.markContacted', 'mark as contacted');
/** Effect of a keyboard shortcut. */
export const markQualified = defineMessage('admin.sdr.markQualified', 'mark as qualified');
export const leadsEmpty = defineMessage(
  'admin.sdr.leadsEmpty',
  'Potential clients and jobs appear here before they are on the market.',
);

// Lead stages.
export const newStage = defineMessage('admin.sdr.newStage', 'New');
export const contactedStage = defineMessage('admin.sdr.contactedStage', 'Contacted');
export const qualifiedStage = defineMessage('admin.sdr.qualifiedStage', 'Qualified');
export const disqualifiedStage = defineMessage('admin.sdr.disqualifiedStage', 'Disqualified');
export const convertedStage = defineMessage('admin.sdr.convertedStage', 'Converted');
