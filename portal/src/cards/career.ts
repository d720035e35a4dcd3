import type { TalentDetails } from '@crewdock/contract/cards';
import type { LanguageLevel } from '@crewdock/contract/languages';
import { shortDay } from '@crewdock/sdk/cards/date';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

/** Formats `Mar 2019 to now`, `2010 to 2014` or `until 2014`; '' when both dates are unknown. */
export function formatDateRange(from: string | null, to: string | null): string {
  if (from === to || to === null) return from ?? '';
  return from === null ? t(messages.dateRangeUntil, { to }) : t(messages.dateRange, { from, to });
}

/** Returns the current month in local time, such as `2026-11`. */
export function getCurrentMonth(now: Date = new Date()): string {
  return localDay(now).slice(0, 7);
}

/** Formats `Now`, `From 3 Dec 2026` or `30 days’ notice`; null when not specified. */
export function formatTalentAvailability(
  { available_from, notice_period }: Pick<TalentDetails, 'available_from' | 'notice_period'>,
  now: Date = new Date(),
): string | null {
  if (available_from !== null) {
    return isOver(available_from, now)
      ? t(messages.availableNow)
      : t(messages.availableFrom, { date: shortDay(available_from) });
  }
  if (notice_period === null) return null;
  return formatNoticePeriod(notice_period);
}

export function formatNoticePeriod(days: number): string {
  return days === 0 ? t(messages.availableNow) : t(messages.noticePeriod, { days });
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the display name of a language code: `de` becomes `German`. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}

export function levelName(level: LanguageLevel): string {
  return level === 'native' ? t(messages.nativeLevel) : level;
}

/** Formats `French B2`, or `German (native)`. */
export function formatLanguageLevel({ code, level }: TalentDetails['languages'][number]): string {
  const language = languageName(code);
  return level === 'native' ? t(messages.nativeLanguage, { language }) : t(messages.languageLevel, { language, level });
}

/** Formats `Europe/Berlin (UTC+1)` with the offset at the time `now`. */
export function timeZoneName(name: string, now: Date = new Date()): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(now);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';
    const called = name.replaceAll('_', ' ');
    return offset && called !== 'UTC' ? `${called} (${offset})` : called;
  } catch {
    // The browser doesn't know this time zone, so the offset is omitted.
    return name;
  }
}

function isOver(day: string, now: Date): boolean {
  return day <= localDay(now);
}

function localDay(now: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
