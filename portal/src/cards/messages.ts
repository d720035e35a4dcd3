import { defineMessage } from '@crewdock/contract/message';

// Names and counts.

export const cardCount = defineMessage(
  'cards.cardCount',
  '{kind, select, talent {{count, plural, one {# talent} other {# talents}}} other {{count, plural, one {# job} other {# jobs}}}}',
);
export const addButton = defineMessage('cards.addButton', '{kind, select, talent {Add a talent} other {Post a job}}');
/** Name of a draft without a name. */
export const untitled = defineMessage('cards.untitled', 'Untitled');
/** A job at a company. */
export const titleAtCompany = defineMessage('cards.titleAtCompany', '{title} at {company}');
export const loading = defineMessage('cards.loading', 'Loading');
export const linkCopied = defineMessage('cards.linkCopied', 'Link copied');

// Head and badges.

export const verified = defineMessage('cards.verified', 'Verified');
export const hot = defineMessage('cards.hot', 'Hot');
export const draft = defineMessage('cards.draft', 'Draft');
export const onHold = defineMessage('cards.onHold', 'On hold');
export const privateCard = defineMessage('cards.privateCard', 'Private');
export const appliedOn = defineMessage('cards.appliedOn', 'Applied on {date}');
export const proposedOn = defineMessage('cards.proposedOn', 'Proposed on {date}');
export const englishFact = defineMessage('cards.englishFact', 'English {level}');
/** A job without required countries. */
export const anywhere = defineMessage('cards.anywhere', 'Anywhere');

// Skills.

export const skillsTitle = defineMessage('cards.skillsTitle', 'Skills');
export const mainSkills = defineMessage('cards.mainSkills', 'Main skills');
export const otherSkills = defineMessage('cards.otherSkills', 'Other skills');
export const mainSkill = defineMessage('cards.mainSkill', 'main skill');
export const moreSkills = defineMessage('cards.moreSkills', '+{count} more');

// Description, work experience, education and links.

export const descriptionTitle = defineMessage(
  'cards.descriptionTitle',
  '{kind, select, talent {About} other {Description}}',
);
export const emptyDescription = defineMessage('cards.emptyDescription', 'No description yet.');
export const workExperienceTitle = defineMessage('cards.workExperienceTitle', 'Work experience');
export const educationTitle = defineMessage('cards.educationTitle', 'Education');
export const linksTitle = defineMessage('cards.linksTitle', 'Links');
export const externalLink = defineMessage('cards.externalLink', 'opens another site');
/** Years or months. */
export const dateRange = defineMessage('cards.dateRange', '{from} to {to}');
export const dateRangeUntil = defineMessage('cards.dateRangeUntil', 'until {to}');

// Facts table.

export const detailsTitle = defineMessage('cards.detailsTitle', 'Details');
export const availability = defineMessage('cards.availability', 'Availability');
export const availableNow = defineMessage('cards.availableNow', 'Now');
export const availableFrom = defineMessage('cards.availableFrom', 'From {date}');
export const noticePeriod = defineMessage(
  'cards.noticePeriod',
  '{days, plural, one {# day’s notice} other {# days’ notice}}',
);
export const project = defineMessage('cards.project', 'Project');
export const headcount = defineMessage('cards.headcount', 'People needed');
export const start = defineMessage('cards.start', 'Start');
export const engagement = defineMessage('cards.engagement', 'Engagement');
export const hoursPerWeek = defineMessage(
  'cards.hoursPerWeek',
  '{count, plural, one {# hour a week} other {# hours a week}}',
);
export const hourlyRate = defineMessage('cards.hourlyRate', 'Hourly rate');
export const monthlyRate = defineMessage('cards.monthlyRate', 'Monthly rate');
export const rate = defineMessage('cards.rate', 'Rate');
export const otherLanguages = defineMessage('cards.otherLanguages', 'Other languages');
export const nativeLanguage = defineMessage('cards.nativeLanguage', '{language} (native)');
export const languageLevel = defineMessage('cards.languageLevel', '{language} {level}');
export const nativeLevel = defineMessage('cards.nativeLevel', 'Native');
export const workMode = defineMessage('cards.workMode', 'Work mode');
export const location = defineMessage('cards.location', 'Location');
export const timeZone = defineMessage('cards.timeZone', 'Time zone');
export const overlap = defineMessage('cards.overlap', 'Overlap');
/** Hours in which a job requires overlap with a time zone, such as “4 hours a day with Europe/Berlin (UTC+1)”. */
export const overlapHours = defineMessage(
  'cards.overlapHours',
  '{hours, plural, one {# hour a day with {timeZone}} other {# hours a day with {timeZone}}}',
);
export const duration = defineMessage('cards.duration', 'Duration');
export const specializations = defineMessage('cards.specializations', 'Specializations');
export const industries = defineMessage('cards.industries', 'Industries');
/** Title of the list of facts that staff have verified. */
export const verifiedFacts = defineMessage('cards.verifiedFacts', 'Verified by our staff');
export const changed = defineMessage('cards.changed', 'Changed');

// Screening question types.

export const shortQuestion = defineMessage('cards.shortQuestion', 'Short text');
export const longQuestion = defineMessage('cards.longQuestion', 'Long text');
export const yesNoQuestion = defineMessage('cards.yesNoQuestion', 'Yes or no');
export const choiceQuestion = defineMessage('cards.choiceQuestion', 'Single choice');

// CV downloads.

export const noCv = defineMessage('cards.noCv', 'No data to show.');
export const uploadedCvFailed = defineMessage('cards.uploadedCvFailed', 'The CV couldn’t be loaded. Please try again.');

// Jobs feed.

export const feedTitle = defineMessage('cards.feedTitle', 'Jobs feed');
export const feedPublishedTitle = defineMessage('cards.feedPublishedTitle', 'Status 200');
export const feedPublished = defineMessage('cards.feedPublished', 'Published in the jobs feed');
export const feedRemoved = defineMessage('cards.feedRemoved', 'Removed from the jobs feed');
export const feedRefused = defineMessage('cards.feedRefused', 'Status 400: not published');
export const feedRefusedFaults = defineMessage(
  'cards.feedRefusedFaults',
  'Status 400: not published · {count, plural, one {# fault} other {# faults}}',
);
export const feedCloseButton = defineMessage('cards.feedCloseButton', 'Close');
export const feedRemoveButton = defineMessage('cards.feedRemoveButton', 'Remove from feed');
export const feedPublishButton = defineMessage('cards.feedPublishButton', 'Publish');
export const feedSince = defineMessage('cards.feedSince', 'In the feed since {date}.');
export const feedLeftOut = defineMessage(
  'cards.feedLeftOut',
  'Published since {date}, but left out of the feed until the faults are fixed.',
);
export const feedFaultsIntroduction = defineMessage(
  'cards.feedFaultsIntroduction',
  'Job boards would reject this job:',
);
export const feedFaults = defineMessage('cards.feedFaults', 'Faults');
/** {problem} is a message of the contract, such as “must not be archived”. */
export const feedFault = defineMessage(
  'cards.feedFault',
  '{fault, select, title {The title} description {The description} company {The company} place {The countries} other {The job}} {problem}.',
);
export const feedFixLink = defineMessage(
  'cards.feedFixLink',
  '{fault, select, title {Fix the title} description {Fix the description} company {Fix the company} other {Fix the countries}}',
);
export const feedReaders = defineMessage(
  'cards.feedReaders',
  'Job boards and search engines can read it from there within minutes.',
);
