import type { LanguageLevel } from '@crewdock/contract/languages';

/** `Mar 2019 to now`, `2010 to 2014`, `until 2014`. '' where nothing is known. */
export function span(from: string | null, to: string | null): string {
  if (from === to || to === null) return from ?? '';
  return from === null ? `until ${to}` : `${from} to ${to}`;
}

export function notice(days: number): string {
  return days === 0 ? 'Now' : `${days} days’ notice`;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** `German` of `de`. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}

const LEVELS: Partial<Record<LanguageLevel, string>> = { native: 'Native' };

export function levelName(level: LanguageLevel): string {
  return LEVELS[level] ?? level;
}

/** `Europe/Berlin (UTC+1)`, as it is at that time. */
export function timeZoneName(name: string, now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(now);
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';
    const called = name.replaceAll('_', ' ');
    return offset && called !== 'UTC' ? `${called} (${offset})` : called;
  } catch {
    // A zone that this browser doesn't know yet.
    return name;
  }
}
