import { defineMessage } from '@crewdock/contract/message';

// Interview errors.

export const notConfirmed = defineMessage('interviewErrors.notConfirmed', 'Interviews need a confirmed proposal.');
export const withdrawn = defineMessage('interviewErrors.withdrawn', 'This time is no longer offered. Pick another.');
export const past = defineMessage('interviewErrors.past', '{time} is in the past. Pick another time.');
export const taken = defineMessage('interviewErrors.taken', '{time} is no longer free. Pick another time.');
export const ended = defineMessage('interviewErrors.ended', 'This interview is no longer open.');
export const pastSlot = defineMessage('interviewErrors.pastSlot', 'is in the past');
export const tooLate = defineMessage('interviewErrors.tooLate', 'must be within {days} days');
export const overlapping = defineMessage('interviewErrors.overlapping', 'overlaps another time');
export const interviewerBusy = defineMessage('interviewErrors.interviewerBusy', 'is taken by another interview');
