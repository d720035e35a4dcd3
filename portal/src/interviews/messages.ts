import { defineMessage } from '@crewdock/contract/message';

// Interview for a proposal.

export const sectionLabel = defineMessage('interviews.sectionLabel', 'Interview');
export const bookedTitle = defineMessage('interviews.bookedTitle', 'Interview booked');
export const moveButton = defineMessage('interviews.moveButton', 'Move…');
export const changeTimesButton = defineMessage('interviews.changeTimesButton', 'Change times…');
export const offerTimesButton = defineMessage('interviews.offerTimesButton', 'Offer times…');
/** The time of a booked interview in the other participant’s time zone, shown next to the time in the user’s. */
export const zones = defineMessage('interviews.zones', '{zone} · {time} in {otherZone}');
export const timeZoneNote = defineMessage('interviews.timeZoneNote', 'Times are in {zone}.');
export const noTimesLeft = defineMessage('interviews.noTimesLeft', 'None of the offered times is still available.');
export const pickAnotherButton = defineMessage('interviews.pickAnotherButton', 'Pick another time');
export const cancelInterviewMenu = defineMessage('interviews.cancelInterviewMenu', 'Cancel interview…');
export const noTimeFitsMenu = defineMessage('interviews.noTimeFitsMenu', 'No time works…');
export const withdrawTimesMenu = defineMessage('interviews.withdrawTimesMenu', 'Withdraw times…');
export const openTimes = defineMessage('interviews.openTimes', 'Open times');
export const timeSlot = defineMessage('interviews.timeSlot', '{day}, {start}–{end}');

// Dialog that cancels an interview.

export const cancelTitle = defineMessage('interviews.cancelTitle', 'Cancel the interview?');
export const withdrawTitle = defineMessage('interviews.withdrawTitle', 'Withdraw the offered times?');
export const reasonLabel = defineMessage('interviews.reasonLabel', 'Reason');
export const reasonNote = defineMessage('interviews.reasonNote', 'Visible to the other participant.');
export const keepButton = defineMessage('interviews.keepButton', 'Keep');
export const cancelButton = defineMessage('interviews.cancelButton', 'Cancel interview');
export const withdrawButton = defineMessage('interviews.withdrawButton', 'Withdraw times');

// Dialog that offers times.

export const offerTitle = defineMessage('interviews.offerTitle', 'Offer times');
export const moveTitle = defineMessage('interviews.moveTitle', 'Move the interview');
export const addTimeFirst = defineMessage('interviews.addTimeFirst', 'Add a time first.');
export const lengthLabel = defineMessage('interviews.lengthLabel', 'Length');
export const choose = defineMessage('interviews.choose', 'Choose');
export const minutes = defineMessage('interviews.minutes', '{count, plural, one {# minute} other {# minutes}}');
export const placeLabel = defineMessage('interviews.placeLabel', 'Place or call link');
export const dayLabel = defineMessage('interviews.dayLabel', 'Day');
export const timeLabel = defineMessage('interviews.timeLabel', 'Time');
export const addTimeButton = defineMessage('interviews.addTimeButton', 'Add time');
export const timeZonesNote = defineMessage(
  'interviews.timeZonesNote',
  'Times are in {zone}; the talent is in {otherZone}.',
);
export const timesLimit = defineMessage(
  'interviews.timesLimit',
  'You can offer up to {count, plural, one {# time} other {# times}}.',
);
export const offeredTimes = defineMessage('interviews.offeredTimes', 'Offered times');
export const timeForTalent = defineMessage('interviews.timeForTalent', '{time} for the talent');
export const removeTime = defineMessage('interviews.removeTime', 'Remove {time}');
export const noteLabel = defineMessage('interviews.noteLabel', 'Note');
export const noteNote = defineMessage('interviews.noteNote', 'Included in the invitation.');
export const dialogCancelButton = defineMessage('interviews.dialogCancelButton', 'Cancel');
export const offerButton = defineMessage(
  'interviews.offerButton',
  '{count, plural, one {Offer # time} other {Offer # times}}',
);

// Weekly free hours.

export const withinFreeHours = defineMessage('interviews.withinFreeHours', 'Within your free hours');
export const freeHours = defineMessage('interviews.freeHours', 'Weekly free hours');
export const daysLabel = defineMessage('interviews.daysLabel', 'Days');
export const monday = defineMessage('interviews.monday', 'Mon');
export const tuesday = defineMessage('interviews.tuesday', 'Tue');
export const wednesday = defineMessage('interviews.wednesday', 'Wed');
export const thursday = defineMessage('interviews.thursday', 'Thu');
export const friday = defineMessage('interviews.friday', 'Fri');
export const saturday = defineMessage('interviews.saturday', 'Sat');
export const sunday = defineMessage('interviews.sunday', 'Sun');
export const dayAndTime = defineMessage('interviews.dayAndTime', '{day}, {time}');
export const freeFrom = defineMessage('interviews.freeFrom', 'Free from');
export const freeTo = defineMessage('interviews.freeTo', 'Free until');
export const saveFreeHours = defineMessage('interviews.saveFreeHours', 'Save free hours');

// Page opened by a link in an email.

export const unavailableTitle = defineMessage('interviews.unavailableTitle', 'This interview is no longer available');
export const unavailableText = defineMessage(
  'interviews.unavailableText',
  'It was canceled or is over, or the link is incomplete. See the latest email for details.',
);
export const opening = defineMessage('interviews.opening', 'Opening the interview…');
export const cancelledTitle = defineMessage('interviews.cancelledTitle', 'Interview canceled');
export const thanksTitle = defineMessage('interviews.thanksTitle', 'Thank you');
export const othersNotified = defineMessage('interviews.othersNotified', 'We have notified the other participant.');
export const pickTitle = defineMessage('interviews.pickTitle', 'Pick a time');
export const lead = defineMessage(
  'interviews.lead',
  '{talent} and {job}, {count, plural, one {# minute} other {# minutes}}',
);
export const invitationSent = defineMessage('interviews.invitationSent', 'We have emailed you the invitation.');
export const zoneLabel = defineMessage('interviews.zoneLabel', 'Time zone');
