import { defineMessage } from '@crewdock/contract/message';

// Subscription filters, in emails and in the settings.

// Filter names.
export const search = defineMessage('filters.search', 'Search');
export const skills = defineMessage('filters.skills', 'Skills');
export const mainSkills = defineMessage('filters.mainSkills', 'Main skills');
export const category = defineMessage('filters.category', 'Category');
export const specialization = defineMessage('filters.specialization', 'Specialization');
export const fullStack = defineMessage('filters.fullStack', 'Full stack');
export const seniority = defineMessage('filters.seniority', 'Seniority');
export const english = defineMessage('filters.english', 'English');
export const hourlyRate = defineMessage('filters.hourlyRate', 'Hourly rate');
export const monthlyRate = defineMessage('filters.monthlyRate', 'Monthly rate');
export const rate = defineMessage('filters.rate', 'Rate');
export const available = defineMessage('filters.available', 'Available');
export const workMode = defineMessage('filters.workMode', 'Work mode');
export const engagement = defineMessage('filters.engagement', 'Engagement');
export const location = defineMessage('filters.location', 'Location');
export const country = defineMessage('filters.country', 'Country');
export const cityOrRegion = defineMessage('filters.cityOrRegion', 'City or region');
export const industry = defineMessage('filters.industry', 'Industry');
export const matching = defineMessage('filters.matching', 'Matching');
export const workAuthorization = defineMessage('filters.workAuthorization', 'Work authorization');
export const relocation = defineMessage('filters.relocation', 'Relocation');

// Values.
export const yes = defineMessage('filters.yes', 'yes');
export const orBetter = defineMessage('filters.orBetter', '{level} or better');
export const orLess = defineMessage('filters.orLess', '{level} or less');
export const availableNow = defineMessage('filters.availableNow', 'now');
export const availableWithin = defineMessage('filters.availableWithin', 'within {days} days');
export const allSkills = defineMessage('filters.allSkills', 'all skills');
export const mostSkills = defineMessage('filters.mostSkills', 'most skills');
export const anyCards = defineMessage('filters.anyCards', 'any cards');
