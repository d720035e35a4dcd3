import { shortDate } from '@crewdock/sdk/cards/date';

/** `7 Mar 2026, 14:05`, in the reader's time zone. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return `${shortDate(iso)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `7 Mar 2026, 14:05:09`, in the reader's time zone. */
export function formatSecond(iso: string): string {
  return `${formatMoment(iso)}:${twoDigits(new Date(iso).getSeconds())}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
