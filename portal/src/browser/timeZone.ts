/** The browser's time zone, or UTC if the browser cannot determine the time zone: the API rejects `Etc/Unknown`. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}

/** Display name of a time zone, such as `America/New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
