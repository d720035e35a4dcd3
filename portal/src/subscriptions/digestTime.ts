import type { DigestSchedule } from '@crewdock/contract/subscriptions';
import { ownZone, zoneName } from '../browser/timeZone.ts';

/** Starts with Monday, which is weekday 1 in schedules. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The default schedule of a new subscription. */
export function newSchedule(): DigestSchedule {
  return { frequency: 'daily', hour: 9, weekday: 1, time_zone: ownZone() };
}

/** Formats `Every Monday at 9:00 (Europe/Berlin)`. */
export function describeSchedule({ frequency, hour, weekday, time_zone }: DigestSchedule): string {
  const day = frequency === 'weekly' ? WEEKDAYS[weekday - 1] : 'day';
  return `Every ${day} at ${formatHour(hour)} (${zoneName(time_zone)})`;
}

export function formatHour(hour: number): string {
  return `${hour}:00`;
}
