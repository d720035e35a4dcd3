import type { FreeHours, FreeWeek } from '@crewdock/contract/booking';
import { DAYS_AHEAD_MAX } from '@crewdock/contract/interviews';
import type { Context } from '../core/context/context.ts';
import { requirePerson } from '../core/context/context.ts';
import { takenTimes } from './queries.ts';

/** Number of proposed times. It exceeds the maximum of an offer, because users choose from them. */
const PROPOSED = 40;
/** Minimum notice before an interview, in milliseconds. */
const NOTICE_MS = 2 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

export async function getFreeWeek(minutes: number, context: Context): Promise<FreeWeek> {
  const { db, now } = context;
  const { id } = requirePerson(context);
  const row = await db.selectFrom('free_week').where('person_id', '=', id).selectAll().executeTakeFirst();
  if (!row) return { time_zone: null, hours: [], times: [] };
  const taken = await takenTimes(db, id, { after: now });
  const times = timesWithin(row.hours, { zone: row.time_zone, minutes, now, taken });
  return { time_zone: row.time_zone, hours: row.hours, times: times.map((at) => at.toISOString()) };
}

export async function setFreeWeek(week: { time_zone: string; hours: FreeHours[] }, context: Context): Promise<void> {
  const said = { time_zone: week.time_zone, hours: JSON.stringify(week.hours), modified_at: context.now };
  await context.db
    .insertInto('free_week')
    .values({ person_id: requirePerson(context).id, ...said })
    .onConflict((own) => own.column('person_id').doUpdateSet(said))
    .execute();
}

interface Asked {
  /** IANA time zone name. */
  zone: string;
  minutes: number;
  now: Date;
  taken: { starts: Date; ends: Date }[];
}

/**
 * Returns the next free times of `minutes` length within the weekly hours. Hours are local wall-clock time: 10:00 stays
 * 10:00 across daylight saving changes, a skipped hour has no times, and a repeated hour counts once.
 */
export function timesWithin(hours: FreeHours[], { zone, minutes, now, taken }: Asked): Date[] {
  const earliest = now.getTime() + NOTICE_MS;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const times = new Set<number>();
  for (let ahead = 0; ahead < DAYS_AHEAD_MAX && times.size < PROPOSED; ahead++) {
    const day = today.add({ days: ahead });
    const starts = hours
      .filter(({ weekday }) => weekday === day.dayOfWeek)
      .flatMap((range) => startsOn(day, range, minutes, zone))
      .toSorted((one, other) => one - other);
    for (const start of starts) {
      const end = start + minutes * MINUTE_MS;
      if (start < earliest || taken.some((time) => start < time.ends.getTime() && end > time.starts.getTime()))
        continue;
      times.add(start);
    }
  }
  return [...times].slice(0, PROPOSED).map((at) => new Date(at));
}

function startsOn(day: Temporal.PlainDate, { from, to }: FreeHours, minutes: number, zone: string): number[] {
  const end = instantOf(day, to, zone);
  const starts: number[] = [];
  for (let at = from; at + minutes <= to; at += minutes) {
    const start = instantOf(day, at, zone);
    if (start === null) continue;
    // The interview must fit into the range both in local time and in elapsed time.
    if (end === null || start + minutes * MINUTE_MS <= end) starts.push(start);
  }
  return starts;
}

/** Converts a local time to an instant; null if a daylight saving change skips the local time. */
function instantOf(day: Temporal.PlainDate, minutes: number, zone: string): number | null {
  const wall = day.toPlainDateTime().add({ minutes });
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null;
}
