import { ENGAGEMENT_TYPE_LABELS, RELOCATION_LABELS } from '@crewdock/contract/engagement-types';
import type { Message } from '@crewdock/contract/message';
import { RESOURCE_STATUSES, type ResourceStatus } from '@crewdock/contract/resource-status';
import type { Resource } from '@crewdock/contract/resources';
import { shortDay } from '@crewdock/sdk/cards/date';
import { rateLabel } from '@crewdock/sdk/cards/rate';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import type { Sort } from './queries.ts';
import { getDistinctNames } from '../ui/format/distinctNames.ts';

export const RESOURCE_STATUS_LABELS: Record<ResourceStatus, Message<object>> = {
  available: messages.statusAvailable,
  unknown: messages.statusUnknown,
  placed: messages.statusPlaced,
  unavailable: messages.statusUnavailable,
};

/** Sort orders of resources. The first is the default. */
export const RESOURCE_SORT_IDS = ['-offered', 'available', 'rate', '-rate'] as const satisfies Sort[];

const SORT_LABELS: Record<Sort, Message<object>> = {
  '-offered': messages.sortLatest,
  available: messages.sortAvailable,
  rate: messages.sortLowestRate,
  '-rate': messages.sortHighestRate,
};

export function getResourceSortOptions(): { id: Sort; label: string }[] {
  return RESOURCE_SORT_IDS.map((id) => ({ id, label: t(SORT_LABELS[id]) }));
}

export function getResourceStatusOptions(): { id: ResourceStatus; label: string }[] {
  return RESOURCE_STATUSES.map((id) => ({ id, label: t(RESOURCE_STATUS_LABELS[id]) }));
}

/** Formats `Free now`, or `Free from 3 Jan 2027`. */
export function freeFrom({ available_from }: Pick<Resource, 'available_from'>, now = new Date()): string {
  if (available_from <= now.toISOString().slice(0, 10)) return t(messages.freeNow);
  return t(messages.freeFrom, { date: shortDay(available_from) });
}

export function resourceRate({ hourly_rate, monthly_rate }: Pick<Resource, 'hourly_rate' | 'monthly_rate'>): string {
  return rateLabel({ hourly_rate: one(hourly_rate), monthly_rate: one(monthly_rate) });
}

export function formatResourceLocation({ city, country }: Pick<Resource, 'city' | 'country'>): string {
  return [city, country?.label].filter(Boolean).join(', ');
}

/** Formats `C2C, W2`; empty if there are none. */
export function formatEngagementTypes({ engagement_types }: Pick<Resource, 'engagement_types'>): string {
  return engagement_types.map((type) => t(ENGAGEMENT_TYPE_LABELS[type])).join(', ');
}

/** Formats `Open to relocation`; empty if unknown. */
export function formatRelocation({ relocation }: Pick<Resource, 'relocation'>): string {
  return relocation === null ? '' : t(RELOCATION_LABELS[relocation ? 'yes' : 'no']);
}

function one(amount: number | null) {
  return amount === null ? null : { min: amount, max: amount };
}

/** Returns accessible names of resources by uid. Resources with the same name also get their title. */
export function nameResources(resources: readonly Resource[]): ReadonlyMap<string, string> {
  return getDistinctNames(resources, {
    key: ({ uid }) => uid,
    name: ({ name }) => name,
    details: [({ title }) => title, formatResourceLocation],
  });
}
