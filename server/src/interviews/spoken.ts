import { weekdayDate } from '../core/text/short-date.ts';

/** Formats a period with its time zone: `Tuesday 3 Mar 2026, 10:00–10:30 (Europe/Berlin)`. */
export function spokenTime(starts: Date, ends: Date, zone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  return `${weekdayDate(starts, zone)}, ${clock.format(starts)}–${clock.format(ends)} (${zone.replaceAll('_', ' ')})`;
}

/** Formats the time in both people's time zones, or once if the zones are the same. */
export function spokenTimes(starts: Date, ends: Date, zones: (string | null)[]): string {
  const told = [...new Set(zones.filter((zone) => zone !== null))];
  return told.map((zone) => spokenTime(starts, ends, zone)).join('\n');
}
