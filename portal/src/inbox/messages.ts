import { defineMessage } from '@crewdock/contract/message';

// Page.
export const title = defineMessage('inbox.title', 'Inbox');
export const listLabel = defineMessage('inbox.listLabel', 'Needs your answer');
export const emptyTitle = defineMessage('inbox.emptyTitle', 'You’re all caught up');
export const emptyText = defineMessage(
  'inbox.emptyText',
  'Proposals, applications, interview times and everything else that needs your answer will appear here.',
);
export const emptyLink = defineMessage('inbox.emptyLink', 'Browse the market');

// Entries.
export const typeRelation = defineMessage('inbox.typeRelation', 'Proposal');
export const typeApplication = defineMessage('inbox.typeApplication', 'Application');
export const typeInterview = defineMessage('inbox.typeInterview', 'Interview');
export const typeVerdict = defineMessage('inbox.typeVerdict', 'Feedback');
export const typeResource = defineMessage('inbox.typeResource', 'Availability');
export const interviewTimes = defineMessage(
  'inbox.interviewTimes',
  '{count, plural, one {# time offered} other {# times offered}}',
);
export const confirmedOn = defineMessage('inbox.confirmedOn', 'Last confirmed on {date}');
export const selectEntry = defineMessage('inbox.selectEntry', 'Select {name}');

// Buttons.
export const confirmButton = defineMessage('inbox.confirmButton', 'Confirm');
export const confirmLabel = defineMessage('inbox.confirmLabel', 'Confirm {name}');
export const rejectButton = defineMessage('inbox.rejectButton', 'Reject');
export const rejectLabel = defineMessage('inbox.rejectLabel', 'Reject {name}');
export const unavailableButton = defineMessage('inbox.unavailableButton', 'Not available');
export const unavailableLabel = defineMessage('inbox.unavailableLabel', '{name} is not available');
export const shortlistButton = defineMessage('inbox.shortlistButton', 'Shortlist');
export const shortlistLabel = defineMessage('inbox.shortlistLabel', 'Shortlist {name}');
export const readButton = defineMessage('inbox.readButton', 'Mark as read');
export const readLabel = defineMessage('inbox.readLabel', 'Mark feedback of {name} as read');
export const pickButton = defineMessage('inbox.pickButton', 'Pick a time');
export const pickLabel = defineMessage('inbox.pickLabel', 'Pick a time for {name}');
export const laterButton = defineMessage('inbox.laterButton', 'Later');
export const laterLabel = defineMessage('inbox.laterLabel', 'Answer {name} later');
export const closeButton = defineMessage('inbox.closeButton', 'Close');
export const openShared = defineMessage(
  'inbox.openShared',
  '{kind, select, request {Open job} talent {Open talent} other {Open list}}',
);
export const openResource = defineMessage('inbox.openResource', 'Edit resource');

// Bulk answers.
export const selectionLabel = defineMessage('inbox.selectionLabel', 'Selected entries');
export const selected = defineMessage('inbox.selected', '{count, plural, one {# selected} other {# selected}}');
export const selectAll = defineMessage('inbox.selectAll', 'Select all');
export const clearSelection = defineMessage('inbox.clearSelection', 'Clear selection');
export const entryCount = defineMessage('inbox.entryCount', '{count, plural, one {# entry} other {# entries}}');

// Notices.
export const undo = defineMessage('inbox.undo', 'Undo');
export const confirmedNotice = defineMessage(
  'inbox.confirmedNotice',
  '{count, plural, one {{name} confirmed} other {# confirmed}}',
);
export const rejectedNotice = defineMessage(
  'inbox.rejectedNotice',
  '{count, plural, one {{name} rejected} other {# rejected}}',
);
export const shortlistedNotice = defineMessage(
  'inbox.shortlistedNotice',
  '{count, plural, one {{name} shortlisted} other {# shortlisted}}',
);
export const invitedNotice = defineMessage(
  'inbox.invitedNotice',
  '{count, plural, one {{name} invited} other {# invited}}',
);
export const laterNotice = defineMessage(
  'inbox.laterNotice',
  '{count, plural, one {{name} hidden until tomorrow} other {# hidden until tomorrow}}',
);
export const notPossible = defineMessage(
  'inbox.notPossible',
  '{answer, select, confirm {{name} can’t be confirmed here} reject {{name} can’t be rejected here} shortlist {{name} can’t be shortlisted} other {Not possible for {name}}}',
);
export const answerFailed = defineMessage(
  'inbox.answerFailed',
  '{count, plural, one {# answer wasn’t saved. Check the entry and try again.} other {# answers weren’t saved. Check the entries and try again.}}',
);
export const undoFailed = defineMessage('inbox.undoFailed', 'This can no longer be undone.');

// Shortcuts.
export const keyNext = defineMessage('inbox.keyNext', 'Next entry');
export const keyPrevious = defineMessage('inbox.keyPrevious', 'Previous entry');
export const keyOpen = defineMessage('inbox.keyOpen', 'Open the entry');
export const keyClose = defineMessage('inbox.keyClose', 'Close the side panel');
export const keyConfirm = defineMessage('inbox.keyConfirm', 'Confirm, or mark as read');
export const keyReject = defineMessage('inbox.keyReject', 'Reject, with a reason');
export const keyStep = defineMessage('inbox.keyStep', 'Move to the next step');
export const keyLater = defineMessage('inbox.keyLater', 'Answer later');
export const keySelect = defineMessage('inbox.keySelect', 'Select');
export const keySelectAll = defineMessage('inbox.keySelectAll', 'Select all');
export const keyUndo = defineMessage('inbox.keyUndo', 'Undo');
export const keyShortcuts = defineMessage('inbox.keyShortcuts', 'Show shortcuts');
