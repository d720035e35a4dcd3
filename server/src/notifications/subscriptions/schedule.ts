import type { DigestSchedule } from '@crewdock/contract/subscriptions';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';

type Subscription = Pick<
  Selectable<Schema['resource_subscription']>,
  keyof DigestSchedule | 'confirmed_at' | 'unsubscribed_at' | 'is_paused' | 'next_at' | 'mailed_at'
>;

/** A change of a schedule. Omitted fields and null leave the value unchanged. */
export type ScheduleChange = { [Field in keyof DigestSchedule]?: DigestSchedule[Field] | null | undefined };

/** Minimum number of local days between two emails, even after a late email or a changed schedule. */
const MIN_DAYS_BETWEEN = { daily: 1, weekly: 3 };

/** Builds the SQL condition for active subscriptions whose next digest is due. */
export function isDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`confirmed_at is not null and unsubscribed_at is null and not is_paused and next_at <= ${now}`;
}

/** Returns whether a subscription is active and not paused. */
export function isSending({ confirmed_at, unsubscribed_at, is_paused }: Subscription): boolean {
  return confirmed_at !== null && unsubscribed_at === null && !is_paused;
}

/**
 * Returns the first sending time after `after`. Hours are local wall-clock time. If a clock change skips the hour, the
 * digest is sent later by the length of the change; a repeated hour counts once.
 */
export function nextDigestAt(
  { frequency, hour, weekday, time_zone }: DigestSchedule,
  after: Date,
  mailedAt: Date | null,
): Date {
  const localDay = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(time_zone).toPlainDate();
  const earliestDay = mailedAt && localDay(mailedAt).add({ days: MIN_DAYS_BETWEEN[frequency] });
  for (let day = localDay(after); ; day = day.add({ days: 1 })) {
    if (frequency === 'weekly' && day.dayOfWeek !== weekday) continue;
    if (earliestDay && Temporal.PlainDate.compare(day, earliestDay) < 0) continue;
    const at = day.toZonedDateTime({ timeZone: time_zone, plainTime: { hour } }).epochMilliseconds;
    if (at > after.getTime()) return new Date(at);
  }
}

/**
 * Returns the columns of the schedule after a change. A digest that is already due stays due: it is sent late, not
 * skipped.
 */
export function changedSchedule(
  former: Subscription,
  { frequency, hour, weekday, time_zone }: ScheduleChange,
  now: Date,
): DigestSchedule & { next_at: Date } {
  const schedule = {
    frequency: frequency ?? former.frequency,
    hour: hour ?? former.hour,
    weekday: weekday ?? former.weekday,
    time_zone: time_zone ?? former.time_zone,
  };
  const staysDue = isSending(former) && former.next_at <= now;
  return { ...schedule, next_at: staysDue ? former.next_at : nextDigestAt(schedule, now, former.mailed_at) };
}
