import { ENGAGEMENT_TYPE_LABELS, RELOCATION_LABELS } from '@crewdock/contract/engagement-types';
import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { Resource } from '@crewdock/contract/resources';
import { relativeDate, shortDay } from '@crewdock/sdk/cards/date';
import { rateLabel } from '@crewdock/sdk/cards/rate';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { Sort } from './queries.ts';
import { getDistinctNames } from '../ui/format/distinctNames.ts';

export const RESOURCE_STATUS_LABELS: Record<ResourceStatus, string> = {
  available: 'Available',
  unknown: 'Unknown',
  placed: 'Placed',
  unavailable: 'Not free',
};

export const RESOURCE_SORT_OPTIONS = [
  { id: '-offered', label: 'Latest first' },
  { id: 'available', label: 'Free first' },
  { id: 'rate', label: 'Rate: Lowest First' },
  { id: '-rate', label: 'Rate: Highest First' },
] as const satisfies { id: Sort; label: string }[];

/** Formats `Free now`, or `Free from 3 Jan 2027`. */
export function freeFrom({ available_from }: Pick<Resource, 'available_from'>, now = new Date()): string {
  return available_from <= now.toISOString().slice(0, 10) ? 'Free now' : `Free from ${shortDay(available_from)}`;
}

export function resourceRate({ hourly_rate, monthly_rate }: Pick<Resource, 'hourly_rate' | 'monthly_rate'>): string {
  return rateLabel({ hourly_rate: one(hourly_rate), monthly_rate: one(monthly_rate) });
}

export function formatResourceLocation({ city, country }: Pick<Resource, 'city' | 'country'>): string {
  return [city, country?.label].filter(Boolean).join(', ');
}

/** Formats `C2C, W2`; empty if none is given. */
export function formatEngagementTypes({ engagement_types }: Pick<Resource, 'engagement_types'>): string {
  return engagement_types.map((type) => ENGAGEMENT_TYPE_LABELS[type]).join(', ');
}

/** Formats `Open to relocation`; empty if it is not given. */
export function formatRelocation({ relocation }: Pick<Resource, 'relocation'>): string {
  return relocation === null ? '' : RELOCATION_LABELS[relocation ? 'yes' : 'no'];
}

export function confirmedWhen(confirmed: string): string {
  return `Confirmed ${relativeDate(confirmed)}`;
}

/** Formats `1 resource` or `2,000 resources`. */
export function formatResourceCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'resource' : 'resources'}`;
}

function one(amount: number | null) {
  return amount === null ? null : { min: amount, max: amount };
}

/** Accessible names of resources by uid. Resources of the same name also get their title. */
export function nameResources(resources: readonly Resource[]): ReadonlyMap<string, string> {
  return getDistinctNames(resources, {
    key: ({ uid }) => uid,
    name: ({ name }) => name,
    details: [({ title }) => title, formatResourceLocation],
  });
}
