import { defineMessage } from '@crewdock/contract/message';

// Inbox: messages and applications of visitors

export const title = defineMessage('companyAdmin.inbox.title', 'Inbox');
export const stateLabel = defineMessage('companyAdmin.inbox.stateLabel', 'State');
export const open = defineMessage('companyAdmin.inbox.open', 'Open');
export const openCount = defineMessage('companyAdmin.inbox.openCount', 'Open {count}');
export const done = defineMessage('companyAdmin.inbox.done', 'Done');
export const doneCount = defineMessage('companyAdmin.inbox.doneCount', 'Done {count}');
export const noOpenTitle = defineMessage('companyAdmin.inbox.noOpenTitle', 'No open messages');
export const noOpenText = defineMessage(
  'companyAdmin.inbox.noOpenText',
  'Messages from your portal and your widgets, and applications for your jobs, appear here.',
);
export const noDoneTitle = defineMessage('companyAdmin.inbox.noDoneTitle', 'Nothing here yet');
export const noDoneText = defineMessage(
  'companyAdmin.inbox.noDoneText',
  'Messages that are done, and applications that were decided, appear here.',
);
export const written = defineMessage(
  'companyAdmin.inbox.written',
  '{type, select, application {Application} other {Message}}, {date}',
);
/** {site} is the site of a widget: “www.example.com”. */
export const writtenOn = defineMessage(
  'companyAdmin.inbox.writtenOn',
  '{type, select, application {Application} other {Message}}, {date} on {site}',
);
export const agreedTo = defineMessage('companyAdmin.inbox.agreedTo', 'Agreed to: {consent}');
export const forJob = defineMessage('companyAdmin.inbox.forJob', 'For <link>{job}</link>');
export const doneButton = defineMessage('companyAdmin.inbox.doneButton', 'Done');
export const reopenButton = defineMessage('companyAdmin.inbox.reopenButton', 'Reopen');
/** After the text of a button, for screen readers. */
export const messageOf = defineMessage('companyAdmin.inbox.messageOf', '– message from {name}');
export const movedToDone = defineMessage('companyAdmin.inbox.movedToDone', 'The message from {name} was moved to Done');
export const undo = defineMessage('companyAdmin.inbox.undo', 'Undo');
