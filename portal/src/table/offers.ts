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

/** What is chosen with an offer. */
export function choiceOf({ table }: AnyTable, column: string, { id, label }: Omit<Offer, 'choice'>): Choice {
  const definition = table.row[column]!;
  if ('values' in definition) return id;
  if (definition.type === 'flag') return id === 'true';
  return id === '' ? null : { id: Number(id), name: label };
}

/** All that can be chosen for a column, where it is little enough to be offered at once; nothing until it is known. */
export function useOffers(at: AnyTable, column: string): Offer[] {
  const definition = at.table.row[column]!;
  const { data } = useQuery({ ...optionsQuery(at.table, column, {}), enabled: isFew(at, column) });
  const labelled = (id: string) => ({ id, label: wordOf(at, column, id) });
  const entries = data?.map(({ id, name }) => ({ id: String(id), label: name })) ?? [];
  return offered().map((offer) => ({ ...offer, choice: choiceOf(at, column, offer) }));

  function offered(): Omit<Offer, 'choice'>[] {
    if ('values' in definition) return definition.values.map(labelled);
    if (definition.type === 'flag') return ['true', 'false'].map(labelled);
    return definition.isNullable ? [...entries, { id: '', label: 'None' }] : entries;
  }
}

/** One of a few, all of which are offered. */
export function isPicked(at: AnyTable, column: string): boolean {
  return 'values' in at.table.row[column]! || isFew(at, column);
}

/** Entries of a dictionary that is offered whole. */
export function isFew({ table }: AnyTable, column: string): boolean {
  const definition = table.row[column]!;
  return 'isFew' in definition && definition.isFew === true;
}
