import { isolatedText } from '@crewdock/contract/isolated-text';
import { shortDate } from '@crewdock/sdk/cards/date';
import type { FilterKind, Options } from '@crewdock/contract/table';
import { t } from '../i18n/translate.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { type AnyTable, getValueLabel } from './look.ts';
import * as messages from './messages.ts';

/** Kinds of filters whose value is typed. */
export const TYPED_FILTERS: ReadonlySet<FilterKind> = new Set(['is', 'range', 'days']);

/**
 * Returns an active filter as text: `Kind: Registration, Card`. `names`: names of the referenced entries, by column.
 */
export function filterWords(at: AnyTable, column: string, value: string, names: Record<string, Options>): string {
  const { label } = at.look.columns[column]!;
  switch (at.table.filters[column]) {
    case 'has':
      return t(value === '1' ? messages.filterWith : messages.filterWithout, { column: label });
    case 'holds':
      return `${label}: ${getValueLabel(at, column, String(value === '1'))}`;
    case 'days': {
      const [, min, max] = /^(\d{4}-\d\d-\d\d)?-(\d{4}-\d\d-\d\d)?$/.exec(value) ?? [];
      if (min && max) return t(messages.filterDays, { column: label, from: dayOf(min), to: dayOf(max) });
      if (max) return t(messages.filterDaysTo, { column: label, to: dayOf(max) });
      return t(messages.filterDaysFrom, { column: label, from: dayOf(min ?? '') });
    }
    case 'range':
      return `${label} ${value}`;
    case 'is':
      return `${label}: ${isolatedText(value)}`;
    default: {
      const isOwn = 'values' in at.table.row[column]!;
      const nameOf = (id: string) => names[column]?.find((entry) => String(entry.id) === id)?.name ?? '…';
      const picked = value.split(',').map((id) => (isOwn ? getValueLabel(at, column, id) : nameOf(id)));
      return `${label}: ${picked.map(isolatedText).join(', ')}`;
    }
  }
}

/** Formats a number of rows. The server counts at most ten thousand rows. */
export function countWords(count: number): string {
  return count > 10_000 ? '10,000+' : formatNumber(count);
}

function dayOf(day: string): string {
  return shortDate(`${day}T12:00:00`);
}
