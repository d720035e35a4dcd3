import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

/** Formats hours as `5 h`, from 48 hours on as `2.4 days`; a dash for null. */
export function formatHours(value: number | null): string {
  if (value === null) return '–';
  if (value < 48) return t(messages.hours, { hours: Math.round(value * 10) / 10 });
  return t(messages.days, { days: Math.round((value / 24) * 10) / 10 });
}

/** Formats a share such as `34 %`; a dash if `whole` is 0. */
export function formatPercentage(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}
