import { defineMessage } from '@crewdock/contract/message';

// Talent market and job market: search, results and empty states.

export const searchLabel = defineMessage(
  'market.searchLabel',
  '{kind, select, talent {Search talents} other {Search jobs}}',
);
export const searchPlaceholder = defineMessage(
  'market.searchPlaceholder',
  '{kind, select, talent {Search by name, title, skill or place} other {Search by title, company or skill}}',
);

export const activeFilters = defineMessage('market.activeFilters', 'Active filters');
export const removeFilter = defineMessage('market.removeFilter', 'Remove {filter}');
export const clearAll = defineMessage('market.clearAll', 'Clear all');
export const clearAllFilters = defineMessage('market.clearAllFilters', 'Clear all filters');

export const emptyTitle = defineMessage(
  'market.emptyTitle',
  '{kind, select, talent {There are no talents yet} other {There are no jobs yet}}',
);
export const emptyText = defineMessage('market.emptyText', 'New ones are added every day. Check back soon.');
export const noMatchesTitle = defineMessage(
  'market.noMatchesTitle',
  '{kind, select, talent {No talents match all filters} other {No jobs match all filters}}',
);
export const removeSeveral = defineMessage('market.removeSeveral', 'Remove more than one filter to see results.');
export const removeOneOf = defineMessage('market.removeOneOf', 'Remove one of these filters to see results:');
/** A filter, shown next to the number of results without it. */
export const withoutFilter = defineMessage('market.withoutFilter', 'Without <b>{filter}</b>');

// Market page: title, introduction and link.

export const introduction = defineMessage(
  'market.introduction',
  '{kind, select, talent {People and teams who can start soon.} other {Open jobs from companies that are hiring.}}',
);
/** Title of the browser window. */
export const talentsTitle = defineMessage('market.talentsTitle', 'Talents');
export const jobsTitle = defineMessage('market.jobsTitle', 'Jobs');
/** Title of the browser window, such as “Talents: React, Senior”. */
export const filteredTalentsTitle = defineMessage('market.filteredTalentsTitle', 'Talents: {filters}');
export const linkCopied = defineMessage('market.linkCopied', 'Link copied');

// Bar above the results.

export const updatedThisWeek = defineMessage(
  'market.updatedThisWeek',
  '{count, plural, one {# updated this week} other {# updated this week}}',
);
export const filtersButton = defineMessage('market.filtersButton', 'Filters');
/** Button with the number of active filters. */
export const activeFiltersButton = defineMessage('market.activeFiltersButton', 'Filters · {count}');
export const matchingLabel = defineMessage('market.matchingLabel', 'Matching');
export const sortLabel = defineMessage('market.sortLabel', 'Sort');
export const alertsButton = defineMessage('market.alertsButton', 'Get alerts');
/** Full name of the button and title of its dialog. */
export const alertsTitle = defineMessage(
  'market.alertsTitle',
  '{kind, select, talent {Get alerts for new talents} other {Get alerts for new jobs}}',
);
export const shareButton = defineMessage('market.shareButton', 'Share');
export const shareButtonName = defineMessage('market.shareButtonName', 'Share this view');

// Results.

export const resultsLimit = defineMessage(
  'market.resultsLimit',
  'Showing the first {count, plural, one {# result} other {# results}}. Narrow the filters to see others.',
);
export const showMore = defineMessage('market.showMore', 'Show more');
export const showCountMore = defineMessage('market.showCountMore', 'Show {count} more');
export const shownOfTotal = defineMessage(
  'market.shownOfTotal',
  '{kind, select, talent {{shown} of {total, plural, one {# talent} other {# talents}}} other {{shown} of {total, plural, one {# job} other {# jobs}}}}',
);

// Matching skills of a result.

export const whyItMatches = defineMessage('market.whyItMatches', 'Why it matches');
export const unnamedSkill = defineMessage('market.unnamedSkill', 'Another skill');
/** Shown instead of years of experience such as “5 years”. */
export const yearsNotSpecified = defineMessage('market.yearsNotSpecified', 'years not specified');
export const matchedSkill = defineMessage('market.matchedSkill', '<b>{skill}</b> {years}');
export const matchedMainSkill = defineMessage('market.matchedMainSkill', '<b>{skill}</b> {years}, a main skill');
export const notMainSkill = defineMessage('market.notMainSkill', '<b>{skill}</b> {years}, not as a main skill');
export const missingSkill = defineMessage('market.missingSkill', '<b>{skill}</b> not on this card');

// Search form on the home page.

export const marketLabel = defineMessage('market.marketLabel', 'Market');
export const homeSearchLabel = defineMessage(
  'market.homeSearchLabel',
  '{kind, select, talent {Search for talents} other {Search for jobs}}',
);
export const homeSearchPlaceholder = defineMessage(
  'market.homeSearchPlaceholder',
  '{kind, select, talent {Skill, title or place} other {Title, company or skill}}',
);
export const searchButton = defineMessage('market.searchButton', 'Search');
