import type { LanguageLevel } from '@crewdock/contract/languages';
import type { Rate } from '@crewdock/contract/cards';
import { formatUtcShortDate } from '../../core/text/short-date.ts';
import * as cv from '../../core/messages/cv.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a language: `German` for `de`. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}

export function formatCvLanguageLevel(level: LanguageLevel): string {
  return level === 'native' ? formatMessage(cv.nativeLevel) : level;
}

/** Formats years of experience: `9 yrs`. */
export function formatYears(count: number): string {
  if (count === 0) return formatMessage(cv.lessThanYear);
  return formatMessage(cv.years, { count });
}

/** Formats two years as `2010 to 2014`. Either year may be missing. */
export function formatStudyPeriod(from: number | null, to: number | null): string {
  if (to === null || from === to) return String(from ?? '');
  return from === null ? formatMessage(cv.until, { year: to }) : formatMessage(cv.period, { from, to });
}

/** Formats when the talent is available; empty if not specified. */
export function formatCvAvailability(day: string | null, notice: number | null, now: Date): string {
  if (notice !== null) return notice === 0 ? formatMessage(cv.now) : formatMessage(cv.notice, { days: notice });
  if (day === null) return '';
  return day <= now.toISOString().slice(0, 10)
    ? formatMessage(cv.now)
    : formatMessage(cv.from, { day: formatUtcShortDate(day) });
}

/** Formats a rate: `$54/hr`. */
export function formatRate({ min, max }: Rate, unit: 'hr' | 'month'): string {
  return `$${(min ?? max ?? 0).toLocaleString('en')}/${unit}`;
}
