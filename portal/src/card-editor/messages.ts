import { defineMessage } from '@crewdock/contract/message';

// Pages that create, edit and copy a card.

export const newTitle = defineMessage('cardEditor.newTitle', '{kind, select, talent {New talent} other {New job}}');
export const editTitle = defineMessage('cardEditor.editTitle', '{kind, select, talent {Edit talent} other {Edit job}}');
/** {name}: the name of a talent or the title of a job. */
export const editNameTitle = defineMessage('cardEditor.editNameTitle', 'Edit {name}');
export const copyTitle = defineMessage(
  'cardEditor.copyTitle',
  '{kind, select, talent {Copy of a talent} other {Copy of a job}}',
);
export const copyNameTitle = defineMessage('cardEditor.copyNameTitle', 'Copy of {name}');
export const draftBadge = defineMessage('cardEditor.draftBadge', 'Draft');
export const archivedBadge = defineMessage('cardEditor.archivedBadge', 'Archived');
export const loading = defineMessage('cardEditor.loading', 'Loading');
export const createForbiddenTitle = defineMessage(
  'cardEditor.createForbiddenTitle',
  '{kind, select, talent {Only talent providers and developers can add talents} other {Only clients can post jobs}}',
);
export const createForbiddenText = defineMessage(
  'cardEditor.createForbiddenText',
  'Your account type doesn’t allow this. Contact us if you need a different one.',
);
export const noCompanyRoleTitle = defineMessage(
  'cardEditor.noCompanyRoleTitle',
  'You have no role in this company yet',
);
export const noCompanyRoleText = defineMessage(
  'cardEditor.noCompanyRoleText',
  '{kind, select, talent {The company’s team leads and managers add talents. Ask a superadmin of the company for a role.} other {The company’s team leads and managers post jobs. Ask a superadmin of the company for a role.}}',
);
export const editForbiddenTitle = defineMessage('cardEditor.editForbiddenTitle', 'You can’t edit this card');
export const editForbiddenText = defineMessage(
  'cardEditor.editForbiddenText',
  'It belongs to someone else. Team leads can edit the cards of their group, everyone else only their own.',
);
export const showCardButton = defineMessage('cardEditor.showCardButton', 'Show card');

// Notices.

export const created = defineMessage('cardEditor.created', 'Data added successfully');
export const updated = defineMessage('cardEditor.updated', 'Data successfully updated');
/** {name}: the name of a talent or the title of a job. */
export const copyCreated = defineMessage('cardEditor.copyCreated', 'A copy of {name} was created');
/** {card}: the name and the title of the other card. */
export const namesakeFound = defineMessage(
  'cardEditor.namesakeFound',
  'You already have a card for this person: {card}',
);
export const openNamesakeButton = defineMessage('cardEditor.openNamesakeButton', 'Open the other card');
export const discarded = defineMessage('cardEditor.discarded', 'Your changes were discarded');
export const undo = defineMessage('cardEditor.undo', 'Undo');
export const keptOnDevice = defineMessage(
  'cardEditor.keptOnDevice',
  'Not saved yet. Your changes are kept on this device.',
);
export const previewFailed = defineMessage(
  'cardEditor.previewFailed',
  'The preview couldn’t be loaded. Please try again.',
);
export const uploadFailed = defineMessage('cardEditor.uploadFailed', 'This file wasn’t uploaded.');

// Unsaved changes.

/** Example of {time}: “5 minutes ago”. */
export const restored = defineMessage('cardEditor.restored', 'Your unsaved changes were restored. Last edited {time}.');
export const restoredOutdated = defineMessage(
  'cardEditor.restoredOutdated',
  'Your unsaved changes were restored. Last edited {time}. Someone else has changed the card since then. You can compare both versions when you save.',
);
export const justNow = defineMessage('cardEditor.justNow', 'just now');
export const discardButton = defineMessage('cardEditor.discardButton', 'Discard');
export const leaveWarning = defineMessage(
  'cardEditor.leaveWarning',
  'Some of your changes can’t be kept on this device and would be lost.',
);

// Bar with the actions.

export const actionsLabel = defineMessage('cardEditor.actionsLabel', 'Save');
export const notSaved = defineMessage('cardEditor.notSaved', 'Not saved yet.');
export const notSavedKept = defineMessage('cardEditor.notSavedKept', 'Not saved yet. Kept on this device.');
export const saving = defineMessage('cardEditor.saving', 'Saving');
export const cancel = defineMessage('cardEditor.cancel', 'Cancel');
export const previewButton = defineMessage('cardEditor.previewButton', 'Preview');
export const saveDraftButton = defineMessage('cardEditor.saveDraftButton', 'Save draft');
export const saveChangesButton = defineMessage('cardEditor.saveChangesButton', 'Save changes');
export const publishButton = defineMessage('cardEditor.publishButton', 'Publish');

// Form sections.

export const basicsTitle = defineMessage('cardEditor.basicsTitle', '{kind, select, talent {Profile} other {Basics}}');
export const basicsText = defineMessage(
  'cardEditor.basicsText',
  '{kind, select, talent {How others find and remember the talent.} other {The first lines that talents read.}}',
);
export const titlePlaceholder = defineMessage(
  'cardEditor.titlePlaceholder',
  '{kind, select, talent {Senior React developer} other {React developer for a booking platform}}',
);
export const ratesTitle = defineMessage('cardEditor.ratesTitle', 'Rates');
export const ratesText = defineMessage('cardEditor.ratesText', 'Optional, in US dollars.');
export const visibilityTitle = defineMessage('cardEditor.visibilityTitle', 'Visibility');
export const privateText = defineMessage('cardEditor.privateText', 'Only you, your company and our staff see it.');
export const onHoldText = defineMessage('cardEditor.onHoldText', 'Hidden from the market while on hold.');

// Rates. {rate}: “Hourly rate” or “Monthly rate”.

export const minRateLabel = defineMessage('cardEditor.minRateLabel', '{rate}, from');
export const maxRateLabel = defineMessage('cardEditor.maxRateLabel', '{rate}, to');
export const hourlyUnit = defineMessage('cardEditor.hourlyUnit', '/hr');
export const monthlyUnit = defineMessage('cardEditor.monthlyUnit', '/month');

// Time zones.

export const timeZonePlaceholder = defineMessage('cardEditor.timeZonePlaceholder', 'Search by name');
export const ownTimeZoneButton = defineMessage('cardEditor.ownTimeZoneButton', 'Use {zone}');

// Hints on a job.

export const hintsTitle = defineMessage('cardEditor.hintsTitle', 'Check before publishing');
export const hintsText = defineMessage('cardEditor.hintsText', 'You can also publish the job without changes.');

// Preview.

export const previewTitle = defineMessage('cardEditor.previewTitle', 'As others will see it');
export const summaryTitle = defineMessage(
  'cardEditor.summaryTitle',
  '{kind, select, talent {About} other {Description}}',
);
export const keepEditingButton = defineMessage('cardEditor.keepEditingButton', 'Keep editing');
export const untitled = defineMessage('cardEditor.untitled', 'Untitled');
export const unnamed = defineMessage('cardEditor.unnamed', 'Untitled');

// Display texts of field values.

export const yes = defineMessage('cardEditor.yes', 'Yes');
export const no = defineMessage('cardEditor.no', 'No');
export const anywhere = defineMessage('cardEditor.anywhere', 'Anywhere');
export const mainSkill = defineMessage('cardEditor.mainSkill', '{skill} (main)');
/** {answer}: the kind of answer, or the choices, and perhaps “required”. */
export const questionSummary = defineMessage('cardEditor.questionSummary', '{question} ({answer})');
export const required = defineMessage('cardEditor.required', 'required');
