import type { AvailableWithin } from '@crewdock/contract/card-fields';
import type { FilterCost, MarketQuery } from '@crewdock/contract/market';

export const MARKET_SORT_OPTIONS = [
  { id: '-1', label: 'Relevance' },
  { id: '-modified', label: 'Time: Newly Updated' },
  { id: 'rate', label: 'Rate: Lowest First' },
  { id: '-rate', label: 'Rate: Highest First' },
] as const satisfies { id: MarketQuery['sortBy']; label: string }[];

export const MATCHING_OPTIONS = [
  { id: 'recommended', label: 'Recommended' },
  { id: 'strict', label: 'Strict' },
  { id: 'moderate', label: 'Moderate' },
  { id: 'all', label: 'All' },
] as const satisfies { id: MarketQuery['matching']; label: string }[];

export const AVAILABILITY_LABELS: Record<AvailableWithin, string> = {
  0: 'Now',
  14: 'Within 2 weeks',
  30: 'Within a month',
  90: 'Within 3 months',
};

export const FILTER_LABELS: Record<FilterCost['filter'], string> = {
  skills: 'Skills',
  main_skills: 'Main skills',
  category: 'Category',
  specializations: 'Specialization',
  fullStack: 'Full stack',
  seniority: 'Seniority',
  english: 'English',
  hourlyRate: 'Hourly rate',
  monthlyRate: 'Monthly rate',
  availability: 'Availability',
  engagement: 'Engagement',
  work_mode: 'Work mode',
  industry: 'Industry',
  location: 'Location',
  city: 'City or region',
  search: 'Search',
  ids: 'Picked cards',
  matching: 'Matching',
};
