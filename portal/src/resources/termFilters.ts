import {
  ENGAGEMENT_TYPE_LABELS,
  ENGAGEMENT_TYPES,
  type EngagementType,
  RELOCATION_LABELS,
} from '@crewdock/contract/engagement-types';
import { WORK_AUTHORIZATION_MAX, WORK_AUTHORIZATIONS_MAX } from '@crewdock/contract/limits';
import { t } from '../i18n/translate.ts';
import type { ActiveValue } from '../market/activeValues.ts';
import { withTick } from '../market/filters/withTick.ts';
import type { ResourceMarketView, TermFilters } from './queries.ts';

/** Parses the filters by work authorization, engagement types and relocation in a URL; ignores malformed values. */
export function parseTermFilters(params: URLSearchParams): TermFilters {
  const list = (name: keyof TermFilters) => [...new Set(params.getAll(name).join(',').split(','))];
  const permits = list('work_authorization')
    .map((text) => text.trim())
    .filter((text) => text.length <= WORK_AUTHORIZATION_MAX && /^[^\0]*[\p{L}\p{N}][^\0]*$/u.test(text))
    .slice(0, WORK_AUTHORIZATIONS_MAX);
  const types = list('engagement_types').filter((type) => ENGAGEMENT_TYPES.includes(type as EngagementType));
  const relocation = params.get('relocation');
  return {
    ...(permits.length > 0 && { work_authorization: permits }),
    ...(types.length > 0 && { engagement_types: types as EngagementType[] }),
    ...((relocation === '1' || relocation === '0') && { relocation: relocation === '1' }),
  };
}

/** Adds the filters to the parameters of a URL. */
export function setTermFilters(
  params: URLSearchParams,
  { work_authorization, engagement_types, relocation }: TermFilters,
): void {
  if (work_authorization?.length) params.set('work_authorization', work_authorization.join(','));
  if (engagement_types?.length) params.set('engagement_types', engagement_types.join(','));
  if (relocation !== undefined) params.set('relocation', relocation ? '1' : '0');
}

/** Returns the active values of the filters, for display as chips. */
export function getActiveTerms({
  work_authorization = [],
  engagement_types = [],
  relocation,
}: TermFilters): ActiveValue[] {
  return [
    ...work_authorization.map((permit) => ({
      key: `work_authorization-${permit}`,
      label: permit,
      drop: (from: ResourceMarketView): ResourceMarketView => ({
        ...from,
        work_authorization: withTick(from.work_authorization, permit, false),
      }),
    })),
    ...engagement_types.map((type) => ({
      key: `engagement_types-${type}`,
      label: t(ENGAGEMENT_TYPE_LABELS[type]),
      drop: (from: ResourceMarketView): ResourceMarketView => ({
        ...from,
        engagement_types: withTick(from.engagement_types, type, false),
      }),
    })),
    ...(relocation === undefined
      ? []
      : [
          {
            key: 'relocation',
            label: t(RELOCATION_LABELS[relocation ? 'yes' : 'no']),
            drop: (from: ResourceMarketView): ResourceMarketView => ({ ...from, relocation: undefined }),
          },
        ]),
  ];
}
