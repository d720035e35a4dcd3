/** Available ones are offered; of unknown ones nobody has said for a while whether they are. */
export const RESOURCE_STATUSES = ['available', 'unknown', 'placed', 'unavailable'] as const;
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

/** Days after which a resource that nobody has confirmed is unknown. */
export const FRESH_DAYS = 14;
