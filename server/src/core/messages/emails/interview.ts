import { message } from '@crewdock/contract/message';

// Emails about interviews. `{pair}`: the talent and the job.

export const pair = message('interviewEmails.pair', '{talent} and {job}');
export const offered = message('interviewEmails.offered', 'Pick an interview time: {pair}');
export const offeredAgain = message('interviewEmails.offeredAgain', 'Pick a new interview time: {pair}');
export const offeredText = message(
  'interviewEmails.offeredText',
  'Pick one of these times. The interview takes {minutes, plural, one {# minute} other {# minutes}}.',
);
export const offeredAgainText = message(
  'interviewEmails.offeredAgainText',
  'The client would like to move the interview. The current time stays booked until you pick another one.',
);
export const booked = message('interviewEmails.booked', 'Interview booked: {pair}');
export const moved = message('interviewEmails.moved', 'Interview moved: {pair}');
export const cancelled = message('interviewEmails.cancelled', 'Interview cancelled: {pair}');
export const noTimeFits = message('interviewEmails.noTimeFits', 'No interview time fits: {pair}');
export const offerOthers = message('interviewEmails.offerOthers', 'You can offer other times.');
export const timesWithdrawn = message('interviewEmails.timesWithdrawn', 'Interview times withdrawn: {pair}');
export const timesWithdrawnText = message(
  'interviewEmails.timesWithdrawnText',
  'The interview times that were offered to you are no longer available.',
);
export const reason = message('interviewEmails.reason', 'Reason: {reason}');
export const place = message('interviewEmails.place', 'Where: {place}');
export const withinDay = message('interviewEmails.withinDay', 'Interview within a day: {pair}');
export const withinHour = message('interviewEmails.withinHour', 'Interview within the hour: {pair}');
export const pickButton = message('interviewEmails.pickButton', 'Pick a time');
export const changeButton = message('interviewEmails.changeButton', 'Move or cancel');
export const openButton = message('interviewEmails.openButton', 'Open interview');
/** Title of the calendar event. */
export const eventTitle = message('interviewEmails.eventTitle', 'Interview: {pair}');
