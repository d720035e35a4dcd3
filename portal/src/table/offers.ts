import { useQuery } from '@tanstack/react-query';
import { t } from '../i18n/translate.ts';
import { type AnyTable, type CellChoice, getValueLabel } from './look.ts';
import { optionsQuery } from './queries.ts';
import * as messages from './messages.ts';

export interface ColumnOption {
  /** Id as used in URLs. */
  id: string;
  label: string;
  choice: CellChoice;
}

/** Returns the choice that an option stands for. */
export function toChoice({ table }: AnyTable, column: string, { id, label }: Omit<ColumnOption, 'choice'>): CellChoice {
  const definition = table.row[column]!;
  if ('values' in definition) return id;
  if (definition.type === 'flag') return id === 'true';
  return id === '' ? null : { id: Number(id), name: label };
}

/** Returns all options of a column with few values or few referenced entries; empty until loaded. */
export function useOffers(at: AnyTable, column: string): ColumnOption[] {
  const definition = at.table.row[column]!;
  const { data } = useQuery({ ...optionsQuery(at.table, column, {}), enabled: isFew(at, column) });
  const labelled = (id: string) => ({ id, label: getValueLabel(at, column, id) });
  const entries = data?.map(({ id, name }) => ({ id: String(id), label: name })) ?? [];
  return offered().map((offer) => ({ ...offer, choice: toChoice(at, column, offer) }));

  function offered(): Omit<ColumnOption, 'choice'>[] {
    if ('values' in definition) return definition.values.map(labelled);
    if (definition.type === 'flag') return ['true', 'false'].map(labelled);
    return definition.isNullable ? [...entries, { id: '', label: t(messages.none) }] : entries;
  }
}

/** Whether the column is edited with a select that offers all options. */
export function isPicked(at: AnyTable, column: string): boolean {
  return 'values' in at.table.row[column]! || isFew(at, column);
}

/** Whether a value of the column is chosen by searching another table. */
export function isSearched(at: AnyTable, column: string): boolean {
  return at.table.row[column]!.type === 'ref' && !isFew(at, column);
}

/** Whether the column references a dictionary that is small enough to offer all of its entries. */
function isFew({ table }: AnyTable, column: string): boolean {
  const definition = table.row[column]!;
  return 'isFew' in definition && definition.isFew === true;
}
