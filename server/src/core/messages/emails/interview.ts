import { defineMessage } from '@crewdock/contract/message';

// Emails about interviews. `{pair}`: the talent and the job.

export const talentAndJob = defineMessage('interviewEmails.talentAndJob', '{talent} and {job}');
export const timesOffered = defineMessage('interviewEmails.timesOffered', 'Pick an interview time: {pair}');
export const timesOfferedAgain = defineMessage(
  'interviewEmails.timesOfferedAgain',
  'Pick a new interview time: {pair}',
);
export const offeredText = defineMessage(
  'interviewEmails.offeredText',
  'Pick one of these times. The interview takes {minutes, plural, one {# minute} other {# minutes}}.',
);
export const offeredAgainText = defineMessage(
  'interviewEmails.offeredAgainText',
  'The client would like to move the interview. The current time stays booked until you pick another one.',
);
export const interviewBooked = defineMessage('interviewEmails.interviewBooked', 'Interview booked: {pair}');
export const interviewMoved = defineMessage('interviewEmails.interviewMoved', 'Interview moved: {pair}');
export const interviewCancelled = defineMessage('interviewEmails.interviewCancelled', 'Interview canceled: {pair}');
export const noTimeFits = defineMessage('interviewEmails.noTimeFits', 'No interview time fits: {pair}');
export const offerOthers = defineMessage('interviewEmails.offerOthers', 'You can offer other times.');
export const timesWithdrawn = defineMessage('interviewEmails.timesWithdrawn', 'Interview times withdrawn: {pair}');
export const timesWithdrawnText = defineMessage(
  'interviewEmails.timesWithdrawnText',
  'The interview times that were offered to you are no longer available.',
);
export const reasonLine = defineMessage('interviewEmails.reasonLine', 'Reason: {reason}');
export const placeLine = defineMessage('interviewEmails.placeLine', 'Where: {place}');
export const withinDay = defineMessage('interviewEmails.withinDay', 'Interview within a day: {pair}');
export const withinHour = defineMessage('interviewEmails.withinHour', 'Interview within the hour: {pair}');
export const pickButton = defineMessage('interviewEmails.pickButton', 'Pick a time');
export const changeButton = defineMessage('interviewEmails.changeButton', 'Move or cancel');
export const openButton = defineMessage('interviewEmails.openButton', 'Open interview');
/** Title of the calendar event. */
export const eventTitle = defineMessage('interviewEmails.eventTitle', 'Interview: {pair}');
