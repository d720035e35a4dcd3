import { defineMessage } from '@crewdock/contract/message';

// Filter names.

export const skills = defineMessage('market.filters.skills', 'Skills');
export const mainSkills = defineMessage('market.filters.mainSkills', 'Main skills');
export const category = defineMessage('market.filters.category', 'Category');
export const specialization = defineMessage('market.filters.specialization', 'Specialization');
export const fullStack = defineMessage('market.filters.fullStack', 'Full stack');
export const seniority = defineMessage('market.filters.seniority', 'Seniority');
export const english = defineMessage('market.filters.english', 'English');
export const hourlyRate = defineMessage('market.filters.hourlyRate', 'Hourly rate');
export const monthlyRate = defineMessage('market.filters.monthlyRate', 'Monthly rate');
export const availability = defineMessage('market.filters.availability', 'Availability');
export const engagement = defineMessage('market.filters.engagement', 'Engagement');
export const workMode = defineMessage('market.filters.workMode', 'Work mode');
export const industry = defineMessage('market.filters.industry', 'Industry');
export const location = defineMessage('market.filters.location', 'Location');
export const cityOrRegion = defineMessage('market.filters.cityOrRegion', 'City or region');
export const search = defineMessage('market.filters.search', 'Search');
/** Talents or jobs selected by their ids. */
export const selection = defineMessage('market.filters.selection', 'Selection');
export const matching = defineMessage('market.filters.matching', 'Matching');

// Filter column and sheet.

export const filtersTitle = defineMessage('market.filters.filtersTitle', 'Filters');
export const loadingFilters = defineMessage('market.filters.loadingFilters', 'Loading filters');
export const clearButton = defineMessage('market.filters.clearButton', 'Clear filters');
export const showResults = defineMessage('market.filters.showResults', 'Show results');
export const showCount = defineMessage(
  'market.filters.showCount',
  '{kind, select, talent {Show {count, plural, one {# talent} other {# talents}}} other {Show {count, plural, one {# job} other {# jobs}}}}',
);

// Filter values.

export const anyValue = defineMessage('market.filters.anyValue', 'Any');
export const anyCity = defineMessage('market.filters.anyCity', 'Any city');
export const fullStackOnly = defineMessage('market.filters.fullStackOnly', 'Full stack only');
export const specializationsOf = defineMessage('market.filters.specializationsOf', 'Specializations of {category}');
export const showAllValues = defineMessage('market.filters.showAllValues', 'Show all {count}');
export const showFewerValues = defineMessage('market.filters.showFewerValues', 'Show fewer');
export const searchSkills = defineMessage('market.filters.searchSkills', 'Search skills');
export const searchMainSkills = defineMessage('market.filters.searchMainSkills', 'Search main skills');
export const skillPlaceholder = defineMessage('market.filters.skillPlaceholder', 'Find a skill');
export const searchCountries = defineMessage('market.filters.searchCountries', 'Search countries');
export const countryPlaceholder = defineMessage('market.filters.countryPlaceholder', 'Find a country');
export const noOptions = defineMessage('market.filters.noOptions', 'Sorry, no matching options.');
export const rateFrom = defineMessage('market.filters.rateFrom', 'From');
export const rateTo = defineMessage('market.filters.rateTo', 'To');
export const ratesCrossed = defineMessage('market.filters.ratesCrossed', 'The lowest rate is above the highest.');
export const availableNow = defineMessage('market.filters.availableNow', 'Now');
export const availableInTwoWeeks = defineMessage('market.filters.availableInTwoWeeks', 'Within 2 weeks');
export const availableInMonth = defineMessage('market.filters.availableInMonth', 'Within a month');
export const availableInThreeMonths = defineMessage('market.filters.availableInThreeMonths', 'Within 3 months');

// Chips for active filters.

export const searchChip = defineMessage('market.filters.searchChip', '“{search}”');
export const selectionChip = defineMessage(
  'market.filters.selectionChip',
  '{kind, select, talent {{count, plural, one {# selected talent} other {# selected talents}}} other {{count, plural, one {# selected job} other {# selected jobs}}}}',
);
export const cityChip = defineMessage('market.filters.cityChip', 'City: {city}');
export const mainSkillChip = defineMessage('market.filters.mainSkillChip', 'Main: {skill}');
export const englishChip = defineMessage('market.filters.englishChip', 'English {level}');
/** {days} is 0, 14, 30 or 90. */
export const availabilityChip = defineMessage(
  'market.filters.availabilityChip',
  '{days, select, 0 {Available now} 14 {Available within 2 weeks} 30 {Available within a month} other {Available within 3 months}}',
);

// Matching modes and sort orders.

export const matchingRecommended = defineMessage('market.filters.matchingRecommended', 'Recommended');
export const matchingStrict = defineMessage('market.filters.matchingStrict', 'Strict');
export const matchingModerate = defineMessage('market.filters.matchingModerate', 'Moderate');
export const matchingAll = defineMessage('market.filters.matchingAll', 'All');
export const sortRelevance = defineMessage('market.filters.sortRelevance', 'Relevance');
export const sortUpdated = defineMessage('market.filters.sortUpdated', 'Time: Newly Updated');
export const sortLowestRate = defineMessage('market.filters.sortLowestRate', 'Rate: Lowest First');
export const sortHighestRate = defineMessage('market.filters.sortHighestRate', 'Rate: Highest First');
