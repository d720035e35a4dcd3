import { defineMessage } from '@crewdock/contract/message';

// Titles and descriptions of pages, for search engines and link previews. `{portal}`: the name of the portal.

export const title = defineMessage('pages.title', '{title} · {portal}');
export const home = defineMessage('pages.home', '{portal}: find remote talent and remote jobs.');
export const market = defineMessage('pages.market', 'Market');
export const marketText = defineMessage('pages.marketText', 'Talents and jobs on {portal}.');
export const privacyPolicyText = defineMessage('pages.privacyPolicyText', 'Privacy policy of {portal}.');
export const privacyPolicy = defineMessage('pages.privacyPolicy', 'Privacy policy');
export const termsOfUseText = defineMessage('pages.termsOfUseText', 'Terms of use of {portal}.');
export const termsOfUse = defineMessage('pages.termsOfUse', 'Terms of use');
export const guide = defineMessage('pages.guide', 'Widgets: a guide for partners');
export const guideText = defineMessage(
  'pages.guideText',
  'Talents, jobs and forms of {portal} on your own site, in five minutes.',
);
export const playground = defineMessage('pages.playground', 'Widgets: playground');
export const playgroundText = defineMessage(
  'pages.playgroundText',
  'Try every option of the widgets of {portal}, and copy the code.',
);
export const signInText = defineMessage('pages.signInText', 'Sign in to {portal}.');
export const notFound = defineMessage('pages.notFound', 'Page not found');
export const gone = defineMessage('pages.gone', 'No longer available');
export const talents = defineMessage(
  'pages.talents',
  'Browse {count, plural, one {# remote developer, designer or engineer} other {# remote developers, designers and engineers}} by skill, seniority, English and rate.',
);
export const jobs = defineMessage(
  'pages.jobs',
  'Browse {count, plural, one {# remote job} other {# remote jobs}} for developers, designers and engineers by skill, seniority and rate.',
);
export const talent = defineMessage('pages.talent', '{name}, {title}');
export const listText = defineMessage(
  'pages.listText',
  'A list of {talents, plural, one {# talent} other {# talents}} and {jobs, plural, one {# job} other {# jobs}} on {portal}.',
);
export const shared = defineMessage('pages.shared', 'Shared with you');
export const sharedText = defineMessage('pages.sharedText', 'Shared with you on {portal}.');
export const workHours = defineMessage('pages.workHours', '{hours, plural, one {# hour} other {# hours}} a week');
