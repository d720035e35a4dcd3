import { shortDate } from '@crewdock/sdk/cards/date';
import type { Options } from '@crewdock/contract/table';
import { type AnyTable, wordOf } from './look.ts';

/** A value that can be asked for. */
export interface Offer {
  id: string;
  label: string;
}

/** What a filter by values offers: the column's own, or entries of another table, once they are known. */
export function offersOf(at: AnyTable, column: string, options: Record<string, Options> | undefined): Offer[] {
  const definition = at.table.row[column]!;
  if ('values' in definition)
    return definition.values.map((value) => ({ id: value, label: wordOf(at, column, value) }));
  return options?.[column]?.map(({ id, name }) => ({ id: String(id), label: name })) ?? [];
}

/** A filter that is on, in words: `Kind: Registration, Card`. */
export function filterWords(at: AnyTable, column: string, value: string, options?: Record<string, Options>): string {
  const { label } = at.look.columns[column]!;
  switch (at.table.filters[column]) {
    case 'has':
      return `${value === '1' ? 'With' : 'Without'} ${label}`;
    case 'days': {
      const [, min, max] = /^(\d{4}-\d\d-\d\d)?-(\d{4}-\d\d-\d\d)?$/.exec(value) ?? [];
      return `${label} ${[min && `from ${dayOf(min)}`, max && `to ${dayOf(max)}`].filter(Boolean).join(' ')}`;
    }
    case 'range':
      return `${label} ${value}`;
    default: {
      const offers = offersOf(at, column, options);
      const picked = value.split(',').map((id) => offers.find((offer) => offer.id === id)?.label ?? '…');
      return `${label}: ${picked.join(', ')}`;
    }
  }
}

/** Rows are counted up to ten thousand. */
export function countWords(count: number): string {
  return count > 10_000 ? '10,000+' : count.toLocaleString('en-US');
}

function dayOf(day: string): string {
  return shortDate(`${day}T12:00:00`);
}
