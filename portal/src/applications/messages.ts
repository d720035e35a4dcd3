import { defineMessage } from '@crewdock/contract/message';

export const loading = defineMessage('applications.loading', 'Loading');
export const cancelButton = defineMessage('applications.cancelButton', 'Cancel');
export const tryAgainButton = defineMessage('applications.tryAgainButton', 'Try again');
export const undo = defineMessage('applications.undo', 'Undo');

// Statuses and filters.

export const statusOpen = defineMessage('applications.statusOpen', 'Open');
export const statusShortlisted = defineMessage('applications.statusShortlisted', 'Shortlisted');
export const statusInvited = defineMessage('applications.statusInvited', 'Invited');
export const statusRejected = defineMessage('applications.statusRejected', 'Rejected');
export const filterActive = defineMessage('applications.filterActive', 'To decide');
export const filterUnread = defineMessage('applications.filterUnread', 'Unread');
export const filterAll = defineMessage('applications.filterAll', 'All');
export const filtersLabel = defineMessage('applications.filtersLabel', 'Status');

// Inbox.

export const searchLabel = defineMessage('applications.searchLabel', 'Search in applications');
export const searchPlaceholder = defineMessage('applications.searchPlaceholder', 'Name, email or keyword');
export const listLabel = defineMessage('applications.listLabel', 'Applications');
export const emptyTitle = defineMessage('applications.emptyTitle', 'No applications yet');
export const emptyText = defineMessage(
  'applications.emptyText',
  'Applications from job pages and embedded job boards appear here.',
);
export const filteredTitle = defineMessage('applications.filteredTitle', 'Nothing here');
export const notFound = defineMessage('applications.notFound', 'No applications match your search.');
export const noneActive = defineMessage('applications.noneActive', 'All applications are decided.');
export const noneUnread = defineMessage('applications.noneUnread', 'All applications are read.');
export const noneOpen = defineMessage('applications.noneOpen', 'No applications are open.');
export const noneShortlisted = defineMessage('applications.noneShortlisted', 'No applications are on the shortlist.');
export const noneInvited = defineMessage('applications.noneInvited', 'No one has been invited yet.');
export const noneRejected = defineMessage('applications.noneRejected', 'No applications have been rejected.');
export const showAll = defineMessage('applications.showAll', 'Show all {count}');
export const unread = defineMessage('applications.unread', '(unread)');
export const withCv = defineMessage('applications.withCv', 'CV attached');

// Application details.

/** {source} is a website or company. */
export const sentOn = defineMessage('applications.sentOn', '{date} on {source}');
export const markUnread = defineMessage('applications.markUnread', 'Mark as unread');
export const markRead = defineMessage('applications.markRead', 'Mark as read');
export const closeButton = defineMessage('applications.closeButton', 'Close');
export const reason = defineMessage('applications.reason', '{reason}.');
export const openTalent = defineMessage('applications.openTalent', 'Open the talent');
export const agreedTo = defineMessage('applications.agreedTo', 'Agreed to: {consent}');
export const cvTitle = defineMessage('applications.cvTitle', 'CV');
export const openFullSize = defineMessage('applications.openFullSize', 'Open full size');
export const newWindow = defineMessage('applications.newWindow', '(in a new window)');
export const cvFrame = defineMessage('applications.cvFrame', 'CV: {name}');
export const cvError = defineMessage('applications.cvError', 'We couldn’t show the CV.');
export const earlierCvs = defineMessage('applications.earlierCvs', 'Earlier CVs');
export const historyTitle = defineMessage('applications.historyTitle', 'History');
export const historyError = defineMessage('applications.historyError', 'We couldn’t load the history.');
export const restoredTo = defineMessage('applications.restoredTo', 'Restored to {status}');
export const removedFromShortlist = defineMessage('applications.removedFromShortlist', 'Removed from the shortlist');

// Status changes.

export const inviteButton = defineMessage('applications.inviteButton', 'Invite…');
export const shortlistButton = defineMessage('applications.shortlistButton', 'Shortlist');
export const rejectButton = defineMessage('applications.rejectButton', 'Reject…');
export const restoreButton = defineMessage('applications.restoreButton', 'Restore');
export const unlistButton = defineMessage('applications.unlistButton', 'Remove from shortlist');
export const notInvitable = defineMessage(
  'applications.notInvitable',
  '{name} can’t be invited because the job is no longer open.',
);
export const movedByOthers = defineMessage(
  'applications.movedByOthers',
  'Someone else moved {name} first. New status: {status}.',
);
export const invitedNotice = defineMessage('applications.invitedNotice', '{name} invited');
export const showButton = defineMessage('applications.showButton', 'Show');
export const reopenedNotice = defineMessage('applications.reopenedNotice', '{name} moved back to open');
export const rejectedNotice = defineMessage('applications.rejectedNotice', '{name} rejected');
export const shortlistedNotice = defineMessage('applications.shortlistedNotice', '{name} shortlisted');
export const offlineNotice = defineMessage('applications.offlineNotice', 'No connection. {name} wasn’t moved.');
export const notPossible = defineMessage(
  'applications.notPossible',
  '{move, select, shortlist {You can’t shortlist {name} now.} reject {You can’t reject {name} now.} other {You can’t invite {name} now.}}',
);
export const inviteTitle = defineMessage('applications.inviteTitle', 'Invite {name}?');
export const inviteText = defineMessage(
  'applications.inviteText',
  '{name} is added to your private talents and confirmed for this job. You can then plan interviews, make an offer and hire.',
);
export const inviteMessage = defineMessage('applications.inviteMessage', 'Message');
export const inviteSubmit = defineMessage('applications.inviteSubmit', 'Invite');
export const inEmail = defineMessage('applications.inEmail', 'Included in the email.');
export const inEmailWithoutReason = defineMessage(
  'applications.inEmailWithoutReason',
  'Included in the email, without the reason.',
);
export const notVisible = defineMessage('applications.notVisible', 'Not visible to the applicant.');
export const emailInvitation = defineMessage(
  'applications.emailInvitation',
  'Email {name}, who can reply to your address',
);
export const emailRejection = defineMessage('applications.emailRejection', 'Email {name} about the rejection');

// Keyboard shortcuts.

export const keyNext = defineMessage('applications.keyNext', 'Next');
export const keyPrevious = defineMessage('applications.keyPrevious', 'Previous');
export const keyOpen = defineMessage('applications.keyOpen', 'Open');
export const keyClose = defineMessage('applications.keyClose', 'Close');
export const keyShortlist = defineMessage('applications.keyShortlist', 'Shortlist');
export const keyReject = defineMessage('applications.keyReject', 'Reject with the reason of that digit');
export const keyInvite = defineMessage('applications.keyInvite', 'Invite');
export const keyUndo = defineMessage('applications.keyUndo', 'Undo a rejection, or remove from the shortlist');
export const keyRead = defineMessage('applications.keyRead', 'Mark as read or unread');
export const keyShortcuts = defineMessage('applications.keyShortcuts', 'Show these shortcuts');

// Application form.

export const applyTitle = defineMessage('applications.applyTitle', 'Apply for {title}');
export const nameLabel = defineMessage('applications.nameLabel', 'Name');
export const emailLabel = defineMessage('applications.emailLabel', 'Email');
export const phoneLabel = defineMessage('applications.phoneLabel', 'Phone');
export const messageLabel = defineMessage('applications.messageLabel', 'Message');
export const cvDescription = defineMessage(
  'applications.cvDescription',
  'PDF or DOCX, up to {size}. Visible to the client and our staff.',
);
export const removeCvButton = defineMessage('applications.removeCvButton', 'Remove CV');
export const sendButton = defineMessage('applications.sendButton', 'Send application');
export const sentNotice = defineMessage('applications.sentNotice', 'Your application was sent');
export const questionsChanged = defineMessage(
  'applications.questionsChanged',
  'The questions for this job have changed. Your input is still here. Please check your answers.',
);
export const answerRequired = defineMessage('applications.answerRequired', 'Answer this question.');
export const chooseOne = defineMessage('applications.chooseOne', 'Choose one');
export const noAnswer = defineMessage('applications.noAnswer', 'No answer');
