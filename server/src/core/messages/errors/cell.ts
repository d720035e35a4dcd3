import { defineMessage } from '@crewdock/contract/message';

// Errors and warnings about cells and rows of imported tables, shown after the column name.

export const years = defineMessage('cellErrors.years', 'is not a number of years: {text}');
export const seniority = defineMessage('cellErrors.seniority', 'is not a seniority: {text}');
export const english = defineMessage('cellErrors.english', 'is not a level of English: {text}');
export const country = defineMessage('cellErrors.country', 'is not a country: {text}');
export const currency = defineMessage('cellErrors.currency', 'isn’t a currency: {text}');
export const availability = defineMessage(
  'cellErrors.availability',
  'is not understood, so the availability is unknown: {text}',
);
export const ambiguousDate = defineMessage(
  'cellErrors.ambiguousDate',
  'can be read with the day or the month first: {text} is read as {day}',
);
export const status = defineMessage('cellErrors.status', 'is not a status: {text}');
export const email = defineMessage('cellErrors.email', 'is not an email address: {text}');
export const leavesOut = defineMessage('cellErrors.leavesOut', 'leaves out {text}');
export const phone = defineMessage('cellErrors.phone', 'is not a phone number: {text}');
export const cvAddress = defineMessage('cellErrors.cvAddress', 'is not the address of a CV: {text}');
export const otherCountry = defineMessage('cellErrors.otherCountry', 'contradicts the country {country}: {text}');
export const otherCity = defineMessage('cellErrors.otherCity', 'contradicts the city {city}: {text}');
export const skillTooLong = defineMessage(
  'cellErrors.skillTooLong',
  'names a skill with more than {max} characters, which is left out',
);
export const tooLong = defineMessage(
  'cellErrors.tooLong',
  'has more than {max, plural, one {# character} other {# characters}}',
);
export const amount = defineMessage('cellErrors.amount', 'is not an amount: {text}');
export const noExchangeRate = defineMessage(
  'cellErrors.noExchangeRate',
  'is in {currency}, which has no exchange rate',
);
export const nothing = defineMessage('cellErrors.nothing', 'rounds to zero: {text}');
export const hourTooHigh = defineMessage('cellErrors.hourTooHigh', 'is too much for an hour: {text}');
export const monthTooHigh = defineMessage('cellErrors.monthTooHigh', 'is too much for a month: {text}');
export const monthTooLow = defineMessage('cellErrors.monthTooLow', 'is too little for a month: {text}');
export const guessedCurrency = defineMessage(
  'cellErrors.guessedCurrency',
  'states no currency and is read as {currency}',
);
export const oddNumber = defineMessage('cellErrors.oddNumber', 'is an odd number: {text}');
export const amountRange = defineMessage(
  'cellErrors.amountRange',
  'is a range, and only the first amount counts: {text}',
);
export const severalAmounts = defineMessage(
  'cellErrors.severalAmounts',
  'has several amounts, and only the first counts: {text}',
);
export const yearsRange = defineMessage(
  'cellErrors.yearsRange',
  'is a range, and only the first number counts: {text}',
);
export const severalYears = defineMessage(
  'cellErrors.severalYears',
  'has several numbers, and only the first counts: {text}',
);
export const damaged = defineMessage('cellErrors.damaged', 'was damaged by a spreadsheet program: {text}');
export const missing = defineMessage('cellErrors.missing', 'is missing');
export const unknownSkills = defineMessage(
  'cellErrors.unknownSkills',
  'leaves out {skills}: not in the list of skills',
);
export const moreUnknownSkills = defineMessage(
  'cellErrors.moreUnknownSkills',
  'leaves out {skills} and {more} more: not in the list of skills',
);
export const emptyRow = defineMessage('cellErrors.emptyRow', 'is empty');
export const headerRow = defineMessage('cellErrors.headerRow', 'repeats the headers');
export const totalRow = defineMessage('cellErrors.totalRow', 'is a total');
export const headingRow = defineMessage('cellErrors.headingRow', 'is a heading or a note');
