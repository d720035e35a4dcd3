import type { FilterCost, MarketQuery } from '@crewdock/contract/market';

export const SORT_OPTIONS = [
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
  industry: 'Industry',
  location: 'Location',
  search: 'Search',
  ids: 'Picked cards',
  matching: 'Matching',
};
