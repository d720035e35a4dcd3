import { defineMessage } from '@crewdock/contract/message';

// Common to several sections.

export const notSpecified = defineMessage('cardEditor.sections.notSpecified', 'Not specified');
export const chooseOne = defineMessage('cardEditor.sections.chooseOne', 'Choose one');

// Job terms.

export const termsTitle = defineMessage('cardEditor.sections.termsTitle', 'Terms');

// Skills.

export const skillsText = defineMessage(
  'cardEditor.sections.skillsText',
  '{kind, select, talent {Add years where they matter. Main skills come first on the card.} other {Add years where they matter. Main skills are essential for the job.}}',
);

// Level and languages.

export const levelTitle = defineMessage('cardEditor.sections.levelTitle', 'Level');
export const languageLabel = defineMessage('cardEditor.sections.languageLabel', 'Language');
export const languageLevelLabel = defineMessage('cardEditor.sections.languageLevelLabel', 'Level');

// Talent availability.

export const availabilityTitle = defineMessage('cardEditor.sections.availabilityTitle', 'Availability');
export const availabilityText = defineMessage(
  'cardEditor.sections.availabilityText',
  'A start date or a notice period. Setting one clears the other.',
);

// Location.

export const locationTitle = defineMessage('cardEditor.sections.locationTitle', 'Location');
export const jobLocationText = defineMessage(
  'cardEditor.sections.jobLocationText',
  'Where the work can be done from. Leave the countries blank for anywhere.',
);
export const regionPlaceholder = defineMessage('cardEditor.sections.regionPlaceholder', 'State, province or region');
export const countryPlaceholder = defineMessage('cardEditor.sections.countryPlaceholder', 'Search by name');
export const anywhere = defineMessage('cardEditor.sections.anywhere', 'Anywhere');
export const overlapHoursDescription = defineMessage('cardEditor.sections.overlapHoursDescription', 'Per day.');

// Summary.

export const summaryTitle = defineMessage(
  'cardEditor.sections.summaryTitle',
  '{kind, select, talent {About} other {Description}}',
);
export const summaryText = defineMessage(
  'cardEditor.sections.summaryText',
  '{kind, select, talent {Experience, projects and what the talent is looking for.} other {The tasks, the team and how you work.}}',
);
export const summaryDescription = defineMessage(
  'cardEditor.sections.summaryDescription',
  'Pasted text keeps its headings, lists and links, but not its colors and fonts.',
);

// Work experience.

export const experienceText = defineMessage(
  'cardEditor.sections.experienceText',
  'Latest first. Included in the CV that is generated from this card.',
);
export const jobTitleLabel = defineMessage('cardEditor.sections.jobTitleLabel', 'Job title');
export const companyLabel = defineMessage('cardEditor.sections.companyLabel', 'Company');
export const currentJob = defineMessage('cardEditor.sections.currentJob', 'Current job');
export const jobDescriptionLabel = defineMessage('cardEditor.sections.jobDescriptionLabel', 'Tasks and results');

// Education.

export const educationText = defineMessage('cardEditor.sections.educationText', 'Degrees, courses, certificates.');
export const schoolLabel = defineMessage('cardEditor.sections.schoolLabel', 'School');
export const degreeLabel = defineMessage('cardEditor.sections.degreeLabel', 'Degree and field');
export const startYearLabel = defineMessage('cardEditor.sections.startYearLabel', 'Start year');
export const endYearLabel = defineMessage('cardEditor.sections.endYearLabel', 'End year');

// Links.

export const linksText = defineMessage(
  'cardEditor.sections.linksText',
  'Portfolio, code or profiles. Visible to everyone who sees the card.',
);
export const addressLabel = defineMessage('cardEditor.sections.addressLabel', 'Address');
export const linkNameLabel = defineMessage('cardEditor.sections.linkNameLabel', 'Label');
export const linkNamePlaceholder = defineMessage('cardEditor.sections.linkNamePlaceholder', 'Portfolio');

// CV.

export const cvTitle = defineMessage('cardEditor.sections.cvTitle', 'CV');
export const cvText = defineMessage(
  'cardEditor.sections.cvText',
  'A PDF is generated from this card. You can also upload your own CV.',
);
export const cvRatesText = defineMessage(
  'cardEditor.sections.cvRatesText',
  'Applies to the generated PDF. The card always shows the rates.',
);
export const cvSharedText = defineMessage(
  'cardEditor.sections.cvSharedText',
  'Everyone who is signed in and sees this card can download the whole file.',
);
export const cvNotSharedText = defineMessage(
  'cardEditor.sections.cvNotSharedText',
  'Only you, people who work on this card with you, and our staff can download the file.',
);

// Questions for applicants.

export const questionsText = defineMessage(
  'cardEditor.sections.questionsText',
  'Applicants without an account answer them in the application form.',
);
export const questionLabel = defineMessage('cardEditor.sections.questionLabel', 'Question');
export const answerLabel = defineMessage('cardEditor.sections.answerLabel', 'Answer');
export const choicesLabel = defineMessage('cardEditor.sections.choicesLabel', 'Choices');
export const choicesDescription = defineMessage(
  'cardEditor.sections.choicesDescription',
  'One per line, at most {max}.',
);
export const requiredLabel = defineMessage('cardEditor.sections.requiredLabel', 'Answer required');
