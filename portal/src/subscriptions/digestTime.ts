import type { DigestSchedule } from '@crewdock/contract/subscriptions';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { ownZone, zoneName } from '../browser/timeZone.ts';

/** Names of the weekdays, starting with Monday, which is weekday 1 in schedules. */
export const WEEKDAYS = [
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
  messages.sunday,
];

/** Returns the default schedule of a new subscription. */
export function newSchedule(): DigestSchedule {
  return { frequency: 'daily', hour: 9, weekday: 1, time_zone: ownZone() };
}

/** Formats `Every Monday at 9:00 (Europe/Berlin)`. */
export function describeSchedule({ frequency, hour, weekday, time_zone }: DigestSchedule): string {
  const values = { time: formatHour(hour), zone: zoneName(time_zone) };
  if (frequency !== 'weekly') return t(messages.everyDay, values);
  return t(messages.everyWeek, { ...values, weekday: t(WEEKDAYS[weekday - 1]!) });
}

export function formatHour(hour: number): string {
  return `${hour}:00`;
}
