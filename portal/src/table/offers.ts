import { useQuery } from '@tanstack/react-query';
import { type AnyTable, type Choice, wordOf } from './look.ts';
import { optionsQuery } from './queries.ts';

/** One of what can be chosen for a column. */
export interface Offer {
  /** As addresses have it. */
  id: string;
  label: string;
  choice: Choice;
}

/** All that can be chosen for a column, where it is little enough to be offered at once; nothing until it is known. */
export function useOffers(at: AnyTable, column: string, isAsked = true): Offer[] {
  const definition = at.table.row[column]!;
  const { data } = useQuery({ ...optionsQuery(at.table, column, {}), enabled: isAsked && isFew(at, column) });
  if ('values' in definition) {
    return definition.values.map((value) => ({ id: value, label: wordOf(at, column, value), choice: value }));
  }
  if (definition.type === 'flag') {
    return [true, false].map((is) => ({ id: String(is), label: wordOf(at, column, String(is)), choice: is }));
  }
  const entries = data?.map(({ id, name }) => ({ id: String(id), label: name, choice: { id, name } })) ?? [];
  return definition.isNullable ? [...entries, { id: '', label: 'None', choice: null }] : entries;
}

/** Entries of a dictionary that is offered whole. */
export function isFew({ table }: AnyTable, column: string): boolean {
  const definition = table.row[column]!;
  return 'isFew' in definition && definition.isFew === true;
}
