import type { AvailableWithin } from '@crewdock/contract/card-fields';
import type { FilterCost, MarketQuery } from '@crewdock/contract/market';
import type { Message } from '@crewdock/contract/message';
import { t } from '../i18n/translate.ts';
import * as messages from './filters/messages.ts';

export function getMarketSortOptions(): { id: MarketQuery['sortBy']; label: string }[] {
  return [
    { id: '-1', label: t(messages.sortRelevance) },
    { id: '-modified', label: t(messages.sortUpdated) },
    { id: 'rate', label: t(messages.sortLowestRate) },
    { id: '-rate', label: t(messages.sortHighestRate) },
  ];
}

export function getMatchingOptions(): { id: MarketQuery['matching']; label: string }[] {
  return [
    { id: 'recommended', label: t(messages.matchingRecommended) },
    { id: 'strict', label: t(messages.matchingStrict) },
    { id: 'moderate', label: t(messages.matchingModerate) },
    { id: 'all', label: t(messages.matchingAll) },
  ];
}

export const AVAILABILITY_LABELS: Record<AvailableWithin, Message<object>> = {
  0: messages.availableNow,
  14: messages.availableInTwoWeeks,
  30: messages.availableInMonth,
  90: messages.availableInThreeMonths,
};

export const FILTER_LABELS: Record<FilterCost['filter'], Message<object>> = {
  skills: messages.skills,
  main_skills: messages.mainSkills,
  category: messages.category,
  specializations: messages.specialization,
  fullStack: messages.fullStack,
  seniority: messages.seniority,
  english: messages.english,
  hourlyRate: messages.hourlyRate,
  monthlyRate: messages.monthlyRate,
  availability: messages.availability,
  engagement: messages.engagement,
  work_mode: messages.workMode,
  industry: messages.industry,
  location: messages.location,
  city: messages.cityOrRegion,
  search: messages.search,
  ids: messages.selection,
  matching: messages.matching,
};
