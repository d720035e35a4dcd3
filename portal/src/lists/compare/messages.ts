import { defineMessage } from '@crewdock/contract/message';

export const title = defineMessage('lists.compare.title', 'Compare');
/** Title of the browser window. */
export const pageTitle = defineMessage('lists.compare.pageTitle', 'Compare: {list}');
export const backLink = defineMessage('lists.compare.backLink', 'Back to the list');
export const printButton = defineMessage('lists.compare.printButton', 'Print');

// Table.

export const table = defineMessage('lists.compare.table', 'Talents side by side');
export const talent = defineMessage('lists.compare.talent', 'Talent');
export const verdict = defineMessage('lists.compare.verdict', 'Your verdict');
export const gone = defineMessage('lists.compare.gone', 'No longer available');
export const removeButton = defineMessage('lists.compare.removeButton', 'Remove {name}');
export const removeGoneButton = defineMessage('lists.compare.removeGoneButton', 'Remove this talent');
export const notSpecified = defineMessage('lists.compare.notSpecified', 'Not specified');
export const rate = defineMessage('lists.compare.rate', 'Rate');
export const seniority = defineMessage('lists.compare.seniority', 'Seniority');
export const english = defineMessage('lists.compare.english', 'English');
export const country = defineMessage('lists.compare.country', 'Country');
export const available = defineMessage('lists.compare.available', 'Available');
/** Shown if the talent has a skill without years of experience. */
export const hasSkill = defineMessage('lists.compare.hasSkill', 'Yes');

// Bar below the list.

export const bar = defineMessage('lists.compare.bar', 'Compare');
export const selectAnother = defineMessage('lists.compare.selectAnother', 'Select another talent to compare');
export const selectedCount = defineMessage('lists.compare.selectedCount', '{count} of at most {max} talents');
export const compareButton = defineMessage('lists.compare.compareButton', 'Compare');
