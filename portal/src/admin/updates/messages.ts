import { defineMessage } from '@crewdock/contract/message';

// Status, and buttons that change it.
export const newStatus = defineMessage('admin.updates.newStatus', 'New');
export const inProgress = defineMessage('admin.updates.inProgress', 'In progress');
export const done = defineMessage('admin.updates.done', 'Done');
export const startButton = defineMessage('admin.updates.startButton', 'Start');
export const doneButton = defineMessage('admin.updates.doneButton', 'Done');
export const backToNewButton = defineMessage('admin.updates.backToNewButton', 'Back to new');
export const reopenButton = defineMessage('admin.updates.reopenButton', 'Reopen');

// Kinds.
export const registration = defineMessage('admin.updates.registration', 'Registration');
export const contactMessage = defineMessage('admin.updates.contactMessage', 'Contact message');
export const accountDeletion = defineMessage('admin.updates.accountDeletion', 'Account deletion');
export const card = defineMessage('admin.updates.card', 'Card');
export const cardMessage = defineMessage('admin.updates.cardMessage', 'Message about a card');
export const relation = defineMessage('admin.updates.relation', 'Relation');
export const application = defineMessage('admin.updates.application', 'Application');
export const subscription = defineMessage('admin.updates.subscription', 'Subscription');
export const dataImport = defineMessage('admin.updates.dataImport', 'Import');

// Side panel.
export const statusFact = defineMessage('admin.updates.statusFact', 'Status');
export const arrivedFact = defineMessage('admin.updates.arrivedFact', 'Arrived');
export const assigneeFact = defineMessage('admin.updates.assigneeFact', 'Assignee');
export const noAssignee = defineMessage('admin.updates.noAssignee', 'No one');
export const actorFact = defineMessage('admin.updates.actorFact', 'By');
export const portalFact = defineMessage('admin.updates.portalFact', 'Portal');
/** The talent or job that the update is about. */
export const subjectFact = defineMessage('admin.updates.subjectFact', 'About');
export const openTalentLink = defineMessage('admin.updates.openTalentLink', 'Open talent');
export const openJobLink = defineMessage('admin.updates.openJobLink', 'Open job');
export const assignButton = defineMessage('admin.updates.assignButton', 'Assign to me');
export const unassignButton = defineMessage('admin.updates.unassignButton', 'Unassign');
