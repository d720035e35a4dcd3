import { type CardKind, KINDS, type MarketType, parseCardKind } from '@crewdock/contract/kinds';
import { type MarketUrlView, viewString } from '@crewdock/sdk/market/view';
import { atom } from 'nanostores';
import { browserStorage } from '../../browser/storage.ts';

/** A named market view. The query string contains only non-default values. */
export interface SavedFilter {
  id: number;
  type: MarketType;
  name: string;
  /** The view as a query string. */
  query: string;
}

const KEY = 'savedFilters';

export const $savedFilters = atom<SavedFilter[]>(stored());

export function saveFilter(kind: CardKind, name: string, view: MarketUrlView): void {
  const id = Math.max(0, ...$savedFilters.get().map((filter) => filter.id)) + 1;
  keep([
    ...$savedFilters.get(),
    { id, type: KINDS[kind].market, name, query: viewString({ ...view, ids: undefined }) },
  ]);
}

export function renameFilter(id: number, name: string): void {
  keep($savedFilters.get().map((filter) => (filter.id === id ? { ...filter, name } : filter)));
}

/** Deletes a saved filter and returns a function that restores it at its previous position. */
export function deleteFilter(id: number): () => void {
  const before = $savedFilters.get();
  const at = before.findIndex((filter) => filter.id === id);
  keep(before.filter((filter) => filter.id !== id));
  return () => keep($savedFilters.get().toSpliced(at, 0, before[at]!));
}

function keep(filters: SavedFilter[]): void {
  $savedFilters.set(filters);
  browserStorage.set(KEY, JSON.stringify(filters));
}

function stored(): SavedFilter[] {
  try {
    const value: unknown = JSON.parse(browserStorage.get(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isSavedFilter) : [];
  } catch {
    return [];
  }
}

/** Validates stored data, because users can edit local storage. */
function isSavedFilter(value: Partial<SavedFilter> | null): value is SavedFilter {
  return (
    typeof value?.id === 'number' &&
    typeof value.name === 'string' &&
    typeof value.query === 'string' &&
    parseCardKind(value.type) !== undefined
  );
}
