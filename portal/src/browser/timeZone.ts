/** Returns the browser's time zone, or UTC if the browser cannot determine it: the API rejects `Etc/Unknown`. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}

/** Formats a time zone for display, such as `America/New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
