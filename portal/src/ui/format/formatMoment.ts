import { shortDate } from '@crewdock/sdk/cards/date';

/** Formats a time in the user's time zone: `7 Mar 2026, 14:05`. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return `${shortDate(iso)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Formats a time in the user's time zone, with seconds: `7 Mar 2026, 14:05:09`. */
export function formatSecond(iso: string): string {
  return `${formatMoment(iso)}:${twoDigits(new Date(iso).getSeconds())}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
