/** English texts of the talent list. */
export const talentWords = {
  title: 'Talents',
  search: 'Search talents',
  count: '{n} talent|{n} talents',
  more: 'Show more talents',
  none: 'No talents here yet',
  nothing: 'No talents fit all of this',
  verified: 'Verified',
};
