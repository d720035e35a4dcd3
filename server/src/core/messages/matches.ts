import { defineMessage } from '@crewdock/contract/message';

// Explanation of a match between a job and a talent.

// Fields at the start of a sentence.
export const mainSkillsField = defineMessage('matches.mainSkillsField', 'Main skills');
export const otherSkillsField = defineMessage('matches.otherSkillsField', 'Other skills');
export const seniorityField = defineMessage('matches.seniorityField', 'Seniority');
export const englishField = defineMessage('matches.englishField', 'English');
export const locationField = defineMessage('matches.locationField', 'Location');
export const specializationField = defineMessage('matches.specializationField', 'Specialization');

// One sentence per field. {actual}: value of the talent. {required}: value of the job.
export const unknownValue = defineMessage(
  'matches.unknownValue',
  '{field}: not specified; the job asks for {required}.',
);
export const value = defineMessage('matches.value', '{field}: {actual}; the job asks for {required}.');
export const equalLevel = defineMessage('matches.equalLevel', '{field}: {actual}, as required.');
export const higherLevel = defineMessage(
  'matches.higherLevel',
  '{field}: {actual}, {levels, plural, =1 {one level} =2 {two levels} =3 {three levels} other {# levels}} above the required {required}.',
);
export const lowerLevel = defineMessage(
  'matches.lowerLevel',
  '{field}: {actual}, {levels, plural, =1 {one level} =2 {two levels} =3 {three levels} other {# levels}} below the required {required}.',
);
/** {findings}: `has React; lacks Go`, for example. */
export const skills = defineMessage('matches.skills', '{field}: {findings}.');
export const heldSkills = defineMessage('matches.heldSkills', 'has {skills}');
/** {skills}: `React (2 of 5)`, for example. */
export const shortSkills = defineMessage('matches.shortSkills', 'has fewer years of {skills}');
export const skillsWithoutYears = defineMessage('matches.skillsWithoutYears', 'years of {skills} not specified');
export const missingSkills = defineMessage('matches.missingSkills', 'lacks {skills}');

// Rates. {over}: empty, or `, 10% over`.
export const unknownRate = defineMessage(
  'matches.unknownRate',
  'Rate: the job pays {pay}; the talent’s rate isn’t specified.',
);
export const sameUnitRate = defineMessage(
  'matches.sameUnitRate',
  'Rate: the job pays {pay}; the talent asks for {rate}{over}.',
);
/** The talent’s rate is monthly, the job’s is hourly. */
export const monthlyRate = defineMessage(
  'matches.monthlyRate',
  'Rate: the job pays {pay}; the talent asks for {rate}, which is {hourly} at {hours} hours a month{over}.',
);
/** The job’s rate is monthly, the talent’s is hourly. */
export const monthlyPay = defineMessage(
  'matches.monthlyPay',
  'Rate: the job pays {pay}, which is up to {hourly} at {hours} hours a month; the talent asks for {rate}{over}.',
);
export const overPay = defineMessage('matches.overPay', ', {percent}% over');
export const maximumPay = defineMessage('matches.maximumPay', 'up to {most}');
export const payRange = defineMessage('matches.payRange', '{least} to {most}');

// Changes needed for a stricter matching mode.
export const recommendedStep = defineMessage('matches.recommendedStep', 'Recommended matching needs {changes}.');
export const moderateStep = defineMessage('matches.moderateStep', 'Moderate matching needs {changes}.');
export const strictStep = defineMessage('matches.strictStep', 'Strict matching needs {changes}.');
export const someSkills = defineMessage('matches.someSkills', '{count} more of {skills}');
export const someSeniority = defineMessage('matches.someSeniority', 'a seniority of {level}');
export const seniorityRange = defineMessage('matches.seniorityRange', 'a seniority from {lowest} to {highest}');
export const leastEnglish = defineMessage('matches.leastEnglish', 'English of {level} or better');
export const rateWithin = defineMessage('matches.rateWithin', 'a rate within {pay}');
export const rateOver = defineMessage('matches.rateOver', 'a rate at most 20% over {pay}');
export const someLocation = defineMessage('matches.someLocation', 'a location in {countries}');

// Summary.
export const score = defineMessage('matches.score', '{score} of 100.');
/** {facts}: facts that could raise the score if the card specified them. */
export const scoreWithOpenFacts = defineMessage(
  'matches.scoreWithOpenFacts',
  '{score} of 100, up to {most} with {facts}.',
);
export const goodFields = defineMessage('matches.goodFields', 'Fits: {fields}.');
export const partialFields = defineMessage('matches.partialFields', 'Partly fits: {fields}.');
export const missingFields = defineMessage('matches.missingFields', 'Doesn’t fit: {fields}.');
export const unknownFields = defineMessage('matches.unknownFields', 'Not specified: {fields}.');

// Field names within a summary.
export const mainSkills = defineMessage('matches.mainSkills', 'main skills');
export const otherSkills = defineMessage('matches.otherSkills', 'other skills');
export const seniority = defineMessage('matches.seniority', 'seniority');
export const english = defineMessage('matches.english', 'English');
export const rate = defineMessage('matches.rate', 'rate');
export const location = defineMessage('matches.location', 'location');
export const specialization = defineMessage('matches.specialization', 'specialization');

// Facts that could raise the score if the card specified them.
export const openMainSkills = defineMessage('matches.openMainSkills', 'years of main skills');
export const openOtherSkills = defineMessage('matches.openOtherSkills', 'years of other skills');
export const openSeniority = defineMessage('matches.openSeniority', 'a seniority');
export const openEnglish = defineMessage('matches.openEnglish', 'a level of English');
export const openRate = defineMessage('matches.openRate', 'a rate');
export const openLocation = defineMessage('matches.openLocation', 'a country');
export const openSpecialization = defineMessage('matches.openSpecialization', 'a specialization');

// Reasons for removing a sentence from a summary.
export const emptySentence = defineMessage('matches.emptySentence', 'No content.');
export const repeatedSentence = defineMessage('matches.repeatedSentence', 'Repeats an earlier sentence.');
