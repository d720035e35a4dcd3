import { calendarDate } from '@crewdock/contract/short-date';

/** Formats a day in a time zone: `Tuesday 3 Mar 2026`. */
export function formatDayInZone(iso: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: zone,
  });
  const { weekday, year, month, day } = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  ) as Record<string, string>;
  return `${weekday} ${calendarDate(Number(year), Number(month), Number(day))}`;
}

/** Formats a time of day in a time zone: `10:00`. */
export function clockIn(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(iso));
}

/** Formats an interval in a time zone: `Tuesday 3 Mar 2026, 10:00–10:30`. */
export function timeIn(starts: string, ends: string, zone: string): string {
  return `${formatDayInZone(starts, zone)}, ${clockIn(starts, zone)}–${clockIn(ends, zone)}`;
}

/**
 * Returns the instant of a local day (`2026-03-29`) and time (`10:00`) in a time zone; null if a clock change skips
 * that time.
 */
export function instantIn(day: string, time: string, zone: string): Date | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  // Tries the UTC offsets before and after a possible clock change, and returns the instant that has the tried offset.
  for (const around of [wall - DAY_MS, wall + DAY_MS]) {
    const at = wall - aheadAt(around, zone);
    if (at + aheadAt(at, zone) === wall) return new Date(at);
  }
  return null;
}

const DAY_MS = 86_400_000;

/** Returns the UTC offset of a time zone at an instant, in milliseconds. */
function aheadAt(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
