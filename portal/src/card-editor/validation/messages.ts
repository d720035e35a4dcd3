import { defineMessage } from '@crewdock/contract/message';

// Field errors.

export const skillsMissing = defineMessage('cardEditor.validation.skillsMissing', 'Add at least one skill.');
/** {field}: the label of a field in lower case, such as “title”. */
export const fieldMissing = defineMessage('cardEditor.validation.fieldMissing', 'Enter the {field}.');
export const rateTooHigh = defineMessage('cardEditor.validation.rateTooHigh', 'Enter a rate of at most {amount}.');
export const ratesNotInOrder = defineMessage(
  'cardEditor.validation.ratesNotInOrder',
  'The lowest rate is above the highest.',
);
export const dateInvalid = defineMessage('cardEditor.validation.dateInvalid', 'Enter a date such as 7 Mar 2026.');
export const tooLong = defineMessage(
  'cardEditor.validation.tooLong',
  'This is too long by {count, plural, one {# character} other {# characters}}.',
);
export const hoursTooHigh = defineMessage('cardEditor.validation.hoursTooHigh', 'Enter at most {max}.');
export const overlapHoursMissing = defineMessage(
  'cardEditor.validation.overlapHoursMissing',
  'Enter the number of hours, or remove the time zone.',
);
export const overlapTimeZoneMissing = defineMessage(
  'cardEditor.validation.overlapTimeZoneMissing',
  'Choose a time zone, or remove the hours.',
);

// Errors in work experience and education.

export const jobTitleMissing = defineMessage('cardEditor.validation.jobTitleMissing', 'Enter the job title.');
export const yearIncomplete = defineMessage('cardEditor.validation.yearIncomplete', 'Enter the year with four digits.');
export const yearTooEarly = defineMessage('cardEditor.validation.yearTooEarly', 'Enter {year} or a later year.');
export const endBeforeStart = defineMessage('cardEditor.validation.endBeforeStart', 'The end is before the start.');
export const schoolMissing = defineMessage('cardEditor.validation.schoolMissing', 'Enter the school.');
export const yearOutOfRange = defineMessage(
  'cardEditor.validation.yearOutOfRange',
  'Enter a year from {first} to {last}.',
);

// Errors in languages and links.

export const languageMissing = defineMessage('cardEditor.validation.languageMissing', 'Choose the language.');
export const levelMissing = defineMessage('cardEditor.validation.levelMissing', 'Choose the level.');
export const linkInvalid = defineMessage(
  'cardEditor.validation.linkInvalid',
  'Enter a web address, like https://example.com.',
);

// Errors in questions for applicants.

export const questionMissing = defineMessage('cardEditor.validation.questionMissing', 'Enter the question.');
export const questionRepeated = defineMessage(
  'cardEditor.validation.questionRepeated',
  'This question is already in the list.',
);
export const tooFewChoices = defineMessage(
  'cardEditor.validation.tooFewChoices',
  'Enter at least {min} choices, one per line.',
);
export const tooManyChoices = defineMessage('cardEditor.validation.tooManyChoices', 'Enter at most {max} choices.');
export const choiceTooLong = defineMessage(
  'cardEditor.validation.choiceTooLong',
  'Shorten this choice to {max} characters: “{choice}…”.',
);
export const choiceRepeated = defineMessage(
  'cardEditor.validation.choiceRepeated',
  '“{choice}” is listed twice. Remove one of them.',
);

// Effects of missing details on the match score.

export const noMainSkillOfTalent = defineMessage(
  'cardEditor.validation.noMainSkillOfTalent',
  'No skill is marked as main, so clients who filter by main skills won’t find this talent.',
);
export const noMainSkillOfJob = defineMessage(
  'cardEditor.validation.noMainSkillOfJob',
  'No skill is marked as main, so matching treats every skill as required.',
);
/** {details} is a list such as “seniority and a rate”. */
export const missingDetails = defineMessage(
  'cardEditor.validation.missingDetails',
  'Not specified: {details}. For a job that asks for all of this, the match score is at most {points} of 100.',
);
export const detailSkillYears = defineMessage(
  'cardEditor.validation.detailSkillYears',
  'years of experience with skills',
);
export const detailSeniority = defineMessage('cardEditor.validation.detailSeniority', 'seniority');
export const detailEnglish = defineMessage('cardEditor.validation.detailEnglish', 'English');
export const detailRate = defineMessage('cardEditor.validation.detailRate', 'a rate');
export const detailCountry = defineMessage('cardEditor.validation.detailCountry', 'a country');
export const detailSpecializations = defineMessage('cardEditor.validation.detailSpecializations', 'specializations');
