import type { TalentListMessageKey } from '@crewdock/sdk/elements';

/** English messages of the talent list. */
export const talentWords = {
  title: 'Talents',
  search: 'Search talents',
  count: '{n} talent|{n} talents',
  more: 'Show more talents',
  none: 'No talents yet',
  nothing: 'No talents match all filters',
  verified: 'Verified',
} satisfies Record<TalentListMessageKey, string>;
