import { isolatedText } from '@crewdock/contract/isolated-text';
import { createContext, use } from 'react';

/** Accessible names of a list's rows by key, for the buttons in the rows. Created by `getDistinctNames`. */
export const RowNames = createContext<ReadonlyMap<string, string>>(new Map());

/** Returns the accessible name of a row for its buttons. Returns `name` outside of a list. */
export function useRowName(key: number | string, name: string): string {
  return use(RowNames).get(String(key)) ?? isolatedText(name);
}
