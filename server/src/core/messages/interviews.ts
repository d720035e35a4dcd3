import { defineMessage } from '@crewdock/contract/message';

// Events of interviews in the history of a relation.

export const booked = defineMessage('interviews.booked', 'Interview booked for {time}.');
export const moved = defineMessage('interviews.moved', 'Interview moved to {time}.');
export const cancelled = defineMessage('interviews.cancelled', 'Interview canceled.');
export const noTimeFits = defineMessage('interviews.noTimeFits', 'No time fits for the interview.');
export const timesWithdrawn = defineMessage('interviews.timesWithdrawn', 'The interview times were withdrawn.');
export const otherTimes = defineMessage('interviews.otherTimes', 'Other times were offered for the interview.');
export const times = defineMessage('interviews.times', 'Times were offered for an interview.');
