import { defineMessage } from '@crewdock/contract/message';

// Introduction.

export const title = defineMessage('home.title', 'Find the people. Find the work.');
export const introduction = defineMessage(
  'home.introduction',
  'Crewdock is a marketplace for tech talent and the jobs that need it. Skills come with years of experience, rates are public, and every filter shows how many people are left.',
);
/** {company} is the name of a company with its own portal. */
export const companyTitle = defineMessage('home.companyTitle', 'Work with {company}');
export const companyIntroduction = defineMessage(
  'home.companyIntroduction',
  'Talents who can start soon and jobs that are open now, each with skills, years of experience and rates.',
);
export const marketClosed = defineMessage('home.marketClosed', 'The market is closed for now.');

// Links to the markets.

export const talentsLinkTitle = defineMessage('home.talentsLinkTitle', 'Find talent');
export const talentsLinkText = defineMessage(
  'home.talentsLinkText',
  'Developers, designers and whole teams, by skill, seniority, English and rate.',
);
export const jobsLinkTitle = defineMessage('home.jobsLinkTitle', 'Find a job');
export const jobsLinkText = defineMessage('home.jobsLinkText', 'Remote and local work from companies that hire now.');
export const cardCount = defineMessage(
  'home.cardCount',
  '{kind, select, talent {{count, plural, one {<b>#</b> talent} other {<b>#</b> talents}}} other {{count, plural, one {<b>#</b> job} other {<b>#</b> jobs}}}}',
);
export const cardCountUpdated = defineMessage(
  'home.cardCountUpdated',
  '{kind, select, talent {{count, plural, one {<b>#</b> talent} other {<b>#</b> talents}}, {updated, plural, one {# updated this week} other {# updated this week}}} other {{count, plural, one {<b>#</b> job} other {<b>#</b> jobs}}, {updated, plural, one {# updated this week} other {# updated this week}}}}',
);

// Companies that hire.

export const hiringTitle = defineMessage('home.hiringTitle', 'Companies hiring here');
export const hiringText = defineMessage('home.hiringText', 'Companies with open jobs now.');
export const hires = defineMessage(
  'home.hires',
  '{count, plural, one {# person was hired here so far.} other {# people were hired here so far.}}',
);

// Featured talents.

export const featuredTitle = defineMessage('home.featuredTitle', 'Hot talents');
export const allTalentsLink = defineMessage('home.allTalentsLink', 'See all talents');

// How it works.

export const howItWorksTitle = defineMessage('home.howItWorksTitle', 'How it works');
export const clientsTitle = defineMessage('home.clientsTitle', 'Clients');
export const clientsText = defineMessage(
  'home.clientsText',
  'Post a job, see at once who matches and why, and take your favorites from interview to hire.',
);
export const clientsLink = defineMessage('home.clientsLink', 'Sign up to hire');
export const providersTitle = defineMessage('home.providersTitle', 'Talent providers');
export const providersText = defineMessage(
  'home.providersText',
  'Add your people with skills, years of experience and rates, and propose them for matching jobs.',
);
export const providersLink = defineMessage('home.providersLink', 'Sign up to offer people');
export const developersTitle = defineMessage('home.developersTitle', 'Remote developers');
export const developersText = defineMessage(
  'home.developersText',
  'Create your profile once, apply for jobs with it, and follow each application.',
);
export const developersLink = defineMessage('home.developersLink', 'Sign up to find work');
