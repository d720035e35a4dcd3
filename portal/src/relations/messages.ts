import { defineMessage } from '@crewdock/contract/message';

// Statuses, filters and labels.

export const statusProposed = defineMessage('relations.statusProposed', 'Proposed');
export const statusConfirmed = defineMessage('relations.statusConfirmed', 'Confirmed');
export const statusRejected = defineMessage('relations.statusRejected', 'Rejected');
export const statusProceeded = defineMessage('relations.statusProceeded', 'Proceeded');
export const statusArchived = defineMessage('relations.statusArchived', 'Withdrawn');
/** The label of the hiring step, as a state. */
export const statusHired = defineMessage('relations.statusHired', 'Hired');
export const filterActive = defineMessage('relations.filterActive', 'Active');
export const filterWaiting = defineMessage('relations.filterWaiting', 'Needs your reply');
export const filterAll = defineMessage('relations.filterAll', 'All');
export const filtersLabel = defineMessage('relations.filtersLabel', 'Status');
/** For staff: one of the two sides has to reply. */
export const needsReply = defineMessage('relations.needsReply', 'Needs reply');
export const hiredOf = defineMessage('relations.hiredOf', '{hired} of {headcount} hired');
export const proposeLabel = defineMessage(
  'relations.proposeLabel',
  '{kind, select, talent {Propose for jobs} other {Propose talents}}',
);
export const applicationsSent = defineMessage(
  'relations.applicationsSent',
  '{count, plural, one {Application sent} other {# applications sent}}',
);
export const proposalsSent = defineMessage(
  'relations.proposalsSent',
  '{count, plural, one {Proposal sent} other {# proposals sent}}',
);
export const loading = defineMessage('relations.loading', 'Loading');
export const undo = defineMessage('relations.undo', 'Undo');
export const cancelButton = defineMessage('relations.cancelButton', 'Cancel');
export const closeButton = defineMessage('relations.closeButton', 'Close');
export const tryAgainButton = defineMessage('relations.tryAgainButton', 'Try again');

// Match score.

export const modeStrict = defineMessage('relations.modeStrict', 'Strict');
export const modeModerate = defineMessage('relations.modeModerate', 'Moderate');
export const modeRecommended = defineMessage('relations.modeRecommended', 'Recommended');
export const modeAll = defineMessage('relations.modeAll', 'All');
/** Heading of the cards that only the matching mode “All” includes. */
export const groupOther = defineMessage('relations.groupOther', 'Other');
export const gradeStrong = defineMessage('relations.gradeStrong', 'Strong');
export const gradeGood = defineMessage('relations.gradeGood', 'Good');
export const gradePartial = defineMessage('relations.gradePartial', 'Partial');
export const gradeWeak = defineMessage('relations.gradeWeak', 'Weak');
export const matchScore = defineMessage(
  'relations.matchScore',
  'Match {score} of 100, {grade, select, Strong {strong} Good {good} Partial {partial} other {weak}}',
);
/** {details} is a list such as “a rate and a country”. */
export const potentialScore = defineMessage('relations.potentialScore', 'up to {score} with {details}');
/** The end of a list: {details} are all details but the last one. */
export const lastDetail = defineMessage('relations.lastDetail', '{details} and {last}');
export const missingMainSkills = defineMessage('relations.missingMainSkills', 'years of main skills');
export const missingSkills = defineMessage('relations.missingSkills', 'years of other skills');
export const missingSeniority = defineMessage('relations.missingSeniority', 'a seniority level');
export const missingEnglish = defineMessage('relations.missingEnglish', 'an English level');
export const missingRate = defineMessage('relations.missingRate', 'a rate');
export const missingCountry = defineMessage('relations.missingCountry', 'a country');
export const missingSpecialization = defineMessage('relations.missingSpecialization', 'a specialization');
export const whyThisScore = defineMessage('relations.whyThisScore', 'Why this score');
export const reasonsError = defineMessage('relations.reasonsError', 'We couldn’t load this.');
export const reasonsEmpty = defineMessage(
  'relations.reasonsEmpty',
  'These cards don’t have enough details to compare yet.',
);
export const reasonsLabel = defineMessage('relations.reasonsLabel', 'How well it fits');
export const verdictFits = defineMessage('relations.verdictFits', 'Fits');
export const verdictPartly = defineMessage('relations.verdictPartly', 'Fits partly');
export const verdictMissing = defineMessage('relations.verdictMissing', 'Doesn’t fit');
export const verdictUnknown = defineMessage('relations.verdictUnknown', 'Unknown');
export const verdict = defineMessage('relations.verdict', '{verdict}:');
export const matchingMode = defineMessage('relations.matchingMode', 'Matching: {mode}.');

// List and board.

export const viewLabel = defineMessage('relations.viewLabel', 'View');
export const viewList = defineMessage('relations.viewList', 'List');
export const viewBoard = defineMessage('relations.viewBoard', 'Board');
export const emptyTitle = defineMessage('relations.emptyTitle', 'Nothing here');
export const emptyText = defineMessage('relations.emptyText', 'No proposals have this status now.');
export const showAll = defineMessage('relations.showAll', 'Show all {count}');
export const noteCount = defineMessage('relations.noteCount', '{count, plural, one {# note} other {# notes}}');
/** {step} is the step that an ended proposal had reached. */
export const afterStep = defineMessage('relations.afterStep', 'after {step}');
export const since = defineMessage('relations.since', 'Since {date}');
export const confirmButton = defineMessage('relations.confirmButton', 'Confirm');
export const confirmLabel = defineMessage('relations.confirmLabel', 'Confirm {name}');
export const proceedButton = defineMessage('relations.proceedButton', 'Proceed…');
export const proceedLabel = defineMessage('relations.proceedLabel', 'Proceed with {name}');
export const restoreButton = defineMessage('relations.restoreButton', 'Restore');
export const restoreLabel = defineMessage('relations.restoreLabel', 'Restore {name}');
export const rejectButton = defineMessage('relations.rejectButton', 'Reject…');
export const rejectLabel = defineMessage('relations.rejectLabel', 'Reject {name}');
export const withdrawButton = defineMessage('relations.withdrawButton', 'Withdraw');
export const withdrawProposalButton = defineMessage('relations.withdrawProposalButton', 'Withdraw proposal');
export const withdrawApplicationButton = defineMessage('relations.withdrawApplicationButton', 'Withdraw application');
/** Undoes the last move, named by the status to which it led. */
export const undoMoveButton = defineMessage(
  'relations.undoMoveButton',
  '{status, select, proposed {Undo proposal} confirmed {Undo confirmation} other {Undo step}}',
);
export const rowMenuLabel = defineMessage('relations.rowMenuLabel', 'More for {name}');
export const deleteLinkButton = defineMessage('relations.deleteLinkButton', 'Delete link');
export const filledText = defineMessage(
  'relations.filledText',
  '<b>{hires}.</b> You can close the job now and notify the other candidates.',
);
export const closeJobMenu = defineMessage('relations.closeJobMenu', 'Close job…');

// Relation details.

export const openTalent = defineMessage('relations.openTalent', 'Open the talent’s card');
export const openJob = defineMessage('relations.openJob', 'Open the job');
export const newWindow = defineMessage('relations.newWindow', '(in a new window)');
export const waitingForYou = defineMessage('relations.waitingForYou', 'Waiting for your reply since {date}.');
export const waitingForYouOr = defineMessage(
  'relations.waitingForYouOr',
  '{other, select, talent {Waiting for a reply from you or the talent since {date}.} other {Waiting for a reply from you or the client since {date}.}}',
);
export const waitingForOther = defineMessage(
  'relations.waitingForOther',
  '{other, select, talent {Waiting for the talent.} other {Waiting for the client.}}',
);
/** For staff. */
export const waitingForSide = defineMessage(
  'relations.waitingForSide',
  '{side, select, talent {Waiting for the talent since {date}.} other {Waiting for the client since {date}.}}',
);
/** For staff. */
export const waitingForEither = defineMessage(
  'relations.waitingForEither',
  'Waiting for the talent or the client since {date}.',
);
export const agreedNext = defineMessage('relations.agreedNext', 'Both sides agree. You can choose the next step.');
export const agreed = defineMessage('relations.agreed', 'Both sides agree.');
export const rejectedFor = defineMessage('relations.rejectedFor', '{reason}.');
export const rejectedAfter = defineMessage('relations.rejectedAfter', 'After {step}.');
export const startsOn = defineMessage('relations.startsOn', 'Starts on {date}.');
export const agreedRate = defineMessage('relations.agreedRate', 'Rate: {rate}.');
export const withdrawn = defineMessage('relations.withdrawn', 'Withdrawn, not rejected.');
export const historyTitle = defineMessage('relations.historyTitle', 'History');
export const historyError = defineMessage('relations.historyError', 'We couldn’t load the history.');
export const restoredTo = defineMessage('relations.restoredTo', 'Restored to {status}');

// Notices.

export const offlineNotice = defineMessage('relations.offlineNotice', 'No connection. {name} wasn’t moved.');
export const movedByOthers = defineMessage(
  'relations.movedByOthers',
  'Someone else moved {name} first. New status: {status}.',
);
export const movedByOthersFirst = defineMessage('relations.movedByOthersFirst', 'Someone else moved {name} first.');
export const confirmedNotice = defineMessage('relations.confirmedNotice', '{name} confirmed');
export const restoredNotice = defineMessage('relations.restoredNotice', '{name} restored');
export const withdrawnNotice = defineMessage('relations.withdrawnNotice', '{name} withdrawn');
/** After an undo: {status} is the previous status, such as “proposed”. */
export const undoneNotice = defineMessage('relations.undoneNotice', '{name} is {status} again');
export const undoTooLate = defineMessage(
  'relations.undoTooLate',
  'It’s too late to undo. The email about {name} was already sent.',
);
export const undoOutdated = defineMessage(
  'relations.undoOutdated',
  '{name} was moved again in the meantime. Undo the last move first.',
);
export const proposalsUndone = defineMessage(
  'relations.proposalsUndone',
  '{count, plural, one {Proposal undone} other {# proposals undone}}',
);
export const applicationsUndone = defineMessage(
  'relations.applicationsUndone',
  '{count, plural, one {Application undone} other {# applications undone}}',
);
export const proposalsTooLate = defineMessage(
  'relations.proposalsTooLate',
  '{count, plural, one {It’s too late to undo 1 of them. You can still withdraw it.} other {It’s too late to undo # of them. You can still withdraw them.}}',
);
export const rejectedNotice = defineMessage('relations.rejectedNotice', '{name} rejected');
/** {status} is the step, such as “interview”. */
export const proceededNotice = defineMessage('relations.proceededNotice', '{name}: {status}');
export const alreadyAnswered = defineMessage('relations.alreadyAnswered', '{name} was already answered');
export const linkDeleted = defineMessage('relations.linkDeleted', 'Link with {name} deleted');
export const linkedAgain = defineMessage('relations.linkedAgain', 'Someone else has linked them again.');
export const notPossible = defineMessage(
  'relations.notPossible',
  '{move, select, confirm {You can’t confirm {name} now.} reject {You can’t reject {name} now.} proceed {You can’t move {name} to the next step now.} other {You can’t withdraw {name} now.}}',
);

// Dialogs that confirm, reject and proceed.

export const confirmTitle = defineMessage('relations.confirmTitle', 'Confirm this proposal?');
export const confirmText = defineMessage(
  'relations.confirmText',
  'After you confirm {name}, both sides can plan the next step.',
);
export const rejectTitle = defineMessage('relations.rejectTitle', 'Reject {name}?');
export const rejectReasons = defineMessage('relations.rejectReasons', 'Reason');
export const ourDecision = defineMessage('relations.ourDecision', 'Our decision');
export const theirDecision = defineMessage('relations.theirDecision', 'Their decision');
export const rejectComment = defineMessage('relations.rejectComment', 'Comment');
/** {side} is the side that rejects. */
export const rejectCommentNote = defineMessage(
  'relations.rejectCommentNote',
  '{side, select, talent {Visible to the client.} other {Visible to the talent.}}',
);
export const rejectCommentStaffNote = defineMessage('relations.rejectCommentStaffNote', 'Visible to both sides.');
export const rejectSubmit = defineMessage('relations.rejectSubmit', 'Reject');
export const proceedTitle = defineMessage('relations.proceedTitle', 'Move {name} to…');
export const proceedSteps = defineMessage('relations.proceedSteps', 'Next step');
export const proceedStartDate = defineMessage('relations.proceedStartDate', 'Start date');
export const proceedRate = defineMessage('relations.proceedRate', 'Agreed rate');
export const proceedSubmit = defineMessage('relations.proceedSubmit', 'Proceed');

// Keyboard shortcuts.

export const shortcutsButton = defineMessage('relations.shortcutsButton', 'Shortcuts');
export const shortcutsTitle = defineMessage('relations.shortcutsTitle', 'Keyboard shortcuts');
export const shortcutsDone = defineMessage('relations.shortcutsDone', 'Done');
export const keyNext = defineMessage('relations.keyNext', 'Next');
export const keyPrevious = defineMessage('relations.keyPrevious', 'Previous');
export const keyOpen = defineMessage('relations.keyOpen', 'Open');
export const keyClose = defineMessage('relations.keyClose', 'Close');
export const keyConfirm = defineMessage('relations.keyConfirm', 'Confirm');
export const keyReject = defineMessage('relations.keyReject', 'Reject with the reason of that digit');
export const keyProceed = defineMessage('relations.keyProceed', 'Choose the next step');
export const keyUndo = defineMessage('relations.keyUndo', 'Undo the last action');
export const keyWithdraw = defineMessage('relations.keyWithdraw', 'Withdraw');
export const keyNextCard = defineMessage('relations.keyNextCard', 'Next or previous card in the table');
export const keyShortcuts = defineMessage('relations.keyShortcuts', 'Show these shortcuts');

// Closing a job.

export const closeJobTitle = defineMessage('relations.closeJobTitle', 'Close {title}?');
export const closeJobTooLate = defineMessage(
  'relations.closeJobTooLate',
  'Someone else has already closed or archived this job.',
);
/** {hires} is “2 of 3 hired”. */
export const closeJobHires = defineMessage('relations.closeJobHires', '{hires}.');
export const closeJobText = defineMessage(
  'relations.closeJobText',
  'The job is removed from the market immediately. Everyone selected is told that the position is filled.',
);
export const closeJobNobody = defineMessage(
  'relations.closeJobNobody',
  'The job is removed from the market immediately. No one else is waiting, so no one is notified.',
);
export const closeJobTalents = defineMessage('relations.closeJobTalents', 'Talents');
export const closeJobTalentsNote = defineMessage(
  'relations.closeJobTalentsNote',
  'Unselected talents are withdrawn with the job and aren’t notified.',
);
export const closeJobApplications = defineMessage('relations.closeJobApplications', 'Applications');
export const closeJobApplicationsNote = defineMessage(
  'relations.closeJobApplicationsNote',
  'Unselected applications stay open.',
);
/** The heading of a group of people: {name} is “Talents” or “Applications”. */
export const closeJobGroup = defineMessage('relations.closeJobGroup', '{name} · {selected} of {total}');
export const closeJobMore = defineMessage(
  'relations.closeJobMore',
  'There are more than are listed here. Those not listed are treated as unselected.',
);
export const closeJobMessageNote = defineMessage('relations.closeJobMessageNote', 'Sent to everyone selected.');
export const closeJobNotifyButton = defineMessage('relations.closeJobNotifyButton', 'Close job and notify {count}');
export const closeJobButton = defineMessage('relations.closeJobButton', 'Close job');
export const jobClosed = defineMessage('relations.jobClosed', '{title} closed');
export const jobClosedNotified = defineMessage(
  'relations.jobClosedNotified',
  '{title} closed · {count, plural, one {# person notified} other {# people notified}}',
);
export const jobReopened = defineMessage('relations.jobReopened', '{title} reopened');

// Dialogs that propose cards.

export const proposeOwnTitle = defineMessage(
  'relations.proposeOwnTitle',
  '{kind, select, talent {Propose one of my jobs} other {Propose my talents}}',
);
export const applyForJobs = defineMessage('relations.applyForJobs', 'Apply for jobs');
export const applyForJob = defineMessage('relations.applyForJob', 'Apply for this job');
export const proposeForJob = defineMessage('relations.proposeForJob', 'Propose for this job');
export const proposeTalent = defineMessage('relations.proposeTalent', 'Propose {name}');
export const proposedTalent = defineMessage('relations.proposedTalent', 'Talent: <b>{name}</b>');
export const proposedFor = defineMessage('relations.proposedFor', 'For <b>{name}</b>');
export const nameAndCompany = defineMessage('relations.nameAndCompany', '{name}, {company}');
export const nameAndTitle = defineMessage('relations.nameAndTitle', '{name}, {title}');
export const candidatesSearch = defineMessage(
  'relations.candidatesSearch',
  '{kind, select, talent {Search talents} other {Search jobs}}',
);
export const candidatesSearchPlaceholder = defineMessage(
  'relations.candidatesSearchPlaceholder',
  '{kind, select, talent {Name or title} other {Title}}',
);
export const candidatesLabel = defineMessage(
  'relations.candidatesLabel',
  '{kind, select, talent {Talents} other {Jobs}}',
);
export const candidateLabel = defineMessage(
  'relations.candidateLabel',
  '{name}, match {score} of 100, {grade, select, Strong {strong} Good {good} Partial {partial} other {weak}}',
);
export const candidateOwner = defineMessage('relations.candidateOwner', 'of {owner}');
export const candidatesNotFound = defineMessage(
  'relations.candidatesNotFound',
  '{kind, select, talent {No talents match your search.} other {No jobs match your search.}}',
);
export const marketNotFound = defineMessage(
  'relations.marketNotFound',
  '{kind, select, talent {No talents match your search and filters.} other {No jobs match your search and filters.}}',
);
export const marketEmpty = defineMessage(
  'relations.marketEmpty',
  '{kind, select, talent {No talents on the market match yet.} other {No jobs on the market match yet.}} New ones are added every day.',
);
export const ownEmpty = defineMessage(
  'relations.ownEmpty',
  '{kind, select, talent {You have no active talents yet. Add one to continue.} other {You have no active jobs yet. Post one to continue.}}',
);
export const matchingLabel = defineMessage('relations.matchingLabel', 'Matching');
export const messageLabel = defineMessage('relations.messageLabel', 'Message');
export const messageNote = defineMessage(
  'relations.messageNote',
  '{reader, select, talent {Visible to the talent.} other {Visible to the client.}}',
);
export const applyButton = defineMessage('relations.applyButton', 'Apply');
export const proposeButton = defineMessage('relations.proposeButton', 'Propose');
export const applyWithButton = defineMessage(
  'relations.applyWithButton',
  '{count, plural, one {Apply with # talent} other {Apply with # talents}}',
);
export const applyForButton = defineMessage(
  'relations.applyForButton',
  '{count, plural, one {Apply for # job} other {Apply for # jobs}}',
);
export const proposeTalentsButton = defineMessage(
  'relations.proposeTalentsButton',
  '{count, plural, one {Propose # talent} other {Propose # talents}}',
);
export const proposeJobsButton = defineMessage(
  'relations.proposeJobsButton',
  '{count, plural, one {Propose # job} other {Propose # jobs}}',
);
