import { defineMessage } from '@crewdock/contract/message';

// Search field options.
export const loadingOptions = defineMessage('ui.primitives.loadingOptions', 'Loading...');
export const noOptions = defineMessage('ui.primitives.noOptions', 'Sorry, no matching options.');
/** {label} is the text that the user has entered. */
export const createOption = defineMessage('ui.primitives.createOption', 'Create “{label}”');

// Date field.
export const datePlaceholder = defineMessage('ui.primitives.datePlaceholder', '7 Mar 2026');
export const dateInvalid = defineMessage('ui.primitives.dateInvalid', 'Enter a date such as 7 Mar 2026.');
/** {label} is the label of the date field. */
export const calendarButton = defineMessage('ui.primitives.calendarButton', 'Choose from a calendar: {label}');
export const calendarLoading = defineMessage('ui.primitives.calendarLoading', 'Loading');
export const calendarLabel = defineMessage('ui.primitives.calendarLabel', 'Date');

// Field errors. {label} is the label of the field, starting with a lower-case letter.
export const valueMissing = defineMessage('ui.primitives.valueMissing', 'Enter your {label}.');
export const emailInvalid = defineMessage('ui.primitives.emailInvalid', 'This doesn’t look like an email address.');
export const valueInvalid = defineMessage('ui.primitives.valueInvalid', 'This doesn’t look like a {label}.');
export const valueTooShort = defineMessage(
  'ui.primitives.valueTooShort',
  'Use at least {count, plural, one {# character} other {# characters}}.',
);

// Dialogs, search fields, charts and progress bars.
export const closeButton = defineMessage('ui.primitives.closeButton', 'Close');
export const clearSearchButton = defineMessage('ui.primitives.clearSearchButton', 'Clear search');
export const asTable = defineMessage('ui.primitives.asTable', 'As a table');
/** {title} is the title of a chart. */
export const asTableLabel = defineMessage('ui.primitives.asTableLabel', '{title}, as a table');
export const progress = defineMessage('ui.primitives.progress', '{done} of {total}');
