import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';

/** Formats a talent's rate: `$54/hr`, `$6,500/month` or "Rate on request". */
export function formatTalentRate({
  hourly_rate,
  monthly_rate,
}: Record<'hourly_rate' | 'monthly_rate', number | null>): string {
  if (hourly_rate !== null) return formatRate(hourly_rate, 'hr');
  return monthly_rate === null ? RATE_ON_REQUEST : formatRate(monthly_rate, 'month');
}

/** Formats a range: `$40/hr to $60/hr`, `up to $60/hr`, `from $40/hr`; '' without bounds. */
export function formatRateRange(
  range: { min: number | null; max: number | null } | null | undefined,
  unit: 'hr' | 'month',
): string {
  if (!range) return '';
  const { min, max } = range;
  if (min !== null && max !== null)
    return min === max ? formatRate(min, unit) : `${formatRate(min, unit)} to ${formatRate(max, unit)}`;
  if (max !== null) return `up to ${formatRate(max, unit)}`;
  return min === null ? '' : `from ${formatRate(min, unit)}`;
}

function formatRate(amount: number, unit: 'hr' | 'month'): string {
  return `$${amount.toLocaleString('en-US')}/${unit}`;
}
