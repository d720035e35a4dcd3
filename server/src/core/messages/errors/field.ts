import { defineMessage } from '@crewdock/contract/message';

// Field errors, shown after the name of the field.

export const unknown = defineMessage('fieldErrors.unknown', 'is not known');
export const empty = defineMessage('fieldErrors.empty', 'must not be empty');
export const required = defineMessage('fieldErrors.required', 'is required');
export const text = defineMessage('fieldErrors.text', 'must be text');
export const number = defineMessage('fieldErrors.number', 'must be a number');
export const wholeNumber = defineMessage('fieldErrors.wholeNumber', 'must be a whole number');
export const boolean = defineMessage('fieldErrors.boolean', 'must be true or false');
export const list = defineMessage('fieldErrors.list', 'must be a list');
export const namedFields = defineMessage('fieldErrors.namedFields', 'must be an object with named fields');
export const date = defineMessage('fieldErrors.date', 'must be a date');
export const file = defineMessage('fieldErrors.file', 'must be a file');
export const email = defineMessage('fieldErrors.email', 'must be an email address');
export const url = defineMessage('fieldErrors.url', 'must be an address like https://example.com');
export const uuid = defineMessage('fieldErrors.uuid', 'must be a UUID');
export const dateFormat = defineMessage('fieldErrors.dateFormat', 'must be a date like 2026-11-01');
export const dateTimeFormat = defineMessage(
  'fieldErrors.dateTimeFormat',
  'must be a date and time like 2026-11-01T09:30:00Z',
);
export const timeFormat = defineMessage('fieldErrors.timeFormat', 'must be a time like 09:30');
export const format = defineMessage('fieldErrors.format', 'is not in the right format');
export const notAllowed = defineMessage('fieldErrors.notAllowed', 'has a value that is not allowed');
export const otherValue = defineMessage('fieldErrors.otherValue', 'is none of the allowed values');
export const value = defineMessage('fieldErrors.value', 'must be {value}');
export const either = defineMessage('fieldErrors.either', '{first} or {last}');
export const multipleOf = defineMessage('fieldErrors.multipleOf', 'must be a multiple of {divisor}');
export const atLeast = defineMessage('fieldErrors.atLeast', 'must be at least {size}');
export const atMost = defineMessage('fieldErrors.atMost', 'must be at most {size}');
export const charactersMin = defineMessage(
  'fieldErrors.charactersMin',
  'must have at least {size, plural, one {# character} other {# characters}}',
);
export const charactersMax = defineMessage(
  'fieldErrors.charactersMax',
  'must have at most {size, plural, one {# character} other {# characters}}',
);
export const bytesMin = defineMessage(
  'fieldErrors.bytesMin',
  'must have at least {size, plural, one {# byte} other {# bytes}}',
);
export const bytesMax = defineMessage(
  'fieldErrors.bytesMax',
  'must have at most {size, plural, one {# byte} other {# bytes}}',
);
export const entriesMin = defineMessage(
  'fieldErrors.entriesMin',
  'must have at least {size, plural, one {# entry} other {# entries}}',
);
export const entriesMax = defineMessage(
  'fieldErrors.entriesMax',
  'must have at most {size, plural, one {# entry} other {# entries}}',
);
export const otherColumn = defineMessage('fieldErrors.otherColumn', 'is not a column of the table');
export const otherCursor = defineMessage('fieldErrors.otherCursor', 'is not a cursor of this list');
export const otherPage = defineMessage('fieldErrors.otherPage', 'must be `next` of a page in this order');
