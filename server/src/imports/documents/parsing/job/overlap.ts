import type { Found } from '@crewdock/contract/resumes';
import { foundIn, type TextPiece } from './lines.ts';
import { COUNT, parseCount } from './numbers.ts';
import { findTimeZone } from './time-zones.ts';

interface Overlap {
  overlap_time_zone: Found<string> | null;
  overlap_hours: Found<number> | null;
}

const HOUR = String.raw`(?:h|hrs?|hours?|std\.?|stunden?|horas?|heures?|godzin\p{L}*|годин\p{L}*)`;
const COMMON =
  /overlap|uberschneid|uberlapp|solap|in common|gemeinsam|chevauch|recouvre|within (?:our|the|their) (?:working |office |business |core )?hours|перетин|pokryw/u;
const HOURS = new RegExp(
  String.raw`(?<![\p{L}\d:.])(${COUNT})(?:\s?(?:-|–|to)\s?\d{1,2})?\s?\+?[\s-]?${HOUR}(?!\p{L})`,
  'u',
);
const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d\d))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h)?`;
const FROM_TO = new RegExp(
  String.raw`(?<![\d.,/$€£:-])${CLOCK}\s?(?:-|–|—|to|until|till|and|bis|und|a|y|à)\s?${CLOCK}(?![\d%/])(?!\s?(?:years?|yrs|jahre|days|months|hours?|hrs|usd|eur))`,
  'u',
);
/** "CET working hours" and "9 to 5 in CET" are whole days. */
const WORKING_HOURS =
  /(?<!\p{L})(?:working|business|office|core|normal|regular|est|edt|et|pst|pdt|pt|cst|mst|cet|cest|gmt|bst|eet|aest|eastern|pacific|uk|british|london) (?:hours|times)(?!\p{L})|(?<!\p{L})(?:arbeitszeit\p{L}*|geschaftszeiten|horario)/u;
const SHORTENED_DAY = /\d\s?(?:hours?|hrs?|h)\b|[±]|\+\s?\/\s?-|[+-]\s?\d|flexible/u;
const ELSE =
  /(?<!\p{L})(?:interviews?|call me|phone|reach me|erreichbar|telefonisch|hotline|opening hours|start times|flexitime|gleitzeit)(?!\p{L})/u;
const DAY_HOURS = 8;
const HOURS_MAX = 12;

/**
 * Finds the required daily overlap with the working hours of a time zone. Returns both values or neither: a time zone
 * alone tells where people live, and hours alone are working time.
 */
export function findJobOverlap(sentences: readonly TextPiece[]): Overlap {
  for (const read of [commonHours, clockHours, workingHours]) {
    for (const sentence of sentences) {
      if (ELSE.test(sentence.key)) continue;
      const zone = findTimeZone(sentence.text);
      const found = zone && read(sentence.key);
      if (found && found.hours >= 1 && found.hours <= HOURS_MAX)
        return {
          overlap_time_zone: foundIn(zone, found.sure, sentence),
          overlap_hours: foundIn(found.hours, found.sure, sentence),
        };
    }
  }
  return { overlap_time_zone: null, overlap_hours: null };
}

/** `at least 4 hours overlap with EST` */
function commonHours(key: string): { hours: number; sure: number } | null {
  if (!COMMON.test(key)) return null;
  const written = HOURS.exec(key)?.[1];
  return written === undefined ? null : { hours: parseCount(written), sure: 0.9 };
}

/** `between 10:00 and 14:00 CET` */
function clockHours(key: string): { hours: number; sure: number } | null {
  const found = FROM_TO.exec(key);
  if (!found) return null;
  const [, hour, minute, half, endHour, endMinute, endHalf] = found;
  // Two plain numbers are times of day only if minutes, am or pm, or a word show it.
  if (!minute && !half && !endMinute && !endHalf && !WORKING_HOURS.test(key)) return null;
  const end = timeOf(endHour!, endMinute, endHalf);
  const start = timeOf(hour!, minute, half ?? (isBefore(hour!, endHour!) ? endHalf : undefined));
  if (start === null || end === null) return null;
  const hours = Math.floor(end > start ? end - start : end + 12 - start);
  return { hours, sure: 0.8 };
}

/** `CET working hours` */
function workingHours(key: string): { hours: number; sure: number } | null {
  return WORKING_HOURS.test(key) && !SHORTENED_DAY.test(key) ? { hours: DAY_HOURS, sure: 0.7 } : null;
}

/** Whether the `am` or `pm` of the end applies to both times: `2-6 pm`, but not `9-5 pm`. */
function isBefore(hour: string, endHour: string): boolean {
  return Number(hour) < Number(endHour);
}

function timeOf(hour: string, minute: string | undefined, half: string | undefined): number | null {
  const [whole, part] = [Number(hour), Number(minute ?? 0) / 60];
  if (whole > 24 || part >= 1) return null;
  if (half?.startsWith('p')) return (whole % 12) + 12 + part;
  return half?.startsWith('a') ? (whole % 12) + part : whole + part;
}
