/**
 * Statuses of a resource. Only `available` resources are offered. `unknown`: the provider has not confirmed the
 * availability for `FRESH_DAYS` days.
 */
export const RESOURCE_STATUSES = ['available', 'unknown', 'placed', 'unavailable'] as const;
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

/** Days without confirmation after which a resource becomes `unknown`. */
export const FRESH_DAYS = 14;
