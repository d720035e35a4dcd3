import { defineMessage } from '@crewdock/contract/message';

// Step 3: columns.

export const columnsText = defineMessage(
  'imports.tables.columns.columnsText',
  'Choose what each column contains. Columns that are left out change nothing.',
);
export const columnsLabel = defineMessage('imports.tables.columns.columnsLabel', 'Columns');
export const columnName = defineMessage('imports.tables.columns.columnName', 'Column {letter}');
export const emptyColumn = defineMessage('imports.tables.columns.emptyColumn', 'Empty in the first rows');
export const leaveOut = defineMessage('imports.tables.columns.leaveOut', 'Leave out');
export const sameField = defineMessage('imports.tables.columns.sameField', 'Column {letter} has the same field');
export const fromSaved = defineMessage('imports.tables.columns.fromSaved', 'As last time');
export const sure = defineMessage('imports.tables.columns.sure', 'Sure');
export const guess = defineMessage('imports.tables.columns.guess', 'A guess');
export const checking = defineMessage('imports.tables.columns.checking', 'Checking…');
export const backButton = defineMessage('imports.tables.columns.backButton', 'Back');
export const nextCheckButton = defineMessage('imports.tables.columns.nextCheckButton', 'Next: check the rows');

// Saved columns.

export const savedColumnsLabel = defineMessage('imports.tables.columns.savedColumnsLabel', 'Use saved columns');
export const choose = defineMessage('imports.tables.columns.choose', 'choose…');
export const saveColumnsButton = defineMessage('imports.tables.columns.saveColumnsButton', 'Save these columns');
export const columnsSaved = defineMessage(
  'imports.tables.columns.columnsSaved',
  '“{name}” is saved for the next file with these columns',
);
export const nameLabel = defineMessage('imports.tables.columns.nameLabel', 'Name');
export const cancel = defineMessage('imports.tables.columns.cancel', 'Cancel');
export const saveButton = defineMessage('imports.tables.columns.saveButton', 'Save');

// Values without a column. {field}: the label of a field.

export const name = defineMessage('imports.tables.columns.name', 'Name');
export const title = defineMessage('imports.tables.columns.title', 'Title');
export const firstName = defineMessage('imports.tables.columns.firstName', 'First name');
export const lastName = defineMessage('imports.tables.columns.lastName', 'Last name');
export const missingLabel = defineMessage('imports.tables.columns.missingLabel', 'Missing column: {field}');
/** Example of {field}: “title”, in lower case. */
export const missingRequired = defineMessage(
  'imports.tables.columns.missingRequired',
  'No column holds the {field}. Every person needs one.',
);
export const missingOptional = defineMessage(
  'imports.tables.columns.missingOptional',
  'No column holds the {field}. You can add one.',
);
export const sourceLabel = defineMessage('imports.tables.columns.sourceLabel', '{field} from');
export const oneTextForAll = defineMessage('imports.tables.columns.oneTextForAll', 'one text for all rows');
export const sourceOfHeader = defineMessage(
  'imports.tables.columns.sourceOfHeader',
  '{letter}: {header} (first value)',
);
export const sourceOfColumn = defineMessage('imports.tables.columns.sourceOfColumn', 'Column {letter} (first value)');
export const textForAllLabel = defineMessage('imports.tables.columns.textForAllLabel', '{field} of all rows');
export const textAfterLabel = defineMessage('imports.tables.columns.textAfterLabel', 'Text after it (optional)');
export const textBeforeLabel = defineMessage('imports.tables.columns.textBeforeLabel', 'Text before it (optional)');
export const titlePlaceholder = defineMessage('imports.tables.columns.titlePlaceholder', 'Developer');
export const everyRowGets = defineMessage('imports.tables.columns.everyRowGets', 'Every row gets <b>{value}</b>');
export const forExample = defineMessage('imports.tables.columns.forExample', 'For example <b>{value}</b>');

// Amounts and dates.

export const amountsLabel = defineMessage('imports.tables.columns.amountsLabel', 'Amounts and dates');
export const currencyQuestion = defineMessage(
  'imports.tables.columns.currencyQuestion',
  'Some amounts have no currency. Choose their currency.',
);
export const dateQuestion = defineMessage(
  'imports.tables.columns.dateQuestion',
  'Some dates can be read in two ways. Choose whether the day or the month comes first.',
);
export const currencyLabel = defineMessage('imports.tables.columns.currencyLabel', 'Amounts are in');
export const chooseCurrency = defineMessage('imports.tables.columns.chooseCurrency', 'choose… ({currency} until then)');
export const periodLabel = defineMessage('imports.tables.columns.periodLabel', 'Rates are per');
export const hour = defineMessage('imports.tables.columns.hour', 'hour');
export const day = defineMessage('imports.tables.columns.day', 'day');
export const month = defineMessage('imports.tables.columns.month', 'month');
export const year = defineMessage('imports.tables.columns.year', 'year');
export const exchangeLabel = defineMessage('imports.tables.columns.exchangeLabel', 'US dollars for 1 {currency}');
export const otherCurrencyLabel = defineMessage('imports.tables.columns.otherCurrencyLabel', 'Another currency');
export const none = defineMessage('imports.tables.columns.none', 'none');
export const dateOrderLabel = defineMessage('imports.tables.columns.dateOrderLabel', 'In dates');
export const dayFirst = defineMessage('imports.tables.columns.dayFirst', '3/4 is 3 April');
export const monthFirst = defineMessage('imports.tables.columns.monthFirst', '3/4 is 4 March');
export const noticeUnitLabel = defineMessage('imports.tables.columns.noticeUnitLabel', 'Numbers without a unit are');
export const noticeIgnored = defineMessage('imports.tables.columns.noticeIgnored', 'ignored');
export const noticeDays = defineMessage('imports.tables.columns.noticeDays', 'days from now');
export const noticeWeeks = defineMessage('imports.tables.columns.noticeWeeks', 'weeks from now');
export const noticeMonths = defineMessage('imports.tables.columns.noticeMonths', 'months from now');
