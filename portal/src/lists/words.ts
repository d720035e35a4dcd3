import type { CardList } from '@crewdock/contract/lists';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { formatCardCount } from '../cards/words.ts';
import { getDistinctNames } from '../ui/format/distinctNames.ts';

/** Formats `3 talents · 1 job`, or a message that the list is empty. */
export function formatListContents({
  talents_count,
  requests_count,
}: Pick<CardList, 'talents_count' | 'requests_count'>): string {
  const counted = [
    talents_count > 0 && formatCardCount('talent', talents_count),
    requests_count > 0 && formatCardCount('request', requests_count),
  ].filter(Boolean);
  return counted.length > 0 ? counted.join(' · ') : t(messages.emptyContents);
}

/** Returns accessible names of lists by id. Lists with the same name also get their contents. */
export function nameLists(lists: readonly CardList[]): ReadonlyMap<string, string> {
  return getDistinctNames(lists, {
    key: ({ id }) => String(id),
    name: ({ name }) => name,
    details: [formatListContents],
  });
}
