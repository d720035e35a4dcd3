import { isolatedText } from '@crewdock/contract/isolated-text';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Naming<T> {
  key: (item: T) => string;
  name: (item: T) => string;
  /** Details that can distinguish items with the same name, best first. Items without a detail have ''. */
  details: readonly ((item: T) => string)[];
}

/**
 * Returns the accessible name of each item by key. Items with the same name also get the first detail that differs
 * between all of them or, if there is none, their position among them: `Ana, 1 of 2`.
 */
export function getDistinctNames<T>(
  items: readonly T[],
  { key, name, details }: Naming<T>,
): ReadonlyMap<string, string> {
  const names = [...Map.groupBy(items, name)].flatMap(([shared, group]) => {
    const detail = details.find((each) => isDistinct(group.map(each)));
    return group.map((item, at): [string, string] => {
      const rest =
        group.length === 1 ? [] : [detail?.(item) ?? t(messages.place, { place: at + 1, count: group.length })];
      return [key(item), [shared, ...rest].map(isolatedText).join(', ')];
    });
  });
  return new Map(names);
}

function isDistinct(values: readonly string[]): boolean {
  return !values.includes('') && new Set(values).size === values.length;
}
